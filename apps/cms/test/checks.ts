import type { Language } from '@insurer/contract/language.ts';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { blockingAtFirst, type ChosenKind } from '../src/checks/check-kinds.ts';
import { type ChecksResponse, checksEndpoint, globalChecksEndpoint } from '../src/checks/checks-endpoint.ts';
import { scheduledContent } from '../src/dashboard/content-work.ts';
import type { DraftedGlobal } from '../src/drafted-globals.ts';
import { openTestContent } from './test-content.ts';

/** What is refused and let through, on the database that DATABASE_URL names. */
export function describeChecks(dialect: string): void {
  describe(`a publication on ${dialect}`, () => {
    let payload: Payload;
    let user: TypedUser;
    let count = 0;
    beforeAll(async () => {
      payload = await openTestContent();
      const data = { email: 'm@example.com', password: 'long-enough-password', name: 'Mona', role: 'editor' } as const;
      user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
    });
    afterAll(() => payload?.destroy());

    async function draft(locale: Language, data: object = {}) {
      count += 1;
      const page = { name: `checked-${count}`, title: 'Words', ...data };
      return payload.create({ collection: 'pages', locale, draft: true, data: page, user });
    }
    const published = { _status: 'published' } as const;
    const publish = (id: number, locale: Language = 'ar', data: object = {}) =>
      payload.update({ collection: 'pages', id, locale, data: { ...data, ...published }, user });
    const byItself = (id: number) => payload.update({ collection: 'pages', id, data: published });
    const statusOf = async (id: number) => (await payload.findByID({ collection: 'pages', id }))._status;
    const setBlocking = (blocking: ChosenKind[]) =>
      payload.updateGlobal({ slug: 'publishing-rules', data: { blocking } });
    const ask = async (id: number, by?: TypedUser) => {
      const req = await createLocalReq({ user: by }, payload);
      Object.assign(req, { routeParams: { id: String(id) } });
      const response = await checksEndpoint('pages').handler(req);
      return { status: response.status, told: (await response.json()) as ChecksResponse };
    };

    it('of a draft whose name something else took since is announced in the draft', async () => {
      const { id } = await payload.create({
        collection: 'pages',
        data: { name: 'before-it', title: 'Words', ...published },
      });
      await payload.update({ collection: 'pages', id, draft: true, data: { name: 'wanted-by-two' }, user });
      const taken = async () => (await ask(id, user)).told.found.filter(({ kind }) => kind === 'name-taken');
      expect(await taken()).toEqual([]);
      await payload.create({ collection: 'pages', data: { name: 'wanted-by-two', title: 'Other', ...published } });
      expect(await taken()).toMatchObject([{ path: 'name', detail: 'wanted-by-two', effect: 'blocks' }]);
    });

    it('of a page without a section is told and let through; a page of a form of the site needs none', async () => {
      const told = async (id: number) =>
        (await ask(id, user)).told.found.filter(({ kind }) => kind === 'no-sections').map(({ effect }) => effect);
      const bare = await draft('en');
      expect(await told(bare.id)).toEqual(['hint']);
      const sections = [{ blockType: 'card' as const, items: [{ redirectUrl: '/claims' }] }];
      expect(await told((await draft('en', { sections })).id)).toEqual([]);
      expect(await told((await draft('en', { name: 'contact-us' })).id)).toEqual([]);
    });

    it('[ENT-09] of a job whose last day is over is refused, whatever administrators let through, and one that closed online can still be mended', async () => {
      await setBlocking([]);
      const job = { title: 'Claims officer', closingDate: '2020-01-05T12:00:00.000Z' };
      const made = (key: string) => payload.create({ collection: 'jobs', draft: true, data: { key, ...job }, user });
      const { id } = await made('closed-job');
      const change = (of: number, data: object) =>
        payload.update({ collection: 'jobs', id: of, data: { ...data, ...published }, user });
      await expect(change(id, {})).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(/^“Claims officer” is not published: The last day to apply is over/),
        data: { errors: [{ path: 'closingDate' }] },
      });
      await change(id, { closingDate: '2099-01-05T12:00:00.000Z' });
      const old = await made('closed-online');
      await payload.update({ collection: 'jobs', id: old.id, data: published });
      await change(old.id, { title: 'Claims officer, Riyadh' });
      const req = await createLocalReq({ user }, payload);
      Object.assign(req, { routeParams: { id: String(old.id) } });
      const { found } = (await (await checksEndpoint('jobs').handler(req)).json()) as ChecksResponse;
      expect(found.filter(({ kind }) => kind === 'closed')).toMatchObject([{ path: 'closingDate', effect: 'known' }]);
      await setBlocking(blockingAtFirst);
    });

    it.each(['en', 'ar'] as const)('is refused with one language alone: %s', async (locale) => {
      const { id } = await draft(locale);
      await expect(publish(id, locale)).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(/^“Words” is not published: (English|Arabic) is missing \(1\)/),
        data: { errors: [{ path: 'title', message: expect.stringMatching(/^(English|Arabic) is missing$/) }] },
      });
      expect(await statusOf(id)).toBe('draft');
      const { docs } = await payload.db.find({
        collection: 'publications',
        where: { subject: { equals: `pages/${id}` } },
      });
      expect(docs).toEqual([]);
      const other = locale === 'en' ? 'ar' : 'en';
      await payload.update({ collection: 'pages', id, locale: other, data: { title: 'كلمات' }, draft: true, user });
      await publish(id);
      expect(await statusOf(id)).toBe('published');
    });

    it('is refused of a new page, of one language published alone and of a page out of the trash', async () => {
      const data = { name: 'at-once', title: 'Words', ...published };
      await expect(payload.create({ collection: 'pages', data, user })).rejects.toMatchObject({ status: 400 });
      const { id } = await draft('en');
      await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات' }, draft: true, user });
      const alone = { publishSpecificLocale: 'en', locale: 'en', user } as const;
      await expect(payload.update({ collection: 'pages', id, data: published, ...alone })).rejects.toThrow(/Arabic/);
      const trashed = await draft('en');
      await byItself(trashed.id);
      await payload.update({
        collection: 'pages',
        id: trashed.id,
        data: { deletedAt: new Date().toISOString() },
        user,
      });
      const back = {
        collection: 'pages',
        id: trashed.id,
        trash: true,
        data: { deletedAt: null, ...published },
        user,
      } as const;
      await expect(payload.update(back)).rejects.toThrow(/Arabic is missing/);
    });

    it('of one language alone is refused where rows have other places: the words of the other would stand beside them', async () => {
      const question = (words: string) => ({ question: words });
      const sections = [
        { blockType: 'full_banner' },
        { blockType: 'faq', header: 'Questions', items: [question('First'), question('Second')] },
      ];
      const { id } = await draft('en');
      await payload.update({
        collection: 'pages',
        id,
        locale: 'en',
        data: { sections: sections as never, ...published },
      });
      const alone = { publishSpecificLocale: 'en', locale: 'en', user } as const;
      const stored = await payload.findByID({ collection: 'pages', id, locale: 'en', depth: 0 });
      const [banner, faq] = stored.sections ?? [];
      const items = faq?.blockType === 'faq' ? (faq.items ?? []) : [];
      const write = (data: object) =>
        payload.update({ collection: 'pages', id, locale: 'en', data, draft: true, user });
      const online = () => payload.findByID({ collection: 'pages', id, locale: 'en', depth: 0 });
      for (const moved of [[faq, banner], [faq], [banner, { ...faq, items: [items[1], items[0]] }]]) {
        await write({ sections: moved });
        await expect(payload.update({ collection: 'pages', id, data: published, ...alone })).rejects.toThrow(
          /not published in one language alone because/,
        );
        expect((await online()).sections).toEqual(stored.sections);
      }
      await write({ sections: [banner, { ...faq, header: 'Asked often' }] });
      await payload.update({ collection: 'pages', id, data: published, ...alone });
      expect((await online()).sections).toMatchObject([{}, { header: 'Asked often' }]);
    });

    it.each(['home', 'report-fraud'])('of a page that is one with a screen keeps its name: %s', async (name) => {
      const { id } = await payload.create({ collection: 'pages', data: { name, title: 'Words', ...published } });
      await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات', ...published } });
      await payload.update({ collection: 'pages', id, draft: true, data: { name: `${name}-2` }, user });
      await expect(publish(id)).rejects.toMatchObject({ status: 400, data: { errors: [{ path: 'name' }] } });
      const online = async () => (await payload.findByID({ collection: 'pages', id })).name;
      expect(await online()).toBe(name);
      await publish(id, 'ar', { name, title: 'كلمات أخرى' });
      expect(await online()).toBe(name);
    });

    it.each(['home', 'my-requests'])(
      'of a page under the name of a screen of the site is refused: %s',
      async (name) => {
        const { id } = await payload.create({
          collection: 'pages',
          data: { name: `${name}-3`, title: 'Words', ...published },
        });
        await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات', ...published } });
        await expect(publish(id, 'ar', { name })).rejects.toMatchObject({ data: { errors: [{ path: 'name' }] } });
        expect((await payload.findByID({ collection: 'pages', id })).name).toBe(`${name}-3`);
      },
    );

    it('of many at once is refused, whatever they are: each is published by itself', async () => {
      const [one, other] = [await draft('en'), await draft('en')];
      for (const { id } of [one, other]) {
        await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات' }, draft: true, user });
      }
      const where = { id: { in: [one.id, other.id] } };
      const many = payload.update({ collection: 'pages', where, data: published, draft: true, user });
      await expect(many).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/one at a time/) });
      expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['draft', 'draft']);
      const { errors } = await payload.update({
        collection: 'pages',
        where,
        data: { title: 'New' },
        draft: true,
        user,
      });
      expect(errors).toEqual([]);
      // What names no state keeps the one that it has, and what comes back from the trash its old one.
      for (const data of [{ title: 'New' }, { deletedAt: null }])
        await expect(payload.update({ collection: 'pages', where, data, user })).rejects.toThrow(/one at a time/);
    });

    it('many are not taken offline at once where one has a newer draft, which would be lost', async () => {
      const [one, other] = [await draft('en'), await draft('en')];
      for (const { id } of [one, other])
        await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات', ...published }, user });
      const newest = async (id: number) => (await payload.findByID({ collection: 'pages', id, draft: true })).title;
      await payload.update({ collection: 'pages', id: other.id, data: { title: 'Newer' }, draft: true, user });
      const offline = (ids: number[]) => {
        const where = { id: { in: ids } };
        return payload.update({ collection: 'pages', where, data: { _status: 'draft' }, user });
      };
      await expect(offline([one.id, other.id])).rejects.toMatchObject({ status: 409 });
      expect([await statusOf(one.id), await statusOf(other.id), await newest(other.id)]).toEqual([
        'published',
        'published',
        'Newer',
      ]);
      await offline([one.id]);
      expect(await statusOf(one.id)).toBe('draft');
    });

    it('is refused whichever fields the caller asks to see', async () => {
      const { id } = await draft('en');
      const asked = { collection: 'pages', id, data: published, select: { title: true }, user } as const;
      await expect(payload.update(asked)).rejects.toMatchObject({ status: 400 });
      expect(await statusOf(id)).toBe('draft');
    });

    it('reads a link that cannot be decoded as it is', async () => {
      await setBlocking(['broken-link']);
      const gone = {
        sections: [{ blockType: 'card', header: 'x', items: [{ title: 'x', redirectUrl: '/save-50%' }] }],
      };
      const { id } = await draft('en', gone);
      await expect(publish(id, 'en')).rejects.toMatchObject({ status: 400 });
      await setBlocking(blockingAtFirst);
    });

    it('tells sections of which visitors see nothing, as they are stored', async () => {
      const both = { title: 'x' };
      const names = ['statistics', 'card', 'cover_questions', 'job_component'] as const;
      const empty = names.map((blockType) => ({ blockType, items: [] }));
      const blankRow = { blockType: 'faq' as const, items: [{}] };
      const filled = [
        { blockType: 'statistics' as const, items: [both] },
        { blockType: 'job_component' as const, title: 'x' },
        { blockType: 'our_branches' as const, title: 'x', items: [] },
      ];
      const { id } = await draft('en', { sections: [...empty, blankRow, ...filled] });
      const { found } = (await ask(id, user)).told;
      const told = found.flatMap(({ kind, path }) => (kind === 'empty-section' ? path : []));
      expect(told).toEqual(['sections.0', 'sections.1', 'sections.2', 'sections.4']);
    });

    it('tells a link that was begun and left without an address, of which the site makes plain words', async () => {
      const link = (url?: string) => ({
        type: 'link',
        version: 1,
        fields: { url },
        children: [{ type: 'text', text: 'Here' }],
      });
      const textOf = (...urls: (string | undefined)[]) => ({
        root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: urls.map(link) }] },
      });
      const leading = textOf('https://www.example.com', 'mailto:a@example.com', 'tel:920000000', '#below');
      const sections = [textOf('https://'), leading].map((description) => ({ blockType: 'single_blog', description }));
      const { id } = await draft('en', { sections });
      const { found } = (await ask(id, user)).told;
      expect(found.filter(({ kind }) => kind === 'broken-link')).toMatchObject([
        { path: 'sections.0.description', detail: 'https://' },
      ]);
    });

    it('takes an address that looks like the name of a chosen document for what it is', async () => {
      await setBlocking([]);
      const addresses = ['documents/annual-report', 'documents/7#page=3', 'documents/99999999999'];
      const items = addresses.map((redirectUrl) => ({ title: 'x', redirectUrl }));
      const { id } = await draft('en', { sections: [{ blockType: 'card', header: 'x', items }] });
      expect((await ask(id, user)).status).toBe(200);
      await publish(id, 'en');
      await setBlocking(blockingAtFirst);
    });

    it('is let through where administrators say so, and stopped by what they choose', async () => {
      await setBlocking([]);
      const { id } = await draft('en');
      await publish(id, 'en');
      await setBlocking(['broken-link']);
      const gone = { sections: [{ blockType: 'card', header: 'x', items: [{ title: 'x', redirectUrl: '/gone' }] }] };
      const linked = await draft('en', gone);
      await expect(publish(linked.id, 'en')).rejects.toMatchObject({ status: 400 });
      const closed = {
        sections: [{ blockType: 'card', header: 'x', items: [{ redirectUrl: '/career-details/closed' }] }],
      };
      const { id: advertising } = await draft('en', closed);
      await expect(publish(advertising, 'en')).rejects.toMatchObject({
        data: { errors: [{ message: 'The link leads nowhere: This job is closed or not published' }] },
      });
      await setBlocking(blockingAtFirst);
    });

    it('is stopped by a chosen picture that is in the trash, with the way to its field', async () => {
      await setBlocking(['broken-link']);
      const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
      const file = { name: 'drawn.svg', mimetype: 'image/svg+xml', data, size: data.length };
      const picture = await payload.create({ collection: 'media', data: { decorative: true }, file });
      const { id } = await draft('en', { sections: [{ blockType: 'single_image', image: picture.id }] });
      const trashed = { deletedAt: new Date().toISOString() };
      await payload.update({ collection: 'media', id: picture.id, data: trashed });
      expect((await ask(id, user)).told.found).toContainEqual(
        expect.objectContaining({
          kind: 'broken-link',
          path: 'sections.0.image',
          reason: 'no-picture',
          effect: 'blocks',
        }),
      );
      await expect(publish(id, 'en')).rejects.toMatchObject({
        data: { errors: [{ message: 'The chosen picture is no longer there (English)' }] },
      });
      await payload.update({ collection: 'media', id: picture.id, data: { deletedAt: null }, trash: true });
      await publish(id, 'en');
      await setBlocking(blockingAtFirst);
    });

    it('is not stopped by what visitors see already, only by what it would make worse', async () => {
      const section = { id: 'a'.repeat(24), blockType: 'card', header: 'English alone' };
      const { id } = await draft('en', { sections: [section] });
      await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات' }, draft: true, user });
      await byItself(id);
      expect((await ask(id, user)).told.found).toContainEqual(
        expect.objectContaining({ kind: 'missing-arabic', path: 'sections.0.header', effect: 'known' }),
      );
      const before = { id: 'b'.repeat(24), blockType: 'card', header: 'Also alone' };
      await publish(id, 'en', { title: 'Urgent' });
      await expect(publish(id, 'en', { sections: [before, section] })).rejects.toThrow(/Arabic is missing \(1\)/);
      await expect(publish(id, 'ar', { title: '' })).rejects.toThrow(/Arabic is missing \(1\)/);
      await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, unpublishAllLocales: true, user });
      await expect(publish(id, 'en')).rejects.toThrow(/Arabic is missing \(1\)/);
    });

    it('is not had by asking for its opposite, of which no field would be looked at', async () => {
      const { id } = await draft('en');
      const both = { collection: 'pages', id, data: published, unpublishAllLocales: true, user } as const;
      await expect(payload.update(both)).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(/not both/),
      });
      expect(await statusOf(id)).toBe('draft');
    });

    it('of the service itself, drafts, and the way to the trash are not asked', async () => {
      const { id } = await draft('en');
      await byItself(id);
      await payload.update({ collection: 'pages', id, data: { title: '' }, draft: true, autosave: true, user });
      await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() }, user });
      const row = await payload.findByID({ collection: 'pages', id, trash: true });
      expect(row.deletedAt).toBeTruthy();
    });

    it('of a job is checked too', async () => {
      const data = { key: 'a-job', title: 'A job' };
      const { id } = await payload.create({ collection: 'jobs', draft: true, data, user });
      const job = payload.update({ collection: 'jobs', id, data: published, user });
      await expect(job).rejects.toMatchObject({ status: 400 });
    });

    it('is told before: each finding, and what stops', async () => {
      const { id } = await draft('en');
      expect((await ask(id)).status).toBe(401);
      expect((await ask(id, user)).told).toEqual({
        scheduled: [],
        found: expect.arrayContaining([
          expect.objectContaining({ kind: 'missing-arabic', path: 'title', language: 'ar', effect: 'blocks' }),
          expect.objectContaining({ kind: 'description-length', effect: 'hint' }),
        ]),
      });
    });

    async function askOf(global: DraftedGlobal, by?: TypedUser) {
      const response = await globalChecksEndpoint(global).handler(await createLocalReq({ user: by }, payload));
      return { status: response.status, told: (await response.json()) as ChecksResponse };
    }

    it('of the header is refused and told as that of a page, by its form and at its moment', async () => {
      const header = { slug: 'header', user, overrideAccess: false } as const;
      const items = [{ id: 'c'.repeat(24), title: 'Claims', link: '/gone' }];
      await payload.updateGlobal({ ...header, locale: 'en', data: { items }, draft: true });
      expect((await askOf('header')).status).toBe(401);
      expect((await askOf('header', user)).told).toEqual({
        scheduled: [],
        found: [
          expect.objectContaining({ kind: 'missing-arabic', path: 'items.0.title', language: 'ar', effect: 'blocks' }),
          expect.objectContaining({ kind: 'broken-link', path: 'items.0.link', detail: '/gone', effect: 'hint' }),
        ],
      });
      const refused = payload.updateGlobal({ ...header, locale: 'en', data: published });
      await expect(refused).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(/^“Header and navigation” is not published: Arabic is missing \(1\)/),
        data: { errors: [{ path: 'items.0.title', message: 'Arabic is missing' }] },
      });
      const input = { type: 'publish', global: 'header', user: { relationTo: 'users', value: user.id } } as const;
      const waitUntil = new Date(Date.now() - 1000);
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input });
      await publishScheduled(payload);
      const why = { en: expect.stringContaining('Arabic is missing'), ar: expect.stringContaining('النص العربي ناقص') };
      const failed = { global: 'header', action: 'publish', at: waitUntil.toISOString(), failed: true, why };
      const req = await createLocalReq({ user }, payload);
      expect((await scheduledContent(req)).lines).toMatchObject([{ ...failed, title: { ar: 'الترويسة والتنقل' } }]);
      expect((await askOf('header', user)).told.scheduled).toEqual([{ ...failed, job: expect.any(Number) }]);
      expect((await payload.findGlobal({ slug: 'header' })).items).toEqual([]);

      const arabic = [{ ...items[0], title: 'المطالبات' }];
      await payload.updateGlobal({ ...header, locale: 'ar', data: { items: arabic }, draft: true });
      await payload.updateGlobal({ ...header, locale: 'en', data: published });
      expect((await payload.findGlobal({ slug: 'header' })).items).toMatchObject(items);
      expect((await scheduledContent(req)).lines).toEqual([]);
      // What stands there already stops nothing.
      await payload.updateGlobal({ slug: 'header', locale: 'ar', data: { items: [{ ...items[0], title: '' }] } });
      await payload.updateGlobal({ ...header, locale: 'en', data: { button_label: '' } });
    });

    it('of the texts tells which of both languages still says what it said', async () => {
      const change = (changed: object, draft = true) =>
        payload.updateGlobal({ slug: 'texts', data: { changed }, draft, user });
      const key = 'forms.submit-claim.fields.phone.label';
      await change({ [key]: { ar: 'رقم الجوال' } });
      expect((await askOf('texts', user)).told.found).toMatchObject([
        { kind: 'older', path: 'changed.forms__submit-claim__fields__phone__label__en', effect: 'hint' },
      ]);
      await change({ [key]: { ar: 'رقم الجوال', en: 'Mobile' } });
      expect((await askOf('texts', user)).told.found).toEqual([]);
      await change({ [key]: { ar: 'رقم الجوال', en: 'Mobile' } }, false);
      await change({ [key]: { en: 'Mobile' } });
      expect((await askOf('texts', user)).told.found).toMatchObject([{ kind: 'older', detail: 'Mobile' }]);
    });

    it('that was scheduled and is refused is told until somebody publishes it', async () => {
      const { id } = await draft('en');
      const doc = { relationTo: 'pages', value: id } as const;
      const input = { type: 'publish', doc, user: { relationTo: 'users', value: user.id } } as const;
      const waitUntil = new Date(Date.now() - 1000);
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input });
      const scheduled = async () => (await ask(id, user)).told.scheduled;
      const asWished = { collection: 'pages', id, action: 'publish', at: waitUntil.toISOString() };
      expect(await scheduled()).toEqual([{ ...asWished, job: expect.any(Number), failed: false }]);
      await publishScheduled(payload);
      expect(await statusOf(id)).toBe('draft');
      expect(await scheduled()).toMatchObject([{ ...asWished, failed: true }]);
      const req = await createLocalReq({ user }, payload);
      expect((await scheduledContent(req)).lines).toMatchObject([{ ...asWished, failed: true }]);
      await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات' }, draft: true, user });
      await publish(id);
      expect(await scheduled()).toEqual([]);
      expect((await scheduledContent(req)).lines).toEqual([]);
    });
  });
}
