/** The list of all pages, on the database that DATABASE_URL names. */
import { maxListedPages } from '@insurer/contract/page-list.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '../src/app/api/pages/route.ts';
import { siteCall } from './cases/site-call.ts';
import { openTestContent } from './test-content.ts';

type Item = { name: string; updated_at: string; languages: string[]; listed: boolean };
type Part = { items: Item[]; next: string | null };

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
  const data = { _status: 'published' } as const;
  for (const name of ['one', 'two', 'three']) {
    const { id } = await payload.create({ collection: 'pages', data: { ...data, name, title: name } });
    if (name === 'two')
      await payload.update({ collection: 'pages', id, locale: 'ar', data: { ...data, title: 'اثنان' } });
  }
  const attributes = [{ kind: 'name', key: 'robots', content: 'noindex, follow' } as const];
  await payload.create({
    collection: 'pages',
    data: { ...data, name: 'closed', title: 'Closed', meta: { attributes } },
  });
  await payload.create({ collection: 'pages', draft: true, data: { name: 'draft', title: 'Draft', _status: 'draft' } });
  const { id } = await payload.create({ collection: 'pages', data: { ...data, name: 'gone', title: 'Gone' } });
  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
});
afterAll(() => payload?.destroy());

const ask = async (query = '') => {
  const { status, ...body } = await siteCall(GET, `/pages${query}`);
  return { status, data: body.data as unknown as Part };
};
const namesOf = ({ items }: Part) => items.map(({ name }) => name);

// docs/contract.md, All pages.
describe('the list of all pages', () => {
  it('has what is published, with its languages and whether it is listed', async () => {
    const { data } = await ask();
    expect(data).toEqual({
      items: [
        { name: 'one', updated_at: expect.stringMatching(/Z$/), languages: ['en'], listed: true },
        { name: 'two', updated_at: expect.stringMatching(/Z$/), languages: ['en', 'ar'], listed: true },
        { name: 'three', updated_at: expect.stringMatching(/Z$/), languages: ['en'], listed: true },
        { name: 'closed', updated_at: expect.stringMatching(/Z$/), languages: ['en'], listed: false },
      ],
      next: null,
    });
  });

  it('comes in parts that together have every page once, whatever is published meanwhile', async () => {
    const first = await ask('?limit=2');
    expect(namesOf(first.data)).toEqual(['one', 'two']);
    await payload.create({ collection: 'pages', data: { name: 'later', title: 'Later', _status: 'published' } });
    const rest = await ask(`?limit=2&cursor=${first.data.next}`);
    expect(namesOf(rest.data)).toEqual(['three', 'closed']);
    const last = await ask(`?limit=${maxListedPages}&cursor=${rest.data.next}`);
    expect(last.data).toMatchObject({ items: [{ name: 'later' }], next: null });
    expect((await ask(`?limit=${maxListedPages}&cursor=999999999`)).data).toEqual({ items: [], next: null });
  });

  it.each([
    'limit=0',
    `limit=${maxListedPages + 1}`,
    'limit=-1',
    'limit=1.5',
    'limit=x',
    'cursor=x',
    "cursor=1'--",
    `cursor=${'9'.repeat(40)}`,
  ])('refuses %s', async (query) => expect((await ask(`?${query}`)).status).toBe(400));
});
