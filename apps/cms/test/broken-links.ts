import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
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
    async function picture() {
      const create = { width: 960, height: 640, channels: 3, background: '#204060' } as const;
      const data = await sharp({ create }).png().toBuffer();
      return { name: 'office.png', data, mimetype: 'image/png', size: 0 };
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
      await page('/career-details');
      expect(await told()).toEqual(['Page 1: /nowhere nowhere']);
      const [link] = (await brokenLinks(req)).links;
      expect(link).toMatchObject({ path: 'sections.0.items.0.redirectUrl', form: `/admin/collections/pages/${id}` });
      await payload.create({ collection: 'pages', data: { name: 'nowhere', title: 'There', _status: 'published' } });
      expect(await told()).toEqual([]);
    });

    it('tells a page, a job and a screen that are linked in other letters than the site answers to', async () => {
      const named = { name: 'Mixed-Name', title: 'Mixed', _status: 'published' } as const;
      const mixed = await payload.create({ collection: 'pages', data: named });
      const key = 'Pilot';
      const job = await payload.create({ collection: 'jobs', data: { key, title: key, _status: 'published' } });
      const right = ['/Mixed-Name', '/ar/Mixed-Name/', '/career-details/Pilot', '/apply-form/Pilot?x', '/home'];
      const wrong = ['/mixed-name', '/Home', '/AR/Mixed-Name', '/Career-Details/Pilot', '/career-details/pilot'];
      const items = [...right, ...wrong].map((redirectUrl) => ({ title: 'Card', redirectUrl }));
      const sections = [{ blockType: 'card' as const, items }];
      const data = { name: 'letters', title: 'Letters', _status: 'published', sections } as const;
      const letters = await payload.create({ collection: 'pages', data });
      expect(await told()).toEqual([
        'Letters: /AR nowhere',
        'Letters: /Career-Details nowhere',
        'Letters: /Home nowhere',
        'Letters: /career-details/pilot closed',
        'Letters: /mixed-name nowhere',
      ]);
      for (const { id } of [mixed, letters]) await payload.delete({ collection: 'pages', id });
      await payload.delete({ collection: 'jobs', id: job.id });
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

    it('tells a job that is closed or not published, in either way of addressing it', async () => {
      const title = 'Actuary';
      const job = await payload.create({ collection: 'jobs', data: { key: 'Actuary', title, _status: 'published' } });
      const card = { blockType: 'job_component' as const, items: [{ title, jobId: 'Actuary' }] };
      const carded = { name: 'carded', title: 'With a card', _status: 'published' } as const;
      const pages = [
        await page('/career-details/Actuary'),
        await page('/ar/apply-form/Actuary'),
        await payload.create({ collection: 'pages', data: { ...carded, sections: [card] } }),
      ];
      expect(await told()).toEqual([]);
      const change = (data: object) => payload.update({ collection: 'jobs', id: job.id, data });
      const closed = pages.map((one) => `${one.title}: /career-details/Actuary closed`).sort();
      await change({ closingDate: '2020-01-01T12:00:00.000Z' });
      expect(await told()).toEqual(closed);
      await change({ closingDate: null });
      expect(await told()).toEqual([]);
      await change({ _status: 'draft' });
      expect(await told()).toEqual(closed);
      for (const { id } of pages) await payload.delete({ collection: 'pages', id });
    });

    it('tells a redirect to a job that is closed, and what is led over it', async () => {
      const own = { key: 'driver', title: 'Driver', _status: 'published' } as const;
      const job = await payload.create({ collection: 'jobs', data: own });
      const to = '/career-details/driver';
      const redirect = await payload.create({ collection: 'redirects', data: { from: 'drive-for-us', to } });
      const over = await page('/drive-for-us');
      expect(await told()).toEqual([]);
      await payload.update({ collection: 'jobs', id: job.id, data: { _status: 'draft' } });
      expect(await told()).toEqual([`${over.title}: /drive-for-us nowhere`, `drive-for-us: ${to} closed`]);
      await payload.delete({ collection: 'redirects', id: redirect.id });
      await payload.delete({ collection: 'pages', id: over.id });
    });

    it('tells a file that is no longer there, by its address and where a field chooses it', async () => {
      const pdf = (words: string) => ({
        name: 'terms.pdf',
        data: Buffer.from(`%PDF-1.4\n${words}\nxref\n%%EOF`),
        mimetype: 'application/pdf',
        size: 0,
      });
      const first = await payload.create({ collection: 'documents', data: { title: 'Terms' }, file: pdf('one') });
      const { id } = first;
      const pages = [await page(`/media/${first.filename}`), await page('/media/remote/abc/x')];
      const chooser = await payload.create({
        collection: 'pages',
        data: {
          name: 'chooser',
          title: 'Chooser',
          _status: 'published',
          sections: [{ blockType: 'annual_reports', items: [{ yearly: id }] }],
        },
      });
      expect(await told()).toEqual([]);
      // Its address leads to the newest edition.
      await payload.update({ collection: 'documents', id, data: {}, file: pdf('two') });
      expect(await told()).toEqual([]);
      await payload.delete({ collection: 'documents', id });
      expect(await told()).toEqual([
        `Chooser: documents/${id} no-file`,
        `${pages[0]?.title}: /media/${first.filename} no-file`,
      ]);
      for (const one of [...pages, chooser]) await payload.delete({ collection: 'pages', id: one.id });
    });

    it('takes every file of a picture for right, until the picture is in the trash', async () => {
      const file = await picture();
      const { id, filename } = await payload.create({ collection: 'media', data: { decorative: true }, file });
      const variant = String(filename).replace('.webp', '-480.avif');
      const shown = [await page(`/media/${filename}`), await page(`/media/${variant}`)];
      expect(await told()).toEqual([]);
      await payload.update({ collection: 'media', id, data: { deletedAt: new Date().toISOString() } });
      expect(await told()).toEqual(
        shown.map(({ title }, index) => `${title}: /media/${[filename, variant][index]} no-file`).sort(),
      );
      for (const one of shown) await payload.delete({ collection: 'pages', id: one.id });
    });

    it('tells a chosen picture that is in the trash or deleted, until it is back', async () => {
      const { id } = await payload.create({ collection: 'media', data: { decorative: true }, file: await picture() });
      const chooser = await payload.create({
        collection: 'pages',
        data: {
          name: 'pictured',
          title: 'Pictured',
          _status: 'published',
          meta: { image: id },
          sections: [{ blockType: 'single_image', image: id }],
        },
      });
      expect(await told()).toEqual([]);
      const trash = (deletedAt: string | null) =>
        payload.update({ collection: 'media', id, data: { deletedAt }, trash: true });
      await trash(new Date().toISOString());
      expect(await told()).toEqual(Array(2).fill(`Pictured: media/${id} no-picture`));
      const { links } = await brokenLinks(req);
      expect(links.map(({ path, address }) => [path, address]).sort()).toEqual([
        ['meta.image', undefined],
        ['sections.0.image', undefined],
      ]);
      await trash(null);
      expect(await told()).toEqual([]);
      await payload.delete({ collection: 'media', id });
      expect(await told()).toContain(`Pictured: media/${id} no-picture`);
      await payload.delete({ collection: 'pages', id: chooser.id });
    });

    it('reads all of them a hundred at a time, on this site and elsewhere', async () => {
      const here = Array.from({ length: 130 }, (_, index) => `/gone-${index}`);
      const elsewhere = Array.from({ length: 120 }, (_, index) => `https://www.example.net/${index}`);
      const items = [...here, ...elsewhere].map((redirectUrl) => ({ title: 'Card', redirectUrl }));
      const { id } = await payload.create({
        collection: 'pages',
        data: { name: 'long', title: 'Long', _status: 'published', sections: [{ blockType: 'card', items }] },
      });
      const missing = Object.fromEntries(elsewhere.map((address) => [address, 'missing' as const]));
      await check(missing, night(9));
      const pages = await Promise.all([1, 2, 3].map((number) => brokenLinks(req, number)));
      expect(pages.map(({ count: all, links }) => [all, links.length])).toEqual([
        [250, 100],
        [250, 100],
        [250, 50],
      ]);
      const addresses = pages.flatMap(({ links }) => links.map(({ address }) => address));
      expect(new Set(addresses)).toEqual(new Set([...here, ...elsewhere]));
      await payload.delete({ collection: 'pages', id });
    });
  });
}
