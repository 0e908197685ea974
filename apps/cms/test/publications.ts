import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { config } from '../src/config.ts';
import { ContractProblem } from '../src/contract-problem.ts';
import type { Call } from '../src/http/contract-route.ts';
import { getHeaders } from '../src/http/headers.ts';
import { getJob, getJobs } from '../src/http/jobs.ts';
import { getPagePreview } from '../src/http/pages.ts';
import { getSiteSettings } from '../src/http/site-settings.ts';
import { asOfParameter } from '../src/media/picture-address.ts';
import { serveFile } from '../src/media/serve-file.ts';
import { asOfShown, createAsOfToken, previewLifetime } from '../src/preview/preview-token.ts';
import { openAsItWas, openSiteAsItWas } from '../src/publications/open-as-it-was.ts';
import { periodsOf } from '../src/publications/periods.ts';
import type { Publication } from '../src/publications/publication.ts';
import { keepReview, reviewOf } from '../src/stored-review.ts';
import { addEditor, openTestContent } from './test-content.ts';

/** What was online when (decision 0031), on the database that DATABASE_URL names. */
export function describePublications(dialect: 'sqlite' | 'postgres'): void {
  describe(`what was online when on ${dialect}`, () => {
    let payload: Payload;
    let user: TypedUser;
    beforeAll(async () => {
      payload = await openTestContent();
      user = await addEditor(payload);
    });
    afterAll(() => payload?.destroy());

    const publish = (id: number, title: string) =>
      payload.update({ collection: 'pages', id, data: { title, _status: 'published' }, user });
    const create = (name: string, title = 'One') =>
      payload.create({ collection: 'pages', data: { name, title, _status: 'published' }, user });
    const takeOffline = (id: number) =>
      payload.update({ collection: 'pages', id, data: { _status: 'draft' }, unpublishAllLocales: true, user });
    const stored = async (id: number) => {
      const where = { id: { equals: id } };
      return (await payload.db.findOne<Publication>({ collection: 'publications', where }))?.content;
    };
    const periods = async (subject: string) =>
      Promise.all(
        (await periodsOf(payload, subject)).map(async (period) => ({ ...period, content: await stored(period.id) })),
      );
    /** What is known begins at a moment. */
    const keepFrom = (at: string) => {
      const data = { subject: 'pages/0', title: 'First', state: 'offline', at };
      return payload.db.create({ collection: 'publications', data });
    };
    const titlesOf = async (id: number) => {
      const where = { parent: { equals: id } };
      const { docs } = await payload.findVersions({ collection: 'pages', where, sort: '-updatedAt' });
      return docs.map(({ version }) => [version.title, version._status]);
    };

    it('tells from when to when each text stood there, and who put it there and took it away', async () => {
      const { id } = await create('periods');
      await payload.update({ collection: 'pages', id, data: { title: 'A draft' }, draft: true, user });
      await publish(id, 'Two');
      await takeOffline(id);
      const [two, one] = await periods(`pages/${id}`);
      expect(one).toMatchObject({ by: 'Mona', endedBy: 'Mona', content: { title: { en: 'One' } } });
      expect(two).toMatchObject({ by: 'Mona', endedBy: 'Mona', content: { title: { en: 'Two' } } });
      expect(one?.to).toBe(two?.from);
      expect(two?.to && two.to >= two.from).toBe(true);
      expect(await periods(`pages/${id}`)).toHaveLength(2);
      await publish(id, 'Three');
      expect((await periods(`pages/${id}`))[0]).toMatchObject({ content: { title: { en: 'Three' } }, to: undefined });
    });

    it('ends with the page in the trash, or deleted', async () => {
      const { id } = await create('trashed');
      await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() }, user });
      expect((await periods(`pages/${id}`))[0]?.to).toBeDefined();
      const other = await create('deleted');
      await payload.delete({ collection: 'pages', id: other.id, user });
      expect((await periods(`pages/${other.id}`))[0]?.to).toBeDefined();
    });

    it('holds the header and the settings too', async () => {
      await payload.updateGlobal({ slug: 'header', data: { button_label: 'One' }, user });
      await payload.updateGlobal({ slug: 'header', data: { button_label: 'Two' }, user });
      expect(await periods('header')).toMatchObject([
        { content: { button_label: { en: 'Two' } }, to: undefined },
        { content: { button_label: { en: 'One' } } },
      ]);
    });

    it('begins with what stood there before there was such a list', async () => {
      const { id } = await create('from-before', 'Long ago');
      await payload.db.deleteMany({ collection: 'publications', where: {} });
      await publish(id, 'Now');
      expect(await periods(`pages/${id}`)).toMatchObject([
        { content: { title: { en: 'Now' } } },
        { content: { title: { en: 'Long ago' } }, by: undefined },
      ]);
    });

    /** What the site is given for its preview at a moment. */
    async function shownAt(moment: number, name: string) {
      const token = createAsOfToken(moment, config.secrets);
      const call = (query: Record<string, string>) =>
        ({ payload, params: { name }, query: new URLSearchParams(query) }) as unknown as Call;
      const page = await getPagePreview(call({ token })).catch((problem: ContractProblem) => problem);
      const { button_label } = (await getHeaders(call({ preview: token }))) as { button_label?: string };
      const { data: settings } = await getSiteSettings(call({ preview: token }));
      const isMissing = page instanceof ContractProblem;
      const { title, as_of } = isMissing
        ? { as_of: page.details.asOf }
        : (page.data as { title?: string; as_of?: string });
      return {
        page: isMissing ? page.status : title,
        as_of,
        header: button_label,
        copyright: (settings as { footer?: { copyright?: string } }).footer?.copyright,
      };
    }

    /** The moment of the last publication; the next one is later. */
    async function lastMoment(subject: string): Promise<number> {
      const moment = Date.parse((await periodsOf(payload, subject))[0]?.from ?? '');
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(moment));
      return moment;
    }

    it('opens the whole site as it was at a moment: pages by the names of then, what surrounds them too', async () => {
      const { id } = await create('then', 'One');
      const settings = (copyright: string) =>
        payload.updateGlobal({ slug: 'site-settings', data: { footer: { copyright } }, user });
      await settings('Copyright then');
      await payload.updateGlobal({ slug: 'header', data: { button_label: 'Then' }, user });
      const moment = await lastMoment('header');
      await payload.update({
        collection: 'pages',
        id,
        data: { name: 'now', title: 'Two', _status: 'published' },
        user,
      });
      await payload.updateGlobal({ slug: 'header', data: { button_label: 'Now' }, user });
      await settings('Copyright now');
      const then = { header: 'Then', copyright: 'Copyright then' };
      expect(await shownAt(moment, 'then')).toEqual({ page: 'One', as_of: new Date(moment).toISOString(), ...then });
      const asOf = { as_of: new Date(moment).toISOString() };
      expect(await shownAt(moment, 'now')).toMatchObject({ page: 404, ...asOf, ...then });
      const now = { header: 'Now', copyright: 'Copyright now' };
      expect(await shownAt(Date.now(), 'now')).toMatchObject({ page: 'Two', ...now });
      expect(await shownAt(Date.now(), 'then')).toMatchObject({ page: 404, ...now });
    });

    it('and no page that was offline then', async () => {
      const { id } = await create('ended', 'Last words');
      const moment = await lastMoment(`pages/${id}`);
      await takeOffline(id);
      expect(await shownAt(moment, 'ended')).toMatchObject({ page: 'Last words' });
      expect(await shownAt(Date.now(), 'ended')).toMatchObject({ page: 404 });
      expect(await shownAt(moment - 60_000, 'ended')).toMatchObject({ page: 404 });
    });

    it('leads staff to the site as it was, to no other host, and says where no moment is named', async () => {
      const open = async (asking: TypedUser | null, query: string) => {
        const req = await createLocalReq({ user: asking ?? undefined }, payload);
        Object.assign(req, { searchParams: new URLSearchParams(query) });
        const response = await openSiteAsItWas.handler(req);
        const location = response.headers.get('location');
        return { status: response.status, ...(location && { to: new URL(location) }) };
      };
      await keepFrom('2026-01-01T09:00:30.000Z');
      expect(await open(null, 'at=2026-03-03T14:00')).toEqual({ status: 401 });
      for (const none of ['', 'at=2026-03-03', 'at=2026-13-03T14:00', 'at=x'])
        expect(await open(user, none), none).toEqual({ status: 400 });
      const { to } = await open(user, 'at=2026-03-03T14:00&path=/claims&locale=ar');
      expect([to?.origin, to?.pathname]).toEqual([config.siteUrl, '/ar/claims']);
      const token = to?.searchParams.get('preview') ?? '';
      expect(new Date(asOfShown(token, config.secrets) ?? 0).toISOString()).toBe('2026-03-03T11:00:59.999Z');
      expect((await open(user, 'at=2026-03-03T14:00&path=//evil.example')).to?.href).toMatch(`${config.siteUrl}/?`);
      const later = (await open(user, 'at=2999-03-03T14:00')).to?.searchParams.get('preview') ?? '';
      expect(asOfShown(later, config.secrets)).toBeLessThanOrEqual(Date.now());
      expect(asOfShown(token, config.secrets, Date.now() + previewLifetime)).toBeUndefined();
    });

    it('leads by the address that a page has now to it as it was under another name, and by an old address to it as it is', async () => {
      const { id } = await create('first-name', 'One');
      const moment = await lastMoment(`pages/${id}`);
      await payload.update({ collection: 'pages', id, data: { name: 'second-name', _status: 'published' }, user });
      const inRiyadh = (at: number) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 16);
      const pathOf = async (at: number, path: string) => {
        const req = await createLocalReq({ user }, payload);
        vi.setSystemTime(at);
        Object.assign(req, { searchParams: new URLSearchParams({ at: inRiyadh(at), path, locale: 'ar' }) });
        const response = await openSiteAsItWas.handler(req);
        vi.useRealTimers();
        return new URL(response.headers.get('location') ?? '').pathname;
      };
      await keepFrom('2026-01-01T09:00:30.000Z');
      expect(await pathOf(moment, '/second-name')).toBe('/ar/first-name');
      expect(await pathOf(moment, '/first-name')).toBe('/ar/first-name');
      expect(await pathOf(Date.now() + 60_000, '/first-name')).toBe('/ar/second-name');
      expect(await pathOf(moment, `${config.siteUrl}/ar/second-name?from=mail#top`)).toBe('/ar/first-name');
      expect(await pathOf(moment, 'second-name')).toBe('/ar/first-name');
      expect(await pathOf(moment, '/never-was')).toBe('/ar/never-was');
    });

    it.each([
      ['en', 'ltr', 'before 1 Jan 2026 12:00 (12 Rajab 1447 AH) is not recorded'],
      ['ar', 'rtl', 'لا يوجد سجل لما رآه الزوار قبل 1 يناير 2026 12:00 (12 رجب 1447 هـ)'],
    ])(
      'says of a moment before all that is kept since when that is, in the language asked for: %s',
      async (locale, direction, said) => {
        await keepFrom('2026-01-01T09:00:30.000Z');
        const req = await createLocalReq({ user }, payload);
        const ask = (at: string) => {
          Object.assign(req, { searchParams: new URLSearchParams({ at, path: '/', locale }) });
          return openSiteAsItWas.handler(req);
        };
        const response = await ask('2020-01-01T00:00');
        expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
        const html = await response.text();
        expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
        expect(html).toContain(said);
        expect((await ask('2026-01-01T12:00')).status).toBe(302);
      },
    );

    it('tells why something went that was linked, and where its visitors are led instead', async () => {
      const { id } = await create('went');
      let sequence = 1_000_000;
      const decided = (changes: object[], at = new Date()) => {
        sequence += 1;
        const act = { action: 'links-decided', targetCollection: 'pages', targetId: String(id), subject: 'went' };
        const data = {
          ...act,
          changes,
          createdAt: at.toISOString(),
          actorName: 'Mona',
          sequence,
          previousHash: '',
          hash: `${sequence}`,
        };
        return payload.db.create({ collection: 'audit-log', data });
      };
      await decided([{ field: 'reason', after: 'Long ago' }], new Date(Date.now() - 3_600_000));
      await takeOffline(id);
      expect((await periods(`pages/${id}`))[0]?.departed).toBeUndefined();
      await decided([{ field: 'reason', after: 'No longer sold' }]);
      expect((await periods(`pages/${id}`))[0]?.departed).toMatchObject({ reason: 'No longer sold' });
    });

    it('links to the file that a document had then, which the token of that moment alone opens', async () => {
      const pdf = (words: string) => {
        const data = Buffer.from(`%PDF-1.4\n${words}\nxref\n%%EOF`);
        return { name: 'report.pdf', data, mimetype: 'application/pdf', size: data.length };
      };
      const data = { title: 'Report' };
      const first = await payload.create({ collection: 'documents', data, file: pdf('first') });
      const sections = [{ blockType: 'annual_reports' as const, items: [{ yearly: first.id }] }];
      const page = { name: 'reports', title: 'Reports', _status: 'published' as const, sections };
      const { id } = await payload.create({ collection: 'pages', data: page, user });
      const then = await lastMoment(`pages/${id}`);
      const newest = await payload.update({ collection: 'documents', id: first.id, data, file: pdf('second') });
      const linkedAt = async (moment: number) => {
        const token = createAsOfToken(moment, config.secrets);
        const call = { payload, params: { name: 'reports' }, query: new URLSearchParams({ token }) };
        const found = JSON.stringify(await getPagePreview(call as unknown as Call));
        const address = new URL(/\/media\/report[^"]*/.exec(found)?.[0] ?? '', 'http://site');
        const file = address.pathname.slice('/media/'.length);
        return { file, token: address.searchParams.get(asOfParameter) };
      };
      expect(await linkedAt(Date.now())).toEqual({ file: newest.filename, token: null });
      const { file, token } = await linkedAt(then);
      expect(file).toBe(first.filename);
      const response = await serveFile(payload, file, { token });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.text()).toContain('first');
      const later = createAsOfToken(Date.now(), config.secrets);
      for (const other of [undefined, 'x', later])
        expect((await serveFile(payload, file, { token: other })).status, other).toBe(302);
    });

    it('links that were typed to a document lead to its file of then, too, and the token goes to nobody else', async () => {
      const pdf = (words: string) => {
        const data = Buffer.from(`%PDF-1.4\n${words}\nxref\n%%EOF`);
        return { name: 'terms.pdf', data, mimetype: 'application/pdf', size: data.length };
      };
      const data = { title: 'Terms' };
      const first = await payload.create({ collection: 'documents', data, file: pdf('first terms') });
      const redirectUrl = `/media/${first.filename}`;
      const items = [{ redirectUrl }, { redirectUrl: `https://other.example/media/${first.filename}` }];
      const page = { name: 'terms-typed', title: 'T', _status: 'published' as const };
      const sections = [{ blockType: 'card' as const, items }];
      const { id } = await payload.create({ collection: 'pages', data: { ...page, sections }, user });
      const then = await lastMoment(`pages/${id}`);
      await payload.update({ collection: 'documents', id: first.id, data, file: pdf('second terms') });
      const token = createAsOfToken(then, config.secrets);
      const call = { payload, params: { name: 'terms-typed' }, query: new URLSearchParams({ token }) };
      const found = JSON.stringify(await getPagePreview(call as unknown as Call));
      expect(found).toContain(`"https://other.example/media/${first.filename}"`);
      const [, address = ''] = /"(\/media\/terms[^"]*)"/.exec(found) ?? [];
      const typed = new URL(address, 'http://site');
      const asked = { token: typed.searchParams.get(asOfParameter) };
      const response = await serveFile(payload, typed.pathname.slice('/media/'.length), asked);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('first terms');
    });

    it('a page that was published before there was such a list is shown from then on', async () => {
      const { id } = await create('older', 'Old');
      const moment = await lastMoment(`pages/${id}`);
      await payload.db.deleteMany({ collection: 'publications', where: { subject: { equals: `pages/${id}` } } });
      expect(await shownAt(Date.now(), 'older')).toMatchObject({ page: 'Old' });
      expect(await shownAt(moment - 60_000, 'older')).toMatchObject({ page: 404 });
    });

    it('is written with the publication or not at all, and changed by nobody', async () => {
      await create('once');
      await expect(create('once')).rejects.toThrow();
      const where = { title: { equals: 'One' } };
      for (const refused of [
        () => payload.create({ collection: 'publications', data: {} as never, overrideAccess: true }),
        () => payload.update({ collection: 'publications', where, data: {}, overrideAccess: true }),
        () => payload.delete({ collection: 'publications', where, overrideAccess: true }),
      ]) {
        await expect(refused()).rejects.toMatchObject({ status: 403 });
      }
    });

    it('leaves the published version in the list of versions when the page is taken offline', async () => {
      const { id } = await create('offline');
      await takeOffline(id);
      expect(await titlesOf(id)).toEqual([
        ['One', 'draft'],
        ['One', 'published'],
      ]);
    });

    /** As the admin's button asks for it. */
    async function restore(version: number | string) {
      const { endpoints } = payload.collections.pages.config;
      const asked = endpoints
        ? endpoints.find(({ path, method }) => path === '/versions/:id' && method === 'post')
        : undefined;
      const req = await createLocalReq({ user }, payload);
      Object.assign(req, { routeParams: { id: String(version), collection: 'pages' }, query: { draft: 'false' } });
      const response = await asked?.handler(req);
      return { status: response?.status, body: (await response?.json()) as { message?: string } };
    }

    it('makes a draft of a version that is restored, and says so; visitors see what they saw', async () => {
      const { id } = await create('restored');
      await publish(id, 'Two');
      const where = { parent: { equals: id } };
      const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'updatedAt' });
      const first = docs[0]?.id ?? 0;
      expect(await restore(first)).toMatchObject({ status: 200, body: { message: expect.stringContaining('draft') } });
      expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'Two', _status: 'published' });
      expect(await payload.findByID({ collection: 'pages', id, draft: true })).toMatchObject({ title: 'One' });
      await takeOffline(id);
      await restore(first);
      expect((await payload.findByID({ collection: 'pages', id }))._status).toBe('draft');
      await expect(payload.restoreVersion({ collection: 'pages', id: String(first) })).rejects.toMatchObject({
        status: 400,
      });
    });

    /** As the form's button asks for it, with the moment of the text that it shows. */
    async function revert(id: number, updatedAt: string, collection: 'pages' | 'jobs' = 'pages') {
      const { endpoints } = payload.collections[collection].config;
      const asked = (endpoints || []).find(({ path }) => path === '/:id/revert-to-published');
      const req = await createLocalReq({ user }, payload);
      Object.assign(req, { routeParams: { id: String(id), collection }, json: async () => ({ updatedAt }) });
      const response = await asked?.handler(req);
      return response?.json() as Promise<{ message: string; doc: { title: string } }>;
    }

    it('a draft goes back to what is online, in both languages, and is kept; nobody throws away what they have not seen', async () => {
      const { id } = await create('reverted');
      const both = { collection: 'pages', id, draft: true, user } as const;
      await payload.update({ ...both, data: { title: 'واحد', _status: 'published' }, locale: 'ar', draft: false });
      const before = [await payload.db.findOne({ collection: 'pages', where: { id: { equals: id } } })];
      const listed = await periods(`pages/${id}`);
      const seen = await payload.update({ ...both, data: { title: 'A draft', _status: 'draft' } });
      const newer = await payload.update({ ...both, data: { title: 'مسودة', _status: 'draft' }, locale: 'ar' });
      await expect(revert(id, seen.updatedAt)).rejects.toMatchObject({ status: 409 });
      expect(await payload.findByID(both)).toMatchObject({ title: 'A draft' });
      expect(await revert(id, newer.updatedAt)).toMatchObject({
        message: expect.stringContaining('again what visitors see'),
        doc: { title: 'One', _status: 'published' },
      });
      expect(await payload.findByID({ ...both, locale: 'ar' })).toMatchObject({ title: 'واحد' });
      expect(await titlesOf(id)).toEqual(expect.arrayContaining([['A draft', 'draft']]));
      expect((await titlesOf(id))[0]).toEqual(['One', 'published']);
      const after = [await payload.db.findOne({ collection: 'pages', where: { id: { equals: id } } })];
      const moment = expect.any(String);
      expect(after.map((row) => ({ ...row, updatedAt: moment }))).toEqual(
        before.map((row) => ({ ...row, updatedAt: moment })),
      );
      expect(await periods(`pages/${id}`), 'nothing was published').toEqual(listed);
      const again = await payload.update({ ...both, data: { title: 'Another draft', _status: 'draft' } });
      expect(again.title).toBe('Another draft');
      expect(await payload.findByID({ ...both, locale: 'ar' })).toMatchObject({ title: 'واحد' });
    });

    it('a job that goes back to what is online was posted on the day on which it was, and later on that of its next publication', async () => {
      const data = { key: 'posted', title: 'Underwriter', _status: 'published' } as const;
      const { id } = await payload.create({ collection: 'jobs', data, user });
      const both = { collection: 'jobs', id, user } as const;
      const told = async () => {
        const { data: job } = await getJob({
          payload,
          query: new URLSearchParams(),
          params: { id: 'posted' },
        } as unknown as Call);
        const query = new URLSearchParams('fields=id,title,updated_at');
        const { data: list } = await getJobs({ payload, query, params: {} } as unknown as Call);
        const brief = (list as { jobs: Record<string, unknown>[] }).jobs.find((one) => one.id === 'posted');
        expect(brief?.updated_at).toBe(job.updated_at);
        return Date.parse(String(job.updated_at));
      };
      const posted = await told();
      const { updatedAt } = await payload.update({ ...both, draft: true, data: { title: 'Draft', _status: 'draft' } });
      expect(await revert(id, updatedAt, 'jobs')).toMatchObject({ doc: { title: 'Underwriter' } });
      expect(await told()).toBe(posted);
      await payload.update({ ...both, data: { title: 'Senior underwriter', _status: 'published' } });
      expect(await told()).toBeGreaterThan(Date.parse(updatedAt));
    });

    it('a draft whose publication is scheduled does not go back, and a review of what is thrown away has ended', async () => {
      const { id } = await create('reverted-scheduled');
      const both = { collection: 'pages', id, draft: true, user } as const;
      const { updatedAt } = await payload.update({ ...both, data: { title: 'Coming', _status: 'draft' } });
      const doc = { relationTo: 'pages', value: id } as const;
      const waitUntil = new Date(Date.now() + 3_600_000);
      const job = await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input: { type: 'publish', doc } });
      const refused = { status: 409, message: expect.stringContaining('Its publication is scheduled') };
      await expect(revert(id, updatedAt)).rejects.toMatchObject(refused);
      await payload.delete({ collection: 'payload-jobs', id: job.id });
      const req = await createLocalReq({ user }, payload);
      await keepReview(req, { collection: 'pages', id }, { state: 'waiting', fingerprint: 'as it was sent' });
      expect(await revert(id, updatedAt)).toMatchObject({ doc: { title: 'One' } });
      expect(await reviewOf(req, { collection: 'pages', id })).toMatchObject({ state: 'done' });
    });

    it('opens a page as it was, for staff', async () => {
      const { id } = await create('as-it-was');
      await publish(id, 'Two');
      const [, one] = await periods(`pages/${id}`);
      const open = async (by: TypedUser | null) => {
        const req = await createLocalReq({ user: by ?? undefined }, payload);
        Object.assign(req, { routeParams: { id: one?.id }, searchParams: new URLSearchParams('locale=ar') });
        return openAsItWas.handler(req);
      };
      expect((await open(null)).status).toBe(401);
      const response = await open(user);
      expect(response.status).toBe(302);
      expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/ar/as-it-was');
    });
  });
}
