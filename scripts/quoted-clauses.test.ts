import { readFileSync } from 'node:fs';
import { directionOf, languages } from '@insurer/contract/language.ts';
import type { Both, SeedPage, SeedSection } from '@insurer/demo-content/content-types.ts';
import { expect, test } from 'vitest';
import { pdfPages } from './documents/pdf-pages.ts';
import { seedPages } from './documents/seed-pages.ts';

type CoverSection = Extract<SeedSection, { name: 'cover_questions' }>;

const products = [
  'motor-insurance',
  'travel-insurance',
  'visit-visa-travel-insurance',
  'health-insurance',
  'property-casualty',
];
const pages = await seedPages();

/** Letters and digits alone: lines of a PDF break where they like, and vowel signs have places of their own in it. */
function comparable(text: string): string {
  return text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}

function coverSection(page: SeedPage | undefined): CoverSection {
  const found = page?.sections.find((section): section is CoverSection => section.name === 'cover_questions');
  if (!found) throw new Error('The page has no questions about cover');
  return found;
}

test.each(products)('%s asks at least six questions, each answered, quoted and placed in both languages', (name) => {
  const { items = [] } = coverSection(pages.get(name));
  expect(items.length).toBeGreaterThanOrEqual(6);
  for (const { question, verdict, answer, clause, page } of items) {
    expect(verdict, question?.en).toBeDefined();
    for (const said of [question, answer, clause, page]) {
      expect(said?.en, question?.en).toBeTruthy();
      expect(said?.ar, question?.en).toBeTruthy();
    }
  }
});

for (const language of languages) {
  test.each(products)(
    `every clause of %s stands in the printed wording on the page that is named (${language})`,
    (name) => {
      const { content, items = [] } = coverSection(pages.get(name));
      const key = content?.document as Both;
      const file = readFileSync(
        new URL(`../packages/demo-content/src/documents/${key[language]}.pdf`, import.meta.url),
      );
      const printed = pdfPages(file, directionOf(language)).map(comparable);
      const found = items.map(({ clause }) => {
        const words = comparable(clause?.[language] ?? '?');
        return [clause?.[language], printed.findIndex((text) => text.includes(words)) + 1];
      });
      expect(found).toEqual(items.map(({ clause, page }) => [clause?.[language], page?.[language]]));
    },
  );
}
