import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLinks } from '../src/links/broken-links.ts';
import { checkExternalLinks } from '../src/links/external/check-external-links.ts';
import type { ReachedAs } from '../src/links/external/external-link.ts';
import { openTestContent } from './test-content.ts';

/** Links that lead nowhere, on the database that DATABASE_URL names. */
export function describeBrokenLinks(dialect: string): void {
  describe(`links that lead nowhere, on ${dialect}`, () => {
    let payload: Payload;
    let req: PayloadRequest;
    let count = 0;
    beforeAll(async () => {
      payload = await openTestContent();
      const data = { email: 'm@example.com', password: 'long-enough-password', name: 'Mona', role: 'editor' } as const;
      const user = await payload.create({ collection: 'users', data });
      req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    });
    afterAll(() => payload?.destroy());

    function page(redirectUrl: string, isDraft = false) {
      count += 1;
      const card = { blockType: 'card' as const, items: [{ title: 'Card', redirectUrl }] };
      const own = { name: `page-${count}`, title: `Page ${count}`, _status: isDraft ? 'draft' : 'published' } as const;
      return payload.create({ collection: 'pages', draft: isDraft, data: { ...own, sections: [card] } });
    }
    /** Every broken link as `title: target reason`. */
    async function told(): Promise<string[]> {
      const { count: counted, links } = await brokenLinks(req);
      expect(counted).toBe(links.length);
      return links.map(({ title, target, reason }) => `${title.en}: ${target} ${reason}`).sort();
    }
    const night = (day: number, hour = 3) => new Date(Date.UTC(2026, 10, day, hour - 3, 30));
    async function check(found: Record<string, ReachedAs>, now: Date): Promise<string[]> {
      const tried: string[] = [];
      const reached = async (address: string) => {
        tried.push(address);
        return found[address] ?? 'fine';
      };
      await checkExternalLinks(payload, reached, now);
      return tried.sort();
    }

    it('tells a place of this site that visitors see, until a page has its address', async () => {
      const { id } = await page('/nowhere');
      await page('/nowhere-either', true);
      await page('/home');
      await page('/career-details/actuary');
      expect(await told()).toEqual(['Page 1: /nowhere nowhere']);
      const [link] = (await brokenLinks(req)).links;
      expect(link).toMatchObject({ path: 'sections.0.items.0.redirectUrl', form: `/admin/collections/pages/${id}` });
      await payload.create({ collection: 'pages', data: { name: 'nowhere', title: 'There', _status: 'published' } });
      expect(await told()).toEqual([]);
    });

    it('tries what is linked on other hosts once a night, and what is new when it comes', async () => {
      await page('https://www.example.com/one#part');
      await page('https://www.example.com/draft', true);
      await page('https://www.example.com/{reference}');
      expect(await check({}, night(1))).toEqual(['https://www.example.com/one']);
      await page('https://www.example.org/two');
      expect(await check({}, night(1, 23))).toEqual(['https://www.example.org/two']);
      expect(await check({}, night(2, 1))).toEqual([]);
      expect(await check({}, night(2))).toEqual(['https://www.example.com/one', 'https://www.example.org/two']);
      expect(await told()).toEqual([]);
    });

    it('tells at once what another host does not have, and a host that is away after two nights', async () => {
      const broken = { 'https://www.example.com/one': 'missing', 'https://www.example.org/two': 'unreached' } as const;
      await check(broken, night(3));
      expect(await told()).toEqual(['Page 5: https://www.example.com/one missing']);
      await check(broken, night(4));
      expect(await told()).toEqual([
        'Page 5: https://www.example.com/one missing',
        'Page 8: https://www.example.org/two unreached',
      ]);
      await check({ 'https://www.example.com/one': 'missing' }, night(5));
      expect(await told()).toEqual(['Page 5: https://www.example.com/one missing']);
    });

    it('notes nothing where no host at all answers: the way out is closed', async () => {
      await check({ 'https://www.example.com/one': 'unreached', 'https://www.example.org/two': 'unreached' }, night(6));
      expect(await told()).toEqual(['Page 5: https://www.example.com/one missing']);
      expect(await check({}, night(6, 5))).toHaveLength(2);
      expect(await told()).toEqual([]);
    });

    it('forgets what is linked no longer', async () => {
      await check({ 'https://www.example.com/one': 'missing' }, night(7));
      expect(await told()).toHaveLength(1);
      await payload.delete({ collection: 'pages', where: { title: { equals: 'Page 5' } } });
      expect(await told()).toEqual([]);
      await check({}, night(8));
      const { docs } = await payload.db.find<{ address: string }>({ collection: 'external-links', pagination: false });
      expect(docs.map(({ address }) => address)).toEqual(['https://www.example.org/two']);
    });
  });
}
