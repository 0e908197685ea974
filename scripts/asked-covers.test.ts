import { type Language, languages } from '@insurer/contract/language.ts';
import type { SeedPage } from '@insurer/demo-content/content-types.ts';
import { healthInsurance } from '@insurer/demo-content/pages/health-insurance.ts';
import { motorInsurance } from '@insurer/demo-content/pages/motor-insurance.ts';
import { propertyCasualty } from '@insurer/demo-content/pages/property-casualty.ts';
import { travelInsurance } from '@insurer/demo-content/pages/travel-insurance.ts';
import { visitVisaTravelInsurance } from '@insurer/demo-content/pages/visit-visa-travel-insurance.ts';
import { synonyms } from '@insurer/demo-content/synonyms.ts';
import { describe, expect, test } from 'vitest';
import { isSaid, mostDirect, saidBy, waysFound } from '../apps/site/app/search/said-words.ts';
import { groupsStanding } from '../apps/site/app/search/same-groups.ts';
import { askedCovers, askedElsewhere } from './asked-covers.ts';

const products = [motorInsurance, healthInsurance, travelInsurance, propertyCasualty, visitVisaTravelInsurance];

/** Every text of a part of a page, in one language. */
function textsIn(part: unknown, language: Language): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (language in part) return [(part as Record<Language, string>)[language]];
  return Object.values(part).flatMap((value) => textsIn(value, language));
}

/** The sections that are quoted beside the questions, in the order of the box (enhance/filter-questions.ts). */
const quoted = [
  ...['checklist', 'single_blog', 'insurance_plans_report', 'card', 'multiple_title', 'single_blog_dropdown', 'faq'],
  'image_blog',
];

/** What a page says as the box reads it: its questions, and what else of it may be quoted, paragraphs behind all that is listed. */
function saidOn({ sections }: SeedPage, language: Language): { questions: string[]; passages: string[] } {
  // The clause below a question is none of its words.
  const itemsIn = ({ items = [] }: { items?: object[] }) =>
    items.map((item) => textsIn({ ...item, clause: undefined }, language).join(' '));
  const beside = quoted
    .flatMap((name) => sections.filter((section) => section.name === name))
    .map((section) => ({ items: itemsIn(section), ...textsOf(section.content, language) }))
    .filter(({ heading }) => heading !== undefined);
  const lines = beside.flatMap(({ lines: own }) => own);
  return {
    questions: sections.filter(({ name }) => name === 'cover_questions').flatMap(itemsIn),
    passages: [
      ...beside.flatMap(({ items, lines: own }) => [...items, ...own.filter(isPoint)]),
      ...lines.filter((line) => !isPoint(line)),
    ],
  };
}

function textsOf(content: Record<string, unknown> | undefined, language: Language) {
  const [heading] = textsIn([content?.header ?? content?.title], language);
  const lines = textsIn([content?.description], language).flatMap((text) => text.split('\n'));
  return { heading, lines: lines.filter((line) => line.trim() && !line.startsWith('#')) };
}

function isPoint(line: string): boolean {
  return /^(?:- |\d+\. )/.test(line);
}

describe.each(languages)('what people ask above the questions of a product (%s)', (language) => {
  const answersOn = (page: SeedPage) => {
    const { questions, passages } = saidOn(page, language);
    const groups = groupsStanding([...questions, ...passages], synonyms);
    const saidIn = new Map([...questions, ...passages].map((text) => [text, saidBy(text, '')]));
    const said = (text: string) => saidIn.get(text) ?? saidBy(text, '');
    return (typed: string) => {
      const ways = waysFound(typed, groups, (way) => [...saidIn.values()].some((text) => isSaid(text, way)));
      const shown = questions.filter((question) => ways.some((way) => isSaid(said(question), way)));
      return [...shown, ...mostDirect(passages, ways, said)].map((text) => text.replace(/^- /, ''));
    };
  };

  test.each(products.map((page) => [page.name, page] as const))('finds its answer on the page of %s', (name, page) => {
    const answers = answersOn(page);
    const asked = Object.entries(askedCovers[name]?.[language] ?? {});
    expect(asked.length).toBeGreaterThanOrEqual(10);
    const missed = asked.flatMap(([typed, begins]) => {
      const found = answers(typed);
      return found.some((text) => text.startsWith(begins)) ? [] : [`${typed} → ${begun(found)}`];
    });
    expect(missed).toEqual([]);
  });

  test.each(products.map((page) => [page.name, page] as const))(
    'finds no other words on the page of %s',
    (name, page) => {
      const answers = answersOn(page);
      const wrong = Object.entries(askedElsewhere[name]?.[language] ?? {}).flatMap(([typed, pattern]) => {
        const found = answers(typed).filter((text) => pattern.test(text));
        return found.length > 0 ? [`${typed} → ${begun(found)}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );
});

function begun(texts: readonly string[]): string {
  return texts.map((text) => text.slice(0, 60)).join(' | ');
}
