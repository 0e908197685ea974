import type { Both, SeedSection } from '@insurer/demo-content/content-types.ts';
import { motorInsurance } from '@insurer/demo-content/pages/motor-insurance.ts';
import { expect, test } from 'vitest';

type Named<Name extends SeedSection['name']> = Extract<SeedSection, { name: Name }>;

function itemsOf<Name extends SeedSection['name']>(name: Name): NonNullable<Named<Name>['items']> {
  const found = motorInsurance.sections.find((section): section is Named<Name> => section.name === name);
  return found?.items ?? [];
}
const covers = itemsOf('checklist').map(({ description }) => description as Both);
const scopes = {
  en: { all: 'Part of every plan.', comprehensive: 'Comprehensive plans only.' },
  ar: { all: 'مشمولة في جميع الخطط.', comprehensive: 'في خطط الشامل فقط.' },
};

/** Which plans a text of the cover names at its end. */
function scopeOf(text: string, { all, comprehensive }: (typeof scopes)['en']): string | undefined {
  if (text.endsWith(comprehensive)) return 'comprehensive';
  return text.endsWith(all) ? 'all' : undefined;
}

test('each cover of the motor page says whose plans have it, the same in both languages', () => {
  expect(covers.length).toBeGreaterThan(4);
  for (const { en, ar } of covers) {
    expect(scopeOf(en, scopes.en), en).toBeDefined();
    expect(scopeOf(ar, scopes.ar), ar).toBe(scopeOf(en, scopes.en));
  }
});

test('no question about cover promises to all what the comprehensive plans alone pay, and each quotes the page', () => {
  const quoted = itemsOf('cover_questions').filter(({ clause }) => covers.some(({ en }) => en === clause?.en));
  expect(quoted).toHaveLength(7);
  for (const { question, verdict, answer, clause } of quoted) {
    expect(covers).toContainEqual(clause);
    if (scopeOf(clause?.en ?? '', scopes.en) !== 'comprehensive') continue;
    expect(verdict, question?.en).not.toBe('covered');
    expect(answer?.en, question?.en).toMatch(/comprehensive plans/);
    expect(answer?.ar, question?.en).toMatch(/خطتا الشامل|خطتي الشامل/);
  }
});

test('the table of motor plans says who pays the tow after an accident', () => {
  const rows = itemsOf('insurance_plans_report').filter(({ title }) => /after an accident/.test(title?.en ?? ''));
  expect(rows.map(({ plan1, plan2, plan3 }) => [plan1?.en, plan2?.en, plan3?.en])).toEqual([
    [undefined, 'Included', 'Included'],
  ]);
});

test('the extra of agency repair names the years that the plan with it has already', () => {
  const repair = itemsOf('insurance_plans_report').find(({ title }) => title?.en === 'Where the car is repaired');
  const extra = itemsOf('card').find(({ title }) => title?.en === 'Agency repair');
  for (const language of ['en', 'ar'] as const) {
    const [years] = repair?.plan3?.[language].match(/\d+/) ?? [];
    expect(extra?.description?.[language].match(/\d+/g)).toContain(years);
  }
});
