import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLinks } from '../src/links/broken-links.ts';
import { departureEndpoint } from '../src/links/departure-endpoint.ts';
import type { LinkedCollection } from '../src/links/link-place.ts';
import { whereUsedEndpoint } from '../src/links/where-used-endpoint.ts';
import { addEditor, openTestContent } from './test-content.ts';

const drawn = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');

/** What a column of the database holds, which empties it where that is deleted, on the database that DATABASE_URL names. */
export function describeChosenInColumns(dialect: string): void {
  describe(`what a column chooses, on ${dialect}`, () => {
    let payload: Payload;
    let user: TypedUser;
    beforeAll(async () => {
      payload = await openTestContent();
      user = await addEditor(payload);
    });
    afterAll(() => payload?.destroy());

    let count = 0;
    const picture = () => {
      count += 1;
      const file = { name: `drawn-${count}.svg`, mimetype: 'image/svg+xml', data: drawn, size: drawn.length };
      return payload.create({ collection: 'media', data: { alt: 'Drawn' }, file });
    };
    async function ask(endpoint: typeof whereUsedEndpoint, collection: LinkedCollection, id: number, body?: object) {
      const req = await createLocalReq({ user }, payload);
      Object.assign(req, { routeParams: { id: String(id) }, json: async () => body });
      return endpoint(collection).handler(req);
    }
    const decide = (collection: LinkedCollection, id: number) =>
      ask(departureEndpoint, collection, id, { reason: 'The brand has changed' });
    const used = async (collection: LinkedCollection, id: number) =>
      (await ask(whereUsedEndpoint, collection, id)).json();
    const refused = { status: 400, message: expect.stringMatching(/it is still used in 1 place/) };
    const said = { title: 'Said', _status: 'published' } as const;

    it.each<[string, (chosen: number) => Promise<unknown>]>([
      ['the header', (logo) => payload.updateGlobal({ slug: 'header', data: { logo, _status: 'published' } })],
      ['a job', (image) => payload.create({ collection: 'jobs', data: { ...said, key: 'clerk', image } })],
      [
        'what is shared of a page',
        (image) => payload.create({ collection: 'pages', data: { ...said, name: 'shared', meta: { image } } }),
      ],
    ])('is not deleted for good out of the trash while %s shows it, until somebody says why', async (_, choose) => {
      const { id } = await picture();
      await choose(id);
      const trash = () =>
        payload.update({ collection: 'media', id, data: { deletedAt: new Date().toISOString() }, user });
      await expect(trash()).rejects.toMatchObject(refused);
      expect((await decide('media', id)).status).toBe(200);
      await trash();
      const remove = () => payload.delete({ collection: 'media', id, trash: true, user });
      await expect(remove()).rejects.toMatchObject(refused);
      expect(await used('media', id)).toMatchObject({ isHeld: true });
      expect((await decide('media', id)).status).toBe(200);
      await remove();
    });

    it('is not deleted while a page in the trash chose it, which would come back without it', async () => {
      const { id } = await picture();
      const { id: place } = await payload.create({ collection: 'pages', data: { ...said, name: 'elsewhere' } });
      const items = [{ redirectUrl: '/elsewhere' }];
      const data = {
        ...said,
        name: 'put-away',
        meta: { image: id },
        sections: [{ blockType: 'card' as const, items }],
      };
      const page = await payload.create({ collection: 'pages', data });
      const put = (deletedAt: string | null) =>
        payload.update({ collection: 'pages', id: page.id, trash: true, data: { deletedAt }, user });
      await put(new Date().toISOString());
      const remove = () => payload.delete({ collection: 'media', id, trash: true, user });
      await expect(remove()).rejects.toMatchObject(refused);
      expect(await used('media', id)).toMatchObject({
        isHeld: true,
        usedIn: [
          {
            kind: { en: 'Page in the trash', ar: 'صفحة في سلة المهملات' },
            title: { en: 'Said' },
            address: `/admin/collections/pages/trash/${page.id}`,
          },
        ],
      });
      // An address stays as it is written, and is told when the page comes back.
      expect(await used('pages', place)).toMatchObject({ count: 0, isHeld: false });
      await put(null);
      const address = `/admin/collections/pages/${page.id}`;
      expect(await used('media', id)).toMatchObject({ usedIn: [{ kind: { en: 'Page' }, address }] });
      expect(await used('pages', place)).toMatchObject({ count: 1, usedIn: [{ address }] });
      await put(new Date().toISOString());
      await payload.delete({ collection: 'pages', id: page.id, trash: true, user });
      await remove();
    });

    it('is a country that a job is in: it goes for a reason alone, and is told afterwards', async () => {
      const { id } = await payload.create({ collection: 'countries', data: { name: 'Bahrain', code: 'BH' } });
      const job = { ...said, key: 'abroad', title: 'Abroad', location: id };
      await payload.create({ collection: 'jobs', data: job });
      const remove = () => payload.delete({ collection: 'countries', id, user });
      await expect(remove()).rejects.toMatchObject(refused);
      expect(await used('countries', id)).toMatchObject({
        count: 1,
        isHeld: true,
        usedIn: [{ title: { en: 'Abroad' } }],
      });
      expect((await decide('countries', id)).status).toBe(200);
      await remove();
      const { links } = await brokenLinks(await createLocalReq({ user }, payload));
      expect(links.map(({ title, path, reason }) => [title.en, path, reason])).toContainEqual([
        'Abroad',
        'location',
        'no-country',
      ]);
    });
  });
}
