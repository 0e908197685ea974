import { type Language, languages } from '@insurer/contract/language.ts';
import type { SeedPage } from '@insurer/demo-content/content-types.ts';
import { healthInsurance } from '@insurer/demo-content/pages/health-insurance.ts';
import { motorInsurance } from '@insurer/demo-content/pages/motor-insurance.ts';
import { propertyCasualty } from '@insurer/demo-content/pages/property-casualty.ts';
import { travelInsurance } from '@insurer/demo-content/pages/travel-insurance.ts';
import { visitVisaTravelInsurance } from '@insurer/demo-content/pages/visit-visa-travel-insurance.ts';
import { synonyms } from '@insurer/demo-content/synonyms.ts';
import { describe, expect, test } from 'vitest';
import { isSaid, saidBy, waysToSay } from '../apps/site/app/search/said-words.ts';
import { groupsStanding } from '../apps/site/app/search/same-groups.ts';
import { askedCovers } from './asked-covers.ts';

const products = [motorInsurance, healthInsurance, travelInsurance, propertyCasualty, visitVisaTravelInsurance];

/** Every text of a part of a page, in one language. */
function textsIn(part: unknown, language: Language): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (language in part) return [(part as Record<Language, string>)[language]];
  return Object.values(part).flatMap((value) => textsIn(value, language));
}

/** What a page says, a passage for each entry of its sections and each paragraph of their own texts. */
function passagesOf({ sections }: SeedPage, language: Language): string[] {
  return sections.flatMap((section) => {
    const { items = [], content = {} } = section as { items?: object[]; content?: object };
    const paragraphs = textsIn(content, language).flatMap((text) => text.split('\n'));
    return [...items.map((item) => textsIn(item, language).join(' ')), ...paragraphs];
  });
}

describe.each(languages)('what people ask above the questions of a product (%s)', (language) => {
  test.each(products.map((page) => [page.name, page] as const))('finds its answer on the page of %s', (name, page) => {
    const passages = passagesOf(page, language);
    const groups = groupsStanding(passages, synonyms);
    const asked = Object.entries(askedCovers[name]?.[language] ?? {});
    expect(asked.length).toBeGreaterThanOrEqual(10);
    const missed = asked.flatMap(([typed, begins]) => {
      const ways = waysToSay(typed, groups);
      const found = passages.filter((passage) => ways.some((words) => isSaid(saidBy(passage, ''), words)));
      const isFound = found.some((passage) => passage.replace(/^- /, '').startsWith(begins));
      return isFound ? [] : [`${typed} → ${found.map((passage) => passage.slice(0, 40)).join(' | ')}`];
    });
    expect(missed).toEqual([]);
  });
});
