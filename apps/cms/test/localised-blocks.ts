import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestContent, restorePage, richText } from './test-content.ts';

type Locale = 'en' | 'ar';

const itemIds = ['a1'.repeat(12), 'b2'.repeat(12)];

function pageIn(locale: Locale, mark: string) {
  const words = (what: string) => `${what} ${locale} ${mark}`;
  return {
    name: 'round-trip',
    title: words('title'),
    sections: [
      {
        id: 'c3'.repeat(12),
        blockType: 'faq' as const,
        header: words('header'),
        items: itemIds.map((id, index) => ({
          id,
          question: words(`question ${index}`),
          answer: richText(words(`answer ${index}`)),
        })),
      },
    ],
  };
}

/** Block > array > localised text through drafts, autosave, publishing and restoring. */
export function describeLocalisedBlocks(dialect: string): void {
  describe(`localised texts in rows of sections, on ${dialect}`, () => {
    let payload: Payload;
    let id: number;

    beforeAll(async () => {
      payload = await openTestContent();
      const created = await payload.create({
        collection: 'pages',
        locale: 'en',
        data: { ...pageIn('en', 'first'), _status: 'published' },
      });
      id = created.id;
      await save('ar', 'first', 'published');
    });
    afterAll(() => payload?.destroy());

    async function save(locale: Locale, mark: string, status: 'draft' | 'published', autosave = false) {
      const draft = status === 'draft';
      const data = { ...pageIn(locale, mark), _status: status };
      await payload.update({ collection: 'pages', id, locale, data, draft, autosave });
    }

    /** Everything that is said on the page in one language, as one text. */
    async function read(draft: boolean): Promise<Record<Locale, string>> {
      const page = await payload.findByID({ collection: 'pages', id, locale: 'all', draft, depth: 0 });
      const said = (locale: Locale) => JSON.stringify(page, (_, value) => inLocale(value, locale));
      return { en: said('en'), ar: said('ar') };
    }

    function expectMarks(said: Record<Locale, string>, marks: Record<Locale, string>) {
      for (const locale of ['en', 'ar'] as const) {
        for (const what of ['title', 'header', 'question 0', 'question 1', 'answer 0', 'answer 1']) {
          expect(said[locale]).toContain(`${what} ${locale} ${marks[locale]}`);
        }
      }
      expect(said.en).not.toContain(' ar ');
      expect(said.ar).not.toContain(' en ');
    }

    it('keeps both languages of a published page', async () => {
      expectMarks(await read(false), { en: 'first', ar: 'first' });
    });

    it('keeps the other language when a draft is saved in one', async () => {
      await save('en', 'second', 'draft');
      expectMarks(await read(true), { en: 'second', ar: 'first' });
      expectMarks(await read(false), { en: 'first', ar: 'first' });
    });

    it('keeps both drafts when Arabic is saved automatically after English', async () => {
      await save('ar', 'second', 'draft', true);
      await save('ar', 'third', 'draft', true);
      expectMarks(await read(true), { en: 'second', ar: 'third' });
      expectMarks(await read(false), { en: 'first', ar: 'first' });
    });

    it('publishes both languages together', async () => {
      await save('en', 'fourth', 'published');
      expectMarks(await read(false), { en: 'fourth', ar: 'third' });
    });

    it('keeps the Arabic texts with their rows when the English editor reorders them', async () => {
      const page = pageIn('en', 'fifth');
      const rows = page.sections[0]?.items.reverse() ?? [];
      const sections = [{ ...page.sections[0], blockType: 'faq' as const, items: rows }];
      await payload.update({ collection: 'pages', id, locale: 'en', data: { sections, _status: 'published' } });
      const stored = await payload.findByID({ collection: 'pages', id, locale: 'ar', depth: 0 });
      const [section] = stored.sections ?? [];
      const { items } = section as unknown as { items: { id: string; question: string }[] };
      expect(items.map(({ id, question }) => [id, question])).toEqual([
        [itemIds[1], 'question 1 ar third'],
        [itemIds[0], 'question 0 ar third'],
      ]);
    });

    it('restores both languages of an older version', async () => {
      const { docs } = await payload.findVersions({
        collection: 'pages',
        where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
        sort: 'createdAt',
        locale: 'all',
        depth: 0,
      });
      const wanted = docs.find((version) => JSON.stringify(version).includes('question 0 ar first'));
      await restorePage(payload, wanted?.id);
      expectMarks(await read(true), { en: 'first', ar: 'first' });
    });
  });
}

/** Picks one language out of a document that holds all of them. */
function inLocale(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return 'en' in value || 'ar' in value ? (value as Record<Locale, unknown>)[locale] : value;
}
