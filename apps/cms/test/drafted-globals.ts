import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type GlobalSlug, type Payload, type TypedUser, ValidationError } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../src/access/roles.ts';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { previewMail } from '../src/cases/mail/preview-mail.ts';
import { config } from '../src/config.ts';
import { scheduledContent } from '../src/dashboard/content-work.ts';
import { migrationFolder } from '../src/db/adapter.ts';
import { draftedGlobals } from '../src/drafted-globals.ts';
import { contractRoute } from '../src/http/contract-route.ts';
import { getHeaders } from '../src/http/headers.ts';
import { getPagePreview } from '../src/http/pages.ts';
import { getSiteSettings } from '../src/http/site-settings.ts';
import { openFramePreview } from '../src/preview/frame-preview.ts';
import { createFrameToken, createPreviewToken, previewLifetime } from '../src/preview/preview-token.ts';
import { periodsOf } from '../src/publications/periods.ts';
import { schedulePublication } from '../src/record/scheduling.ts';
import { addEditor, openTestContent } from './test-content.ts';

const routes = {
  header: contractRoute('headers', getHeaders),
  'site-settings': contractRoute('site-settings', getSiteSettings),
  page: contractRoute('page-previews', getPagePreview),
};
const item = (title: string) => ({ items: [{ title, link: '/motor' }] });

/** Drafts of the header and the settings (decision 0031), on the database that DATABASE_URL names. */
export function describeDraftedGlobals(dialect: 'sqlite' | 'postgres'): void {
  describe(`drafts of the header and the settings on ${dialect}`, () => {
    let payload: Payload;
    let user: TypedUser;
    beforeAll(async () => {
      payload = await openTestContent();
      user = await addEditor(payload);
      await payload.create({ collection: 'pages', data: { name: 'home', title: 'Home', _status: 'published' } });
      await payload.updateGlobal({ slug: 'header', data: item('Published'), user });
      await payload.updateGlobal({ slug: 'header', locale: 'ar', data: { button_label: 'عرض سعر' }, user });
    });
    afterAll(() => payload?.destroy());

    const mine = () => ({ user, overrideAccess: false }) as const;
    const draft = (title: string) =>
      payload.updateGlobal({ slug: 'header', data: { ...item(title), _status: 'draft' }, draft: true, ...mine() });
    const publish = () => payload.updateGlobal({ slug: 'header', data: { _status: 'published' }, ...mine() });
    const rowsOf = async (collection: 'outbox' | 'purge-events' | 'audit-log') =>
      (await payload.find({ collection, pagination: false, sort: 'id' })).docs as unknown as Record<string, unknown>[];

    async function call(route: keyof typeof routes, query = '') {
      const headers = { authorization: `Bearer ${config.contentApiKeys[0]}` };
      const params = Promise.resolve({ name: 'home' });
      const response = await routes[route](new Request(`http://cms.test/api/x?${query}`, { headers }), { params });
      return { status: response.status, text: await response.text() };
    }
    const titles = async (query = '') =>
      (JSON.parse((await call('header', query)).text).data as { title: string }[]).map(({ title }) => title);

    it('a draft changes nothing for visitors, byte for byte, and tells nobody; publishing it does, once', async () => {
      const before = await call('header');
      const [purges, events, shown] = [
        await rowsOf('outbox'),
        await rowsOf('purge-events'),
        await periodsOf(payload, 'header'),
      ];
      await draft('Drafted');
      expect(await call('header')).toEqual(before);
      expect(await rowsOf('outbox')).toEqual(purges);
      expect(await rowsOf('purge-events')).toEqual(events);
      expect(await periodsOf(payload, 'header')).toEqual(shown);
      expect((await rowsOf('audit-log')).at(-1)).toMatchObject({ action: 'draft-saved', targetCollection: 'header' });
      await publish();
      expect(await titles()).toEqual(['Drafted']);
      expect(JSON.parse((await call('header')).text)).toMatchObject({ button_label_ar: 'عرض سعر' });
      expect((await rowsOf('purge-events')).slice(events.length)).toMatchObject([{ keys: ['headers'] }]);
      const [now, ...earlier] = await periodsOf(payload, 'header');
      expect([now, earlier.length]).toMatchObject([{ by: 'Mona', to: undefined }, shown.length]);
      expect((await rowsOf('audit-log')).at(-1)).toMatchObject({ action: 'published', targetCollection: 'header' });
    });

    it('its form says that it is online while a draft of it waits: what it asks for that names no status', async () => {
      await draft('Waiting');
      const online = await payload.findGlobal({ slug: 'header', depth: 0, select: { updatedAt: true }, ...mine() });
      expect(online).toMatchObject({ _status: 'published' });
      await publish();
    });

    it('a draft goes back to what is online, in both languages, and is kept; a form that shows an older text is refused', async () => {
      await payload.updateGlobal({ slug: 'header', data: item('Published'), user });
      const [shown, periods] = [await call('header'), await periodsOf(payload, 'header')];
      const seen = await draft('Thrown away');
      const arabic = { button_label: 'مسودة', _status: 'draft' } as const;
      const newer = await payload.updateGlobal({ slug: 'header', data: arabic, locale: 'ar', draft: true, ...mine() });
      const global = payload.globals.config.find(({ slug }) => slug === 'header');
      const asked = (global?.endpoints || []).find(({ path }) => path === '/revert-to-published');
      const revert = async (updatedAt: unknown, by: TypedUser | undefined = user) => {
        const req = await createLocalReq({ user: by }, payload);
        const response = await asked?.handler(Object.assign(req, { json: async () => ({ updatedAt }) }));
        return { status: response?.status, body: await response?.json() };
      };
      await expect(revert(seen.updatedAt)).rejects.toMatchObject({ status: 409 });
      expect(await revert(newer.updatedAt, { ...user, role: 'care' })).toMatchObject({ status: 403 });
      expect(await revert(newer.updatedAt)).toMatchObject({ status: 200, body: { doc: item('Published') } });
      const inArabic = await payload.findGlobal({ slug: 'header', draft: true, locale: 'ar', ...mine() });
      expect(inArabic).toMatchObject({ button_label: 'عرض سعر', _status: 'published' });
      expect([await call('header'), await periodsOf(payload, 'header')]).toEqual([shown, periods]);
      const { docs } = await payload.findGlobalVersions({ slug: 'header', sort: '-updatedAt', limit: 2, ...mine() });
      expect(docs.map(({ version }) => [version.items?.[0]?.title, version._status])).toEqual([
        ['Published', 'published'],
        ['Thrown away', 'draft'],
      ]);
      expect((await rowsOf('audit-log')).at(-1)).toMatchObject({ action: 'restored', targetCollection: 'header' });
    });

    it('a token shows the draft that it was made for, on every page as it is published, until its half hour is over', async () => {
      await payload.updateGlobal({ slug: 'header', data: item('Online'), user });
      await draft('Only in the preview');
      const token = createFrameToken('header', config.secrets);
      expect(await titles(`preview=${token}`)).toEqual(['Only in the preview']);
      expect(JSON.parse((await call('page', `token=${token}`)).text)).toMatchObject({ data: { title: 'Home' } });
      const settings = await call('site-settings');
      expect(await call('site-settings', `preview=${token}`)).toEqual(settings);
      const company = { name: 'Another name' };
      await payload.updateGlobal({ slug: 'site-settings', data: { company }, draft: true, ...mine() });
      expect(await call('site-settings')).toEqual(settings);
      const shown = await call('site-settings', `preview=${createFrameToken('site-settings', config.secrets)}`);
      expect(shown.text).toContain('Another name');
      for (const other of [
        '',
        'anything',
        createPreviewToken('home', config.secrets),
        createFrameToken('site-settings', config.secrets),
        createFrameToken('header', { SECRET: ['another-secret-of-the-test'] }),
        createFrameToken('header', config.secrets, Date.now() - previewLifetime),
      ])
        expect(await titles(`preview=${other}`)).toEqual(['Online']);
      const foreign = createFrameToken('header', { SECRET: ['another-secret-of-the-test'] });
      expect((await call('page', `token=${foreign}`)).status).toBe(403);
    });

    it('a changed text is read in the preview alone, on the site and in mails, until it is published', async () => {
      const changed = { 'mails.hello': { ar: 'تحية طيبة،' }, 'site.status.tryAgain': { ar: 'أعد المحاولة' } };
      const settings = await call('site-settings');
      await payload.updateGlobal({ slug: 'texts', data: { changed }, draft: true, ...mine() });
      expect(await call('site-settings')).toEqual(settings);
      const token = createFrameToken('texts', config.secrets);
      const shown = JSON.parse((await call('site-settings', `preview=${token}`)).text);
      expect(shown.data.texts).toEqual({ 'site.status.tryAgain': { ar: 'أعد المحاولة' } });
      const mail = async (user?: TypedUser) => {
        const searchParams = new URLSearchParams({ mail: 'received', locale: 'ar' });
        const req = Object.assign(await createLocalReq({ user }, payload), { searchParams });
        const response = await previewMail.handler(req);
        return { status: response.status, text: await response.text() };
      };
      expect((await mail()).status).toBe(401);
      expect((await mail(user)).text).toContain('تحية طيبة،');
      const said =
        /<p class="preview-notice" role="note" lang="en" dir="ltr">.+invented.+<\/p>\n<table role="presentation" class="ground"/;
      expect((await mail(user)).text, 'the case is said to be invented, above the mail').toMatch(said);
      const lost = { 'forms.submit-claim.messages.tooLong': { en: 'Too long' } };
      const draftOfLost = payload.updateGlobal({ slug: 'texts', data: { changed: lost }, draft: true, ...mine() });
      await expect(draftOfLost).rejects.toThrow(ValidationError);
      await payload.updateGlobal({ slug: 'texts', data: { _status: 'published' }, ...mine() });
      expect(JSON.parse((await call('site-settings')).text).data.texts).toEqual(shown.data.texts);
      expect(await periodsOf(payload, 'texts')).toMatchObject([{ by: 'Mona' }]);
    });

    it('the preview of a page of the site is led to, and never another host', async () => {
      const endpoint = openFramePreview('texts');
      const led = async (path: string) => {
        const req = await createLocalReq({ user }, payload);
        const searchParams = new URLSearchParams({ path, locale: 'ar' });
        const response = await endpoint.handler(Object.assign(req, { searchParams }));
        return response.headers.get('location')?.replace(/\?preview=.+/, '');
      };
      expect(await led('/submit-claim')).toBe(`${config.siteUrl}/ar/submit-claim`);
      // As an address is copied, its query is not part of the page.
      expect(await led('/a?b')).toBe(`${config.siteUrl}/ar/a`);
      expect(await led('/../x')).toBe(`${config.siteUrl}/ar/x`);
      for (const other of ['//evil.example', '@evil.example', 'https://evil.example/x'])
        expect(await led(other), other).toBe(`${config.siteUrl}/ar`);
    });

    it('is previewed by whoever reads drafts, and by nobody else of the staff', async () => {
      const asked = async (role: Role) => {
        const account = { email: `${role}-reads@example.com`, password: 'long-enough-password', name: role, role };
        const person = {
          ...(await payload.create({ collection: 'users', data: account })),
          collection: 'users',
        } as const;
        const req = await createLocalReq({ user: person }, payload);
        const searchParams = new URLSearchParams({ locale: 'en' });
        return (await openFramePreview('texts').handler(Object.assign(req, { searchParams }))).status;
      };
      expect(await asked('reviewer')).toBe(302);
      for (const role of ['care', 'people'] as const) expect(await asked(role), role).toBe(403);
    });

    it('a scheduled moment publishes the draft, by who scheduled it, and an end cannot be scheduled', async () => {
      await payload.updateGlobal({ slug: 'header', data: item('Before the moment'), user });
      await draft('At its moment');
      const req = await createLocalReq({ user }, payload);
      const wish = { global: 'header', timezone: 'Asia/Riyadh', req } as const;
      await schedulePublication({ ...wish, type: 'publish', date: new Date(Date.now() + 3_600_000) });
      await publishScheduled(payload);
      expect(await titles()).toEqual(['Before the moment']);
      // As it is when the moment has come.
      await schedulePublication({ ...wish, type: 'publish', date: new Date(Date.now() - 1000) }, 0);
      await publishScheduled(payload);
      expect(await titles()).toEqual(['At its moment']);
      expect((await periodsOf(payload, 'header'))[0]?.by).toBe('Mona');
      expect((await rowsOf('audit-log')).map(({ action }) => action)).toContain('published-by-schedule');
      const end = { ...wish, type: 'unpublish', date: new Date() } as const;
      await expect(schedulePublication(end)).rejects.toMatchObject({ status: 403 });
      const care = { ...user, role: 'care' } as TypedUser;
      const asked = {
        ...wish,
        type: 'publish',
        date: new Date(),
        req: await createLocalReq({ user: care }, payload),
      } as const;
      await expect(schedulePublication(asked)).rejects.toMatchObject({ status: 403 });
    });

    it('who neither writes nor publishes reads what visitors see, also where a draft is asked for', async () => {
      await payload.updateGlobal({ slug: 'header', data: item('Seen'), user });
      await draft('Not yet');
      const readBy = async (role: TypedUser['role']) => {
        const asked = { draft: true, overrideAccess: false, user: { ...user, role } as TypedUser } as const;
        return (await payload.findGlobal({ slug: 'header', ...asked })).items?.map(({ title }) => title);
      };
      for (const role of ['editor', 'reviewer', 'admin'] as const)
        expect(await readBy(role), role).toEqual(['Not yet']);
      for (const role of ['care', 'people'] as const) expect(await readBy(role), role).toEqual(['Seen']);
    });

    it('a scheduled publication that fails is told by mail, and on the dashboard until somebody publishes', async () => {
      await payload.updateGlobal({ slug: 'header', data: item('Stays'), user });
      const editor = {
        email: 'g@example.com',
        password: 'long-enough-password',
        name: 'Gone',
        role: 'editor',
      } as const;
      const { id } = await payload.create({ collection: 'users', data: editor });
      const input = { type: 'publish', global: 'header', user: { relationTo: 'users', value: id } } as const;
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(), input });
      await payload.update({ collection: 'users', id, data: { role: 'care' } });
      const admin = {
        email: 'a@example.com',
        password: 'long-enough-password',
        name: 'Ali',
        role: 'admin',
        language: 'ar',
      } as const;
      await payload.create({ collection: 'users', data: admin });
      await publishScheduled(payload);
      const { docs } = await payload.find({ collection: 'mail-queue', pagination: false });
      const mail = docs.find(({ to }) => to === 'a@example.com');
      expect(mail?.body).toContain('الترويسة والتنقل');
      expect(mail?.body).toContain('/admin/globals/header');
      const failed = async () =>
        (await scheduledContent(await createLocalReq({ user }, payload))).lines.filter((line) => line.failed);
      expect(await failed()).toMatchObject([
        { global: 'header', title: { ar: 'الترويسة والتنقل' }, action: 'publish' },
      ]);
      await payload.updateGlobal({ slug: 'header', data: item('Seen to'), user });
      expect(await failed()).toEqual([]);
    });

    it('a restored version is a draft, in both languages, and visitors see what they saw', async () => {
      await payload.updateGlobal({ slug: 'header', data: { ...item('First'), button_label: 'One' }, user });
      await payload.updateGlobal({ slug: 'header', data: { ...item('Second'), button_label: 'Two' }, user });
      const { docs } = await payload.findGlobalVersions({ slug: 'header', sort: '-updatedAt', limit: 2 });
      const restore = async (by: TypedUser) => {
        const { endpoints } = payload.globals.config.find(({ slug }) => slug === 'header') ?? {};
        const asked = endpoints
          ? endpoints.find(({ path, method }) => path === '/versions/:id' && method === 'post')
          : undefined;
        const req = await createLocalReq({ user: by }, payload);
        Object.assign(req, { routeParams: { id: String(docs[1]?.id), global: 'header' }, query: { draft: 'false' } });
        const response = await asked?.handler(req);
        return { status: response?.status, body: await response?.json() };
      };
      expect((await restore({ ...user, role: 'reviewer' } as TypedUser)).status).toBe(403);
      expect(await restore(user)).toMatchObject({ status: 200, body: { message: expect.stringContaining('draft') } });
      expect(await titles()).toEqual(['Second']);
      const newest = await payload.findGlobal({ slug: 'header', draft: true, locale: 'all' });
      expect(newest).toMatchObject({ button_label: { en: 'One', ar: 'عرض سعر' }, _status: 'draft' });
      expect((await rowsOf('audit-log')).at(-1)).toMatchObject({ action: 'restored', targetCollection: 'header' });
      await publish();
      expect(await titles()).toEqual(['First']);
      const id = String(docs[0]?.id);
      await expect(payload.restoreGlobalVersion({ slug: 'header', id })).rejects.toMatchObject({ status: 400 });
    });

    it('an upgrade keeps every row, and what was there is published', async () => {
      const links = [{ label: 'Link', url: '/a' }];
      await payload.updateGlobal({ slug: 'site-settings', data: { footer: { links }, careers_direction: 'auto' } });
      await payload.updateGlobal({ slug: 'header', data: item('From before'), user });
      await payload.updateGlobal({ slug: 'texts', data: { changed: { 'site.status.tryAgain': { en: 'Again' } } } });
      const shown = [await call('header'), await call('site-settings')];
      const count = async (slug: GlobalSlug) => (await payload.countGlobalVersions({ global: slug })).totalDocs;
      const versions = [await count('header'), await count('site-settings')];
      const folder = migrationFolder(dialect);
      type Migration = Record<'up' | 'down', (args: object) => Promise<void>>;
      const files = readdirSync(folder).filter((name) => /drafts_of_(globals|texts)\.ts$/.test(name));
      const migrations: Migration[] = await Promise.all(files.toSorted().map((file) => import(join(folder, file))));
      const { drizzle } = payload.db as unknown as {
        drizzle: { transaction(work: (db: object) => Promise<void>): Promise<void> };
      };
      for (const { down } of migrations.toReversed()) await drizzle.transaction((db) => down({ db }));
      for (const { up } of migrations) await drizzle.transaction((db) => up({ db }));
      expect([await call('header'), await call('site-settings')]).toEqual(shown);
      expect([await count('header'), await count('site-settings')]).toEqual(versions);
      for (const slug of draftedGlobals) {
        expect(await payload.findGlobal({ slug, draft: true })).toMatchObject({ _status: 'published' });
        const latest = await payload.db.findGlobalVersions({ global: slug, where: { latest: { equals: true } } });
        expect(latest.docs).toMatchObject([{ version: { _status: 'published' } }]);
      }
      await draft('After the upgrade');
      expect(await call('header')).toEqual(shown[0]);
      const unfinished = { footer: { links: [{ label: 'No address yet' }] } } as never;
      await payload.updateGlobal({ slug: 'site-settings', data: unfinished, draft: true, ...mine() });
      expect(await call('site-settings')).toEqual(shown[1]);
    });

    it('nothing takes them offline', async () => {
      for (const slug of draftedGlobals)
        for (const save of [{ data: { _status: 'draft' } }, { data: {}, unpublishAllLocales: true }] as const)
          await expect(payload.updateGlobal({ slug, ...save, ...mine() })).rejects.toMatchObject({ status: 400 });
    });
  });
}
