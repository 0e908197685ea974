import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { actOnReview, type ReviewAct } from '../src/review/review-acts.ts';
import { standingOf } from '../src/review/standing.ts';
import { present } from '../src/together/present.ts';
import { openTestContent } from './test-content.ts';

type Page = { id: number; title?: string | null; updatedAt: string };

/** Two people at one document (decision 0030), on the database that DATABASE_URL names. */
export function describeTogether(dialect: 'sqlite' | 'postgres'): void {
  describe(`two people at one document on ${dialect}`, () => {
    let payload: Payload;
    let mona: TypedUser;
    let sami: TypedUser;
    let count = 0;

    beforeAll(async () => {
      payload = await openTestContent();
      const person = async (name: string) => {
        const data = { email: `${name}@example.com`, password: 'long-enough-password', name, role: 'editor' } as const;
        return { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
      };
      [mona, sami] = [await person('Mona'), await person('Sami')];
      await payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [] } });
    });
    afterAll(() => payload?.destroy());

    async function newPage(): Promise<Page> {
      count += 1;
      const data = { name: `together-${count}`, title: 'First' };
      return (await payload.create({ collection: 'pages', draft: true, data, user: mona })) as Page;
    }
    function save(user: TypedUser, id: number, data: Record<string, unknown>, more: object = {}): Promise<Page> {
      const saved = { collection: 'pages', id, data, user, draft: true, autosave: true, ...more };
      return payload.update(saved as never) as never;
    }
    const newest = async (id: number) => (await payload.findByID({ collection: 'pages', id, draft: true })) as Page;

    it.each([{ autosave: true }, { autosave: false }, { draft: false, autosave: false }])(
      'refuses a save that is based on an older text, and says whose is newer: %j',
      async (how) => {
        const page = await newPage();
        const monas = await save(mona, page.id, { title: 'By Mona', updatedAt: page.updatedAt });
        const stale = save(sami, page.id, { title: 'By Sami', updatedAt: page.updatedAt }, how);
        await expect(stale).rejects.toMatchObject({
          status: 409,
          message: expect.stringContaining('Mona'),
          data: { errors: [{ path: 'updatedAt' }] },
        });
        expect(await newest(page.id)).toMatchObject({ title: 'By Mona', updatedAt: monas.updatedAt });
        const based = { title: 'By both', updatedAt: monas.updatedAt };
        expect(await save(sami, page.id, based, how)).toMatchObject({ title: 'By both' });
      },
    );

    it.each([
      ['rate-tables', { label: 'Motor', product: 'motor', version: '1', validFrom: '2026-01-01', vat: 15 }, 'version'],
      ['answer-templates', { title: 'First', text: 'Dear {name}' }, 'title'],
    ] as const)(
      'refuses a stale save of %s, and says who is there and whose is newer',
      async (collection, data, field) => {
        const people = [mona, sami].map((user) => ({ ...user, role: 'admin' }) as TypedUser);
        const [one, other] = people as [TypedUser, TypedUser];
        const made = await payload.create({
          collection,
          data,
          draft: collection === 'rate-tables',
          user: one,
        } as never);
        const { id, updatedAt } = made as { id: number; updatedAt: string };
        const write = (user: TypedUser, changed: object) =>
          payload.update({ collection, id, data: changed, draft: collection === 'rate-tables', user } as never);
        const first = (await write(one, { [field]: 'By Mona', updatedAt })) as unknown as { updatedAt: string };
        await expect(write(other, { [field]: 'By Sami', updatedAt })).rejects.toMatchObject({
          ...{ status: 409, message: expect.stringContaining('Mona'), data: { errors: [{ path: 'updatedAt' }] } },
        });
        expect(await payload.findByID({ collection, id, draft: true })).toMatchObject({ [field]: 'By Mona' });
        expect((await ask(one, { collection, id })).body).toMatchObject({ others: [], savedBy: null });
        const told = { others: ['Mona'], savedBy: 'Mona', updatedAt: first.updatedAt };
        expect((await ask(other, { collection, id })).body).toMatchObject(told);
        const taken = await write(other, { [field]: 'By both', updatedAt: first.updatedAt });
        expect(taken).toMatchObject({ [field]: 'By both' });
      },
    );

    it.each([
      ['redirects', 'from', { from: 'former-page', to: '/motor-insurance' }],
      ['countries', 'name', { name: 'Jordan', code: 'JO' }],
      ['page-groups', 'title', { title: 'Group' }],
      ['providers', 'name', { name: 'Clinic', kind: 'clinic', city: 'Riyadh', key: 'clinic-of-two' }],
    ] as const)(
      'refuses a stale save of one of the %s, which keep no note of who saved',
      async (collection, field, data) => {
        const { id, updatedAt } = (await payload.create({ collection, data } as never)) as Page;
        const write = (user: TypedUser, changed: object) =>
          payload.update({ collection, id, data: changed, user } as never) as never as Promise<Page>;
        const first = await write(mona, { [field]: 'by-mona', updatedAt });
        await expect(write(sami, { [field]: 'by-sami', updatedAt })).rejects.toMatchObject({
          ...{
            status: 409,
            message: expect.stringMatching(/^A newer text is stored\./),
            data: { errors: [{ path: 'updatedAt' }] },
          },
        });
        expect(await payload.findByID({ collection, id })).toMatchObject({ [field]: 'by-mona' });
        const taken = await write(sami, { [field]: 'by-both', updatedAt: first.updatedAt });
        expect(taken).toMatchObject({ [field]: 'by-both' });
        expect(payload.collections[collection].config.lockDocuments).toBe(false);
        await ask(mona, { collection, id });
        expect((await ask(sami, { collection, id })).body.others).toEqual(['Mona']);
      },
    );

    it.each(['care', 'people'] as const)(
      'says nothing of a page, and of nobody at it, to who may not write it: %s',
      async (role) => {
        const { id } = await newPage();
        await ask(mona, { collection: 'pages', id });
        expect((await ask({ ...sami, role } as TypedUser, { collection: 'pages', id })).body).toEqual({ others: [] });
        expect((await ask(mona, { collection: 'pages', id })).body.others).toEqual([]);
      },
    );

    it('refuses a stale save of the header, a draft or a publication, and keeps both texts', async () => {
      const saveHeader = (user: TypedUser, data: Record<string, unknown>, draft = true) =>
        payload.updateGlobal({ slug: 'header', data, draft, user, overrideAccess: false });
      const first = await saveHeader(mona, { button_label: 'First' }, false);
      const monas = await saveHeader(mona, { button_label: 'By Mona', updatedAt: first.updatedAt });
      for (const draft of [true, false])
        await expect(
          saveHeader(sami, { button_label: 'By Sami', updatedAt: first.updatedAt }, draft),
        ).rejects.toMatchObject({
          status: 409,
          message: expect.stringContaining('Mona'),
          data: { errors: [{ path: 'updatedAt' }] },
        });
      expect(await payload.findGlobal({ slug: 'header', draft: true })).toMatchObject({ button_label: 'By Mona' });
      expect((await ask(sami, { global: 'header' })).body).toMatchObject({
        updatedAt: monas.updatedAt,
        savedBy: 'Mona',
      });
      expect((await ask(mona, { global: 'header' })).body.others).toEqual(['Sami']);
      const samis = await saveHeader(sami, { button_label: 'By both', updatedAt: monas.updatedAt });
      expect(await saveHeader(mona, { updatedAt: samis.updatedAt }, false)).toMatchObject({ button_label: 'By both' });
      // Scripts say nothing of what they are based on: each is taken, also where two come at once.
      const scripts = ['One', 'Two'].map((button_label) => saveHeader(sami, { button_label }));
      expect((await Promise.all(scripts)).map(({ button_label }) => button_label)).toEqual(['One', 'Two']);
    });

    it('lets one of two saves through that come at the same moment', async () => {
      const page = await newPage();
      const both = await Promise.allSettled([
        save(mona, page.id, { title: 'By Mona', updatedAt: page.updatedAt }),
        save(sami, page.id, { title: 'By Sami', updatedAt: page.updatedAt }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('answers each of more stale saves than the pool has connections', async () => {
      const page = await newPage();
      await save(mona, page.id, { title: 'By Mona' });
      const stale = Array.from({ length: 15 }, () => save(sami, page.id, { title: 'Late', updatedAt: page.updatedAt }));
      const results = await Promise.allSettled(stale);
      expect(new Set(results.map((result) => result.status === 'rejected' && result.reason.status))).toEqual(
        new Set([409]),
      );
    });

    it('lets a save through that says nothing of what it is based on', async () => {
      const page = await newPage();
      await save(mona, page.id, { title: 'By Mona' });
      expect(await save(sami, page.id, { title: 'By Sami' })).toMatchObject({ title: 'By Sami' });
    });

    it('keeps what the other saved as a version', async () => {
      const page = await newPage();
      const one = await save(mona, page.id, { title: 'Mona, 1' });
      const two = await save(mona, page.id, { title: 'Mona, 2', updatedAt: one.updatedAt });
      const three = await save(sami, page.id, { title: 'Sami, 1', updatedAt: two.updatedAt });
      await save(sami, page.id, { title: 'Sami, 2', updatedAt: three.updatedAt });
      const { docs } = await payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: page.id } },
        sort: '-updatedAt',
      });
      expect(docs.map(({ version }) => version.title)).toEqual(['Sami, 2', 'Mona, 2', 'First']);
    });

    const rowId = (mark: string) => mark.repeat(12);
    const inBoth = async (locale: 'en' | 'ar', write: (locale: 'en' | 'ar', user: TypedUser) => Promise<unknown>) => {
      await write(locale === 'en' ? 'ar' : 'en', mona);
      await write(locale, mona);
    };

    it.each(['en', 'ar'] as const)(
      'brings a section, and a row in one, back in both languages where a colleague had removed it: from a form in %s',
      async (locale) => {
        const { id } = await newPage();
        const section = (mark: string, words: string, items: string[]) => ({
          ...{ id: rowId(mark), blockType: 'faq', header: `header ${words}` },
          items: items.map((item) => ({ id: rowId(item), question: `${item} ${words}` })),
        });
        const write = (language: string, user: TypedUser, sections: object[]) =>
          save(user, id, { sections }, { locale: language });
        const both = (words: string) => [section('a1', words, ['b1', 'b2']), section('a2', words, ['b3', 'b4'])];
        await inBoth(locale, (language, user) => write(language, user, both(language)));
        // Mona removes the first section and a row of the second; Sami has written in both, and chooses his own.
        await write(locale, sami, both(`${locale} by Sami`));
        await write(locale, mona, [section('a2', locale, ['b4'])]);
        await write(locale, sami, both(`${locale} chosen`));
        const other = locale === 'en' ? 'ar' : 'en';
        const { sections } = (await payload.findByID({
          collection: 'pages',
          id,
          draft: true,
          locale: 'all',
        })) as never as {
          sections: { header: object; items: { question: object }[] }[];
        };
        const said = (words: string) => ({ [locale]: `${words} ${locale} chosen`, [other]: `${words} ${other}` });
        expect(sections.map(({ header, items }) => [header, ...items.map(({ question }) => question)])).toEqual([
          [said('header'), said('b1'), said('b2')],
          [said('header'), said('b3'), said('b4')],
        ]);
      },
    );

    it('brings a section back in both languages that its own writer removed as the form saved itself', async () => {
      const { id } = await newPage();
      const section = (words: string) => [{ id: rowId('e1'), blockType: 'faq', header: words }];
      const write = (language: string, user: TypedUser, sections: object[]) =>
        save(user, id, { sections }, { locale: language });
      await inBoth('ar', (language, user) => write(language, user, section(language)));
      await write('ar', mona, []);
      await write('ar', sami, section('لسامي'));
      const { sections } = (await payload.findByID({
        collection: 'pages',
        id,
        draft: true,
        locale: 'all',
      })) as never as { sections: { header: object }[] };
      expect(sections.map(({ header }) => header)).toEqual([{ ar: 'لسامي', en: 'en' }]);
    });

    it('brings an entry of the navigation, and one of its dropdown, back in both languages, as a draft and published', async () => {
      const entry = (mark: string, words: string, pages: string[]) => ({
        ...{ id: rowId(mark), title: words, link: '/claims' },
        pages: pages.map((page) => ({ id: rowId(page), title: `${page} ${words}`, link: '/claims' })),
      });
      const write = (locale: 'en' | 'ar', user: TypedUser, items: object[], draft = true) =>
        payload.updateGlobal({ slug: 'header', locale, data: { items } as never, draft, user });
      for (const draft of [true, false]) {
        const [first, second] = draft ? ['c1', 'c2'] : ['c3', 'c4'];
        const both = (words: string) => [
          entry(first, words, [`${first[0]}5`, `${first[0]}6`]),
          entry(second, words, []),
        ];
        await inBoth('ar', (language, user) => write(language, user, both(language)));
        await write('ar', mona, [entry(second, 'ar', [])], draft);
        await write('ar', sami, both('لسامي'), draft);
        const { items } = (await payload.findGlobal({ slug: 'header', draft: true, locale: 'all' })) as never as {
          items: { title: object; pages: { title: object }[] }[];
        };
        expect(items[0]).toMatchObject({
          title: { ar: 'لسامي', en: 'en' },
          pages: [{ title: { ar: `${first[0]}5 لسامي`, en: `${first[0]}5 en` } }, { title: { en: `${first[0]}6 en` } }],
        });
      }
    });

    it('brings a paragraph of a job back in both languages, and gives a new one nothing', async () => {
      const paragraph = (mark: string, text: string) => ({ id: rowId(mark), text });
      const data = { title: 'Actuary', description: [paragraph('d1', 'en'), paragraph('d2', 'en')] };
      const { id } = (await payload.create({ collection: 'jobs', draft: true, data, user: mona } as never)) as Page;
      const write = (user: TypedUser, description: object[]) =>
        payload.update({ collection: 'jobs', id, locale: 'ar', data: { description }, draft: true, user } as never);
      await write(mona, [paragraph('d2', 'ar')]);
      await write(sami, [paragraph('d1', 'ar'), paragraph('d2', 'ar'), paragraph('d3', 'ar')]);
      const job = (await payload.findByID({ collection: 'jobs', id, draft: true, locale: 'all' })) as never as {
        description: { text: object }[];
      };
      expect(job.description.map(({ text }) => text)).toEqual([
        { ar: 'ar', en: 'en' },
        { ar: 'ar', en: 'en' },
        { ar: 'ar' },
      ]);
    });

    it('looks at the versions of a page where a row of it is not known alone, and once for all of them', async () => {
      const { id } = await newPage();
      const sections = (marks: string[]) =>
        marks.map((mark) => ({
          ...{ id: rowId(mark), blockType: 'faq', header: mark },
          items: [{ id: rowId(`${mark[1]}${mark[0]}`), question: mark }],
        }));
      await save(mona, id, { sections: sections(['e1']) });
      const looks = vi.spyOn(payload.db, 'findVersions');
      // Payload itself looks at one at a time.
      const isWhole = ({ where, limit }: { where?: object; limit?: number }) =>
        limit === undefined && JSON.stringify(where) === JSON.stringify({ parent: { equals: id } });
      const all = () => looks.mock.calls.filter(([asked]) => isWhole(asked)).length;
      await save(mona, id, { sections: sections(['e1']) });
      const known = all();
      await save(mona, id, { sections: sections(['e1', 'e2', 'e3']) });
      const added = all() - known;
      looks.mockRestore();
      expect([known, added]).toEqual([0, 1]);
    });

    async function ask(user: TypedUser | null, body: object) {
      const req = await createLocalReq({ user: user ?? undefined }, payload);
      Object.assign(req, { json: async () => body });
      const response = await present.handler(req);
      return { status: response.status, body: await response.json() };
    }

    it('says at once who has it open, and who saved last', async () => {
      const page = await newPage();
      const subject = { collection: 'pages', id: page.id };
      expect(await ask(mona, subject)).toMatchObject({ status: 200, body: { others: [], updatedAt: page.updatedAt } });
      expect((await ask(sami, subject)).body.others).toEqual(['Mona']);
      expect((await ask(mona, subject)).body.others).toEqual(['Sami']);
      const saved = await save(sami, page.id, { title: 'By Sami' });
      expect((await ask(mona, subject)).body).toMatchObject({ updatedAt: saved.updatedAt, savedBy: 'Sami' });
      await ask(sami, { ...subject, isLeaving: true });
      expect((await ask(mona, subject)).body.others).toEqual([]);
    });

    it('tells who has a text open what a reviewer said of it, and not the reviewer', async () => {
      await payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [], reviewed: ['pages'] } });
      const page = await newPage();
      const subject = { collection: 'pages', id: page.id } as const;
      const act = async (user: TypedUser, wanted: ReviewAct, words: string) => {
        const req = await createLocalReq({ user }, payload);
        await actOnReview(req, subject, { act: wanted, words, seen: (await standingOf(req, subject))?.seen ?? '' });
      };
      await act(mona, 'send', 'Please');
      expect((await ask(mona, subject)).body.verdict).toBeUndefined();
      await act(sami, 'return', 'The second paragraph says nothing.');
      const returned = { state: 'returned', name: 'Sami', comment: 'The second paragraph says nothing.' };
      expect((await ask(mona, subject)).body.verdict).toMatchObject({ ...returned, at: expect.any(String) });
      expect((await ask(sami, subject)).body.verdict).toBeUndefined();
      await act(mona, 'send', '');
      expect((await ask(mona, subject)).body.verdict).toBeUndefined();
      await act(sami, 'approve', '');
      expect((await ask(mona, subject)).body.verdict).toMatchObject({ state: 'approved' });
      await save(mona, page.id, { title: 'After the approval' });
      expect((await ask(mona, subject)).body.verdict).toBeUndefined();
      await payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [], reviewed: [] } });
    });

    async function doScheduled(
      type: 'publish' | 'unpublish',
      of: { id: number } | { global: 'header' },
    ): Promise<void> {
      const doc = 'id' in of ? { doc: { relationTo: 'pages' as const, value: of.id } } : of;
      const input = { type, ...doc, user: { relationTo: 'users' as const, value: mona.id } };
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 1000), input });
      await publishScheduled(payload);
    }

    it.each([
      { type: 'unpublish', went: 'offline' },
      { type: 'publish', went: 'online' },
    ] as const)(
      'tells that a page went $went by its schedule, until somebody saves a newer text',
      async ({ type, went }) => {
        const page = await newPage();
        const isOnline = type === 'unpublish';
        const data = isOnline ? { _status: 'published' } : { title: 'Written before' };
        const shown = await save(mona, page.id, data, { draft: !isOnline, autosave: !isOnline });
        const subject = { collection: 'pages', id: page.id, shownAt: shown.updatedAt } as const;
        expect((await ask(sami, subject)).body.scheduled).toBeUndefined();
        await doScheduled(type, page);
        const { updatedAt, scheduled } = (await ask(sami, subject)).body;
        expect(updatedAt > shown.updatedAt).toBe(true);
        expect(scheduled).toEqual({ went, at: expect.any(String) });
        expect(scheduled.at >= updatedAt).toBe(true);
        // Who has the newest text is told nothing of it.
        expect((await ask(sami, { ...subject, shownAt: updatedAt })).body.scheduled).toBeUndefined();
        await save(mona, page.id, { title: 'By Mona' });
        expect((await ask(sami, subject)).body).toMatchObject({ savedBy: 'Mona' });
        expect((await ask(sami, subject)).body.scheduled).toBeUndefined();
      },
    );

    it.each([
      { type: 'unpublish', how: { autosave: false } },
      { type: 'publish', how: { autosave: true } },
    ] as const)('names who saved a newer text before its schedule came: $type, $how', async ({ type, how }) => {
      const page = await newPage();
      const data = type === 'unpublish' ? { _status: 'published' } : { title: 'Shown' };
      const shown = await save(sami, page.id, data, { draft: type === 'publish', autosave: type === 'publish' });
      // Of drafts that save themselves the record says little.
      for (const title of ['One', 'Two']) await save(sami, page.id, { title }, how);
      await doScheduled(type, page);
      const ofMona = { collection: 'pages', id: page.id, shownAt: shown.updatedAt };
      const { body } = await ask(mona, ofMona);
      // Mona, whose schedule it is, stored the page last.
      expect([body.savedBy, body.scheduled]).toEqual(['Sami', undefined]);
      expect((await ask(sami, ofMona)).body).toMatchObject({ savedBy: null });
    });

    it('tells that a global went online by its schedule', async () => {
      const data = { button_label: 'Scheduled' };
      const { updatedAt: shownAt } = await payload.updateGlobal({ slug: 'header', data, draft: true, user: mona });
      await doScheduled('publish', { global: 'header' });
      const asked = { global: 'header', shownAt: String(shownAt) };
      expect((await ask(sami, asked)).body.scheduled).toMatchObject({ went: 'online' });
    });

    it('tells nobody else', async () => {
      expect((await ask(null, { collection: 'pages', id: 1 })).status).toBe(401);
      expect((await ask(mona, { collection: 'users', id: 1 })).status).toBe(400);
    });
  });
}
