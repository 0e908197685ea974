import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departureEndpoint } from '../src/links/departure-endpoint.ts';
import { redirectsThatLead } from '../src/links/known-names.ts';
import type { LinkedCollection } from '../src/links/link-place.ts';
import { linkTargetsEndpoint } from '../src/links/link-targets-endpoint.ts';
import { askingFirst } from '../src/links/refuse-schedule.ts';
import { usedManyEndpoint } from '../src/links/used-many-endpoint.ts';
import { whereUsedEndpoint } from '../src/links/where-used-endpoint.ts';
import { periodsOf } from '../src/publications/periods.ts';
import { schedulePublication } from '../src/record/scheduling.ts';
import { addEditor, openTestContent } from './test-content.ts';

/** What does not go while it is linked, and what links can be made to, on the database that DATABASE_URL names. */
export function describeDepartures(dialect: string): void {
  describe(`what is linked, on ${dialect}`, () => {
    let payload: Payload;
    let user: TypedUser;
    let count = 0;
    beforeAll(async () => {
      payload = await openTestContent();
      user = await addEditor(payload);
    });
    afterAll(() => payload?.destroy());

    const page = (data: object = {}) => {
      count += 1;
      const own = { name: `going-${count}`, title: `Going ${count}`, _status: 'published' } as const;
      return payload.create({ collection: 'pages', data: { ...own, ...data } });
    };
    const linkTo = (address: string, data: object = {}) =>
      page({ sections: [{ blockType: 'card', items: [{ redirectUrl: address }] }], ...data });
    async function decide(
      id: number,
      body: object,
      collection: LinkedCollection = 'pages',
      by: TypedUser | null = user,
    ) {
      const req = await createLocalReq({ user: by ?? undefined }, payload);
      Object.assign(req, { routeParams: { id: String(id) }, json: async () => body });
      return departureEndpoint(collection).handler(req);
    }
    const panelOf = async (id: number, by: TypedUser = user) => {
      const req = await createLocalReq({ user: by }, payload);
      Object.assign(req, { routeParams: { id: String(id) } });
      return (await whereUsedEndpoint('pages').handler(req)).json();
    };
    const unpublish = (id: number) => payload.update({ collection: 'pages', id, data: { _status: 'draft' }, user });
    const trash = (id: number) =>
      payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() }, user });
    const remove = (id: number) => payload.delete({ collection: 'pages', id, user });
    const redirects = async () =>
      Object.fromEntries((await redirectsThatLead({ payload })).map(({ from, to }) => [from, to]));
    const acts = async (targetId: number) => {
      const where = { and: [{ action: { equals: 'links-decided' } }, { targetId: { equals: String(targetId) } }] };
      return (await payload.find({ collection: 'audit-log', where: where as never })).docs;
    };
    const refused = { status: 400, message: expect.stringMatching(/it is still used in 1 place \(Going \d+\)/) };

    it.each([
      ['taken offline', unpublish],
      ['thrown away', trash],
      ['deleted', remove],
    ] as const)('is not %s before somebody decides, and then leads to its successor', async (_, go) => {
      const [gone, next] = [await page(), await page()];
      await linkTo(`/ar/${gone.name}`);
      await payload.create({ collection: 'redirects', data: { from: `old-${gone.name}`, to: `/${gone.name}` } });
      await expect(go(gone.id)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('2 places') });
      expect(await payload.findByID({ collection: 'pages', id: gone.id })).toMatchObject({ _status: 'published' });
      expect((await decide(gone.id, { successor: next.id })).status).toBe(200);
      // A draft that renames it changes nothing about the address that visitors know.
      await payload.update({ collection: 'pages', id: gone.id, draft: true, data: { name: `${gone.name}-x` }, user });
      await go(gone.id);
      expect(await redirects()).toMatchObject({
        [gone.name]: `/${next.name}`,
        [`old-${gone.name}`]: `/${next.name}`,
      });
      const [period] = await periodsOf(payload, `pages/${gone.id}`);
      expect(period).toMatchObject({ departed: { successor: `/${next.name}` } });
      expect(await acts(gone.id)).toMatchObject([{ changes: [{ field: 'successor', after: `/${next.name}` }] }]);
    });

    it('comes back with its older names, which led to its successor while it was away', async () => {
      const [gone, next] = [await page(), await page()];
      await payload.create({ collection: 'redirects', data: { from: `old-${gone.name}`, to: `/${gone.name}` } });
      await decide(gone.id, { successor: next.id });
      await unpublish(gone.id);
      expect(await redirects()).toMatchObject({ [`old-${gone.name}`]: `/${next.name}` });
      await payload.update({ collection: 'pages', id: gone.id, data: { _status: 'published' }, user });
      expect(await redirects()).toMatchObject({ [`old-${gone.name}`]: `/${gone.name}` });
      expect(await redirects()).not.toHaveProperty(gone.name);
    });

    it('says in its form where its last address leads while it is away, and nothing while it is online', async () => {
      const [gone, next] = [await page(), await page()];
      await linkTo(`/${gone.name}`);
      await decide(gone.id, { successor: next.id });
      const said = async () => (await panelOf(gone.id)).ledAway;
      expect(await said()).toBeUndefined();
      await unpublish(gone.id);
      expect(await said()).toEqual({ from: gone.name, to: `/${next.name}` });
      await payload.update({ collection: 'pages', id: gone.id, data: { _status: 'published' }, user });
      expect(await said()).toBeUndefined();
    });

    it('takes its last address back from its successor where it comes back under another name', async () => {
      const [gone, next] = [await page(), await page()];
      await linkTo(`/${gone.name}`);
      await decide(gone.id, { successor: next.id });
      await unpublish(gone.id);
      expect(await redirects()).toMatchObject({ [gone.name]: `/${next.name}` });
      const name = `${gone.name}-back`;
      await payload.update({ collection: 'pages', id: gone.id, data: { name, _status: 'published' }, user });
      expect(await redirects()).toMatchObject({ [gone.name]: `/${name}` });
    });

    it('takes its last address back from its successor that is called otherwise by now, and not from somebody’s own redirect', async () => {
      const [gone, kept, next] = [await page(), await page(), await page()];
      for (const { id, name } of [gone, kept]) {
        await linkTo(`/${name}`);
        await decide(id, { successor: next.id });
        await unpublish(id);
      }
      for (const renamed of ['once', 'twice'])
        await payload.update({ collection: 'pages', id: next.id, data: { name: `${next.name}-${renamed}` }, user });
      expect(await redirects()).toMatchObject({ [gone.name]: `/${next.name}-twice` });
      const own = { collection: 'redirects', where: { from: { equals: kept.name } } } as const;
      await payload.update({ ...own, data: { to: '/contact-us' }, user });
      for (const { id, name } of [gone, kept])
        await payload.update({ collection: 'pages', id, data: { name: `${name}-anew`, _status: 'published' }, user });
      expect(await redirects()).toMatchObject({ [gone.name]: `/${gone.name}-anew`, [kept.name]: '/contact-us' });
    });

    it('takes its last address back from its successor also where a third page has the old name of that by now', async () => {
      const [gone, next] = [await page(), await page()];
      await linkTo(`/${gone.name}`);
      await decide(gone.id, { successor: next.id });
      await unpublish(gone.id);
      const moved = `${next.name}-moved`;
      await payload.update({ collection: 'pages', id: next.id, data: { name: moved, _status: 'published' }, user });
      await page({ name: next.name });
      expect(await redirects()).toMatchObject({ [gone.name]: `/${moved}` });
      const name = `${gone.name}-back`;
      await payload.update({ collection: 'pages', id: gone.id, data: { name, _status: 'published' }, user });
      expect(await redirects()).toMatchObject({ [gone.name]: `/${name}` });
    });

    it('takes its last address back from its successor that has gone itself by now, and was deleted', async () => {
      const [gone, next, last] = [await page(), await page(), await page()];
      for (const { name } of [gone, next]) await linkTo(`/${name}`);
      await decide(gone.id, { successor: next.id });
      await unpublish(gone.id);
      await decide(next.id, { successor: last.id });
      await remove(next.id);
      expect(await redirects()).toMatchObject({ [gone.name]: `/${last.name}` });
      const name = `${gone.name}-back`;
      await payload.update({ collection: 'pages', id: gone.id, data: { name, _status: 'published' }, user });
      expect(await redirects()).toMatchObject({ [gone.name]: `/${name}`, [next.name]: `/${last.name}` });
    });

    it('says before several go at once which of them are used, and where: not by each other', async () => {
      const [free, gone, other] = [await page(), await page(), await page({ title: 'Other one' })];
      const source = await linkTo(`/${gone.name}`, { title: 'Source of links' });
      await linkTo(`/ar/${gone.name}`);
      await linkTo(`/${other.name}`);
      const asked = async (...ids: number[]) => {
        const req = await createLocalReq({ user }, payload);
        req.query = { where: { id: { in: ids } } };
        return (await usedManyEndpoint('pages').handler(req)).json();
      };
      expect(await asked(free.id)).toEqual({ used: [], looked: 1, selected: 1 });
      const { used } = await asked(free.id, gone.id, other.id, source.id);
      expect(used).toHaveLength(2);
      expect(used).toContainEqual({
        ...{ title: { en: gone.title, ar: gone.title }, address: `/admin/collections/pages/${gone.id}#where-used` },
        ...{ count: 1, usedIn: [expect.objectContaining({ en: expect.stringMatching(/^Going/) })], isHeld: true },
      });
      const alone = (await asked(gone.id)).used[0];
      expect([alone.count, alone.usedIn.map(({ en }: { en: string }) => en)]).toEqual([
        ...[2, expect.arrayContaining(['Source of links'])],
      ]);
      await decide(gone.id, { reason: 'The product is no longer sold' });
      expect((await asked(gone.id)).used).toMatchObject([{ isHeld: false }]);
      const stranger = await createLocalReq({}, payload);
      expect((await usedManyEndpoint('pages').handler(stranger)).status).toBe(401);
    });

    it('says so of what the list shows, or the trash, and counts all that goes together', async () => {
      const asked = async (query: object) => {
        const req = await createLocalReq({ user }, payload);
        req.query = { where: { id: { not_equals: '' } }, ...query };
        return (await usedManyEndpoint('pages').handler(req)).json();
      };
      const [source, gone] = [await page({ title: 'Sought source' }), await page({ title: 'Sought target' })];
      const sections = [{ blockType: 'card' as const, items: [{ redirectUrl: `/${gone.name}` }] }];
      await payload.update({ collection: 'pages', id: source.id, data: { sections }, user });
      expect(await asked({ search: 'Sought' })).toEqual({ used: [], looked: 2, selected: 2 });
      expect((await asked({ search: 'Sought target' })).used).toMatchObject([{ title: { en: 'Sought target' } }]);
      for (let filler = 0; filler < 24; filler += 1) await page({ title: 'Sought too' });
      // The source is the oldest, and so the one that is not looked at.
      expect(await asked({ search: 'Sought' })).toEqual({ used: [], looked: 25, selected: 26 });
      await decide(gone.id, { reason: 'No longer sold' });
      await trash(gone.id);
      expect(await asked({ search: 'Sought target' })).toEqual({ used: [], looked: 0, selected: 0 });
      expect((await asked({ search: 'Sought', trash: 'true' })).used).toMatchObject([
        { title: { en: 'Sought target' } },
      ]);
    });

    it('says before several are taken offline at once what is used of those that are online, as the list finds them', async () => {
      const [online, never] = [
        await page({ title: 'Taken online' }),
        await page({ title: 'Taken never', _status: 'draft' }),
      ];
      for (const { name } of [online, never]) await linkTo(`/${name}`);
      // Visitors see it all the same, under the title that it had.
      const newer = { title: 'Taken newer' };
      await payload.update({ collection: 'pages', id: online.id, draft: true, data: newer, user });
      const asked = async (query: object) => {
        const req = await createLocalReq({ user }, payload);
        req.query = { where: { id: { not_equals: '' } }, search: 'Taken', ...query };
        return (await usedManyEndpoint('pages').handler(req)).json();
      };
      expect(await asked({})).toMatchObject({ selected: 2 });
      const { used, ...counts } = await asked({ offline: 'true' });
      expect(counts).toEqual({ looked: 1, selected: 1 });
      expect(used).toMatchObject([{ title: { en: 'Taken online' } }]);
    });

    it('goes for a reason, which the record keeps and which is used up', async () => {
      const { id, name } = await page();
      await linkTo(`/${name}`);
      await expect(unpublish(id)).rejects.toMatchObject(refused);
      expect((await decide(id, { reason: 'The product is no longer sold' })).status).toBe(200);
      await unpublish(id);
      expect(await acts(id)).toMatchObject([
        { changes: [{ field: 'reason', after: 'The product is no longer sold' }] },
      ]);
      expect(await redirects()).not.toHaveProperty(name);
      const [period] = await periodsOf(payload, `pages/${id}`);
      expect(period).toMatchObject({ endedBy: user.name, departed: { reason: 'The product is no longer sold' } });
      await payload.update({ collection: 'pages', id, data: { _status: 'published' }, user });
      await expect(unpublish(id)).rejects.toMatchObject(refused);
    });

    it('is not scheduled to go before somebody decided, and is told why as when it goes at once', async () => {
      const { id, name } = await page();
      await linkTo(`/${name}`);
      const scheduled = async () => {
        const req = await createLocalReq({ user }, payload);
        const doc = { relationTo: 'pages' as const, value: id };
        const date = new Date(Date.now() + 3_600_000);
        return askingFirst(schedulePublication)({ req, type: 'unpublish', doc, date });
      };
      const works = () => payload.count({ collection: 'payload-jobs', where: { waitUntil: { exists: true } } });
      const before = await works();
      expect(await scheduled()).toEqual({ error: expect.stringMatching(/still used in 1 place .*“Where used”/) });
      expect(await works()).toEqual(before);
      await decide(id, { reason: 'The product is no longer sold' });
      expect(await scheduled()).not.toHaveProperty('error');
      expect((await works()).totalDocs).toBe(before.totalDocs + 1);
    });

    it('is told in Arabic to who works in Arabic', async () => {
      const { id, name } = await page();
      await linkTo(`/${name}`);
      const req = await createLocalReq({ user }, payload);
      Object.assign(req, { i18n: { ...req.i18n, language: 'ar' } });
      const going = payload.update({ collection: 'pages', id, data: { _status: 'draft' }, user, req });
      await expect(going).rejects.toThrow(/فما زال مستخدمًا في موضع واحد \(\u2068Going \d+\u2069\)/);
    });

    it('holds many at once together, unless each goes with what links to it', async () => {
      const [held, free] = [await page(), await page()];
      const source = await linkTo(`/${held.name}`);
      const all = (ids: number[]) => payload.delete({ collection: 'pages', where: { id: { in: ids } }, user });
      await expect(all([held.id, free.id])).rejects.toMatchObject(refused);
      const offline = {
        collection: 'pages',
        where: { id: { in: [held.id, free.id] } },
        data: { _status: 'draft' },
      } as const;
      await expect(payload.update({ ...offline, user })).rejects.toMatchObject(refused);
      expect(await payload.findByID({ collection: 'pages', id: free.id })).toMatchObject({ _status: 'published' });
      expect((await all([held.id, free.id, source.id])).errors).toEqual([]);
    });

    it.each([
      ['en', 'Renamed in a draft'],
      ['ar', 'مسودة باسم آخر'],
    ] as const)('is held among many at once that a draft alone answers to: %s', async (locale, title) => {
      const { id, name } = await page();
      await linkTo(`/${name}`);
      await payload.update({ collection: 'pages', id, draft: true, data: { title }, locale });
      const data = { deletedAt: new Date().toISOString() };
      const all = { collection: 'pages', where: { title: { equals: title } }, data, locale } as const;
      await expect(payload.update({ ...all, user, overrideAccess: false })).rejects.toMatchObject(refused);
      expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ _status: 'published' });
      await payload.update({ collection: 'pages', id, data: { title, _status: 'published' }, locale });
      await expect(payload.delete({ ...all, user, overrideAccess: false })).rejects.toMatchObject(refused);
      await decide(id, { reason: 'No longer sold' });
      await payload.update({ ...all, user, overrideAccess: false });
    });

    it('is free where nothing links but a group, and where nobody saw it', async () => {
      const { id } = await page();
      await payload.create({ collection: 'page-groups', data: { title: 'Group', pages: [id] } });
      await unpublish(id);
      const { id: draft, name } = await payload.create({
        collection: 'pages',
        draft: true,
        data: { name: 'never-seen', title: 'Draft' },
      });
      await linkTo(`/${name}`);
      await remove(draft);
    });

    it('holds pictures, documents and jobs as well, which have reasons alone', async () => {
      const data = { title: 'Clerk', key: 'clerk', _status: 'published' } as const;
      const { id } = await payload.create({ collection: 'jobs', data });
      await linkTo('/career-details/clerk');
      const go = () => payload.delete({ collection: 'jobs', id, user });
      await expect(go()).rejects.toMatchObject({ status: 400 });
      const successor = (await page()).id;
      expect((await decide(id, { successor }, 'jobs')).status).toBe(400);
      expect((await decide(id, { reason: 'Filled' }, 'jobs')).status).toBe(200);
      await go();
      const drawn = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
      const file = { name: 'drawn.svg', mimetype: 'image/svg+xml', data: drawn, size: drawn.length };
      const picture = await payload.create({ collection: 'media', data: { alt: 'Drawn' }, file });
      await page({ sections: [{ blockType: 'card', items: [{ logo: picture.id }] }] });
      await expect(payload.delete({ collection: 'media', id: picture.id, user })).rejects.toMatchObject({
        status: 400,
      });
    });

    it('has no successor that is not online, is itself, or goes before it does', async () => {
      const [gone, next] = [await page(), await page()];
      await linkTo(`/${gone.name}`);
      expect((await decide(gone.id, { successor: gone.id })).status).toBe(400);
      expect((await decide(gone.id, {}, 'pages', null)).status).toBe(401);
      for (const reason of [' ', '...']) expect((await decide(gone.id, { reason })).status).toBe(400);
      expect((await decide(gone.id, { successor: next.id })).status).toBe(200);
      await unpublish(next.id);
      expect((await decide(next.id, { successor: next.id })).status).toBe(400);
      await expect(unpublish(gone.id)).rejects.toMatchObject(refused);
    });

    it('is decided for what there is alone, and why is told to those who decide', async () => {
      const { id, name } = await page();
      await linkTo(`/${name}`);
      expect((await decide(id + 4711, { reason: 'Filled' })).status).toBe(404);
      expect((await decide(id, { reason: 'The offer ends with a lawsuit' })).status).toBe(200);
      const toldTo = (role: 'reviewer' | 'care') => panelOf(id, { ...user, role } as TypedUser);
      expect(await toldTo('reviewer')).toMatchObject({
        isHeld: true,
        decided: { reason: 'The offer ends with a lawsuit' },
      });
      expect(await toldTo('care')).toMatchObject({ isHeld: true, isDecider: false });
      expect(await toldTo('care')).not.toHaveProperty('decided');
    });

    it('counts in the refusal what the panel counts: the side list of its group too', async () => {
      const { id, name } = await page();
      await linkTo(`/${name}`);
      await payload.create({ collection: 'page-groups', data: { title: 'Group', pages: [id] } });
      await expect(unpublish(id)).rejects.toThrow(/it is still used in 2 places \(Going \d+\)/);
    });

    it('goes without a question where the service does it by itself', async () => {
      const { id, name } = await page();
      await linkTo(`/${name}`);
      await payload.delete({ collection: 'pages', id });
    });

    it('is found by its title in either language, as people type, and known by its address', async () => {
      const made = await page({ name: 'marine-hulls', title: 'Marine hulls' });
      await payload.update({ collection: 'pages', id: made.id, locale: 'ar', data: { title: 'تأمين أجسام السُّفن' } });
      await payload.create({ collection: 'pages', draft: true, data: { name: 'marine-draft', title: 'Marine draft' } });
      const req = async (query: Record<string, string>, by = user) => {
        const asking = await createLocalReq({ user: by }, payload);
        Object.assign(asking, { searchParams: new URLSearchParams(query) });
        return (await linkTargetsEndpoint.handler(asking)).json();
      };
      const titles = async (q: string) => (await req({ q })).map(({ address }: { address: string }) => address);
      expect(await titles('marine')).toEqual(['/marine-hulls', '/marine-draft']);
      expect(await titles('السفن اجسام')).toEqual(['/marine-hulls']);
      for (const typed of ['سفن', 'اجسام سف', 'الأجسام', 'الس', 'الأج', 'أجسام ال'])
        expect(await titles(typed), typed).toEqual(['/marine-hulls']);
      // Who may not read a draft does not learn its title either.
      const care = { ...user, role: 'care' } as TypedUser;
      expect((await req({ q: 'marine' }, care)).map(({ address }: { address: string }) => address)).toEqual([
        '/marine-hulls',
      ]);
      expect(await req({ address: '/marine-draft' }, care)).toEqual({ nowhere: 'nowhere' });
      expect(await titles('/marine-h')).toEqual(['/marine-hulls']);
      expect(await titles('zeppelin')).toEqual([]);
      const meaning = async (address: string) => {
        const { target, nowhere } = await req({ address });
        return [target?.title.en, nowhere];
      };
      expect(await meaning('/ar/marine-hulls#top')).toEqual(['Marine hulls', undefined]);
      expect(await meaning('marine-hulls')).toEqual(['Marine hulls', undefined]);
      expect(await meaning('/marine-hulls/?from=menu')).toEqual(['Marine hulls', undefined]);
      // The site tells capitals apart, and has nothing below a page.
      for (const typed of ['/Marine-Hulls', '/ar/MARINE-HULLS#top', '/Contact-Us', '/marine-hulls/more'])
        expect(await meaning(typed), typed).toEqual([undefined, 'nowhere']);
      expect(await meaning('/marine-draft')).toEqual(['Marine draft', 'offline']);
      expect(await meaning('/no-such-page')).toEqual([undefined, 'nowhere']);
      expect(await meaning('https://elsewhere.example/x')).toEqual([undefined, undefined]);
      expect(await meaning('/contact-us')).toEqual([undefined, undefined]);
      expect(await meaning('/career-details/gone')).toEqual([undefined, 'closed']);
      expect(await meaning('/media/gone.pdf')).toEqual([undefined, 'no-file']);
    });
  });
}
