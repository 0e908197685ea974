import { premiumOf } from '@insurer/contract/rates/premium.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import type { SeedSection } from '@insurer/demo-content/content-types.ts';
import { travelCoverQuestions } from '@insurer/demo-content/cover-questions/travel.ts';
import { faqsPage } from '@insurer/demo-content/pages/faqs-page.ts';
import { getAQuote } from '@insurer/demo-content/pages/get-a-quote.ts';
import { home } from '@insurer/demo-content/pages/home.ts';
import { travelInsurance } from '@insurer/demo-content/pages/travel-insurance.ts';
import { rates, type SeedRates } from '@insurer/demo-content/rates.ts';
import { expect, test } from 'vitest';

type Named<Name extends SeedSection['name']> = Extract<SeedSection, { name: Name }>;

const travel = rates.find(({ product }) => product === 'travel') as SeedRates;
const question = (name: string) => travel.questions.find((asked) => asked.name === name);

function itemsOf<Name extends SeedSection['name']>(name: Name): NonNullable<Named<Name>['items']> {
  const found = travelInsurance.sections.find((section): section is Named<Name> => section.name === name);
  return found?.items ?? [];
}

test('winter sports cost something in the plans of which the page says that they can have it, and in no other', () => {
  const row = itemsOf('insurance_plans_report').find(({ title }) => title?.en === 'Winter sports');
  const offered = [row?.plan1, row?.plan2, row?.plan3].map((said) => said !== undefined);
  expect(offered).toEqual([false, true, true]);
  const charged = travel.plans.map(({ factors }) => factors.some((factor) => factor.question === 'winter-sports'));
  expect(charged).toEqual(offered);
  const answer = travelCoverQuestions.items?.find((item) => item.question?.en === 'I am hurt while skiing.')?.answer;
  const { label, hint } = question('winter-sports') ?? {};
  travel.plans.forEach((plan, at) => {
    expect(answer?.en.includes(plan.label.en), plan.name).toBe(offered[at]);
    expect(hint?.en.includes(plan.label.en), plan.name).toBe(offered[at]);
    expect(hint?.ar.includes(plan.label.ar), plan.name).toBe(offered[at]);
  });
  // Diving within the limits of the wording is covered without it.
  expect(label?.en).not.toMatch(/div/i);
  expect(label?.ar).not.toMatch(/غوص/);
  expect([hint?.en, hint?.ar]).toEqual([
    expect.stringMatching(/diving .*30 metres/i),
    expect.stringMatching(/غوص.*30/),
  ]);
});

test('the certificate for a visa is part of the plans of which the prices say so, wherever the page promises it', () => {
  const included = travel.plans.map(({ includes }) => includes.some(({ en }) => en === 'Certificate for the visa'));
  expect(included).toEqual([false, true, true]);
  const row = itemsOf('insurance_plans_report').find(({ title }) => title?.en === 'Certificate for the visa');
  expect([row?.plan1, row?.plan2, row?.plan3].map((said) => said !== undefined)).toEqual(included);
  const promises = travelInsurance.sections.flatMap((section) =>
    section.name === 'image_blog' ? (section.content?.description ?? []) : [],
  );
  for (const page of [home, faqsPage])
    for (const language of ['en', 'ar'] as const) {
      const promise = { en: /with the [^."]* embassy/i, ar: /ومع [^."]* للسفارة/ }[language];
      const said = JSON.stringify(page).match(promise)?.[0];
      expect(travel.plans.map(({ label }) => said?.includes(label[language]))).toEqual(included);
    }
  expect(promises).toHaveLength(1);
  expect(promises[0]?.en).toContain('part of the Schengen and Worldwide plans; Regional has none');
  expect(promises[0]?.ar).toContain('ضمن خطتي شنغن والعالمية، ولا تشملها الخطة الإقليمية');
});

test('visitors have a price at any age, as their page says that there is no upper limit', () => {
  const age = rates.find(({ product }) => product === 'visit-visa')?.questions.find(({ name }) => name === 'age');
  expect(age).toMatchObject({ kind: 'number', minimum: '0', maximum: '120' });
});

test.each([
  ['no', [43.7, 64.4, 102.35]],
  ['yes', [43.7, 133.4, 200.1]],
])('a week of one traveller who answers %s to winter sports costs what the three plans say', (winterSports, totals) => {
  const { rates: table } = readRates({ data: wireOf(travel) }, 'en');
  const answers = { days: '7', travellers: '1', eldest: '30', 'winter-sports': winterSports };
  const prices = table?.plans.map((plan) => (premiumOf(plan, table, answers)?.total ?? 0) / 100);
  expect(prices).toEqual(totals);
});

function wireOf({ product, version, validFrom, questions, plans }: SeedRates) {
  return {
    ...{ product, version, valid_from: validFrom, currency: 'SAR', vat: 0.15 },
    questions: questions.map((asked) => ({ ...asked, label: asked.label.en, hint: undefined })),
    plans: plans.map(({ name, base, minimum, factors }) => ({
      ...{ name, label: name, base, minimum },
      factors: factors.map(({ question, equals, from, to, effect, amount }) => ({
        ...{ question, when: { equals, from, to } },
        ...(effect === 'add' ? { add: amount } : { multiply: amount }),
      })),
    })),
  };
}

test('who is told what to have at hand for a quote reads of no question about diving', () => {
  expect(JSON.stringify(getAQuote)).not.toMatch(/\bdiv(?:es?|ing)\b|غوص/);
});

test('the annual policy of the page has a way to its price, and who begins the quote for one trip is told of it', () => {
  const annual = itemsOf('multiple_title').find(({ title }) => title?.en === 'One trip or a year of trips');
  const travelItem = getAQuote.sections
    .flatMap((section) => (section.name === 'checklist' ? (section.items ?? []) : []))
    .find(({ title }) => title?.en === 'Travel');
  for (const language of ['en', 'ar'] as const) {
    const word = { en: 'annual policy', ar: 'الوثيقة السنوية' }[language];
    expect(annual?.description?.[language]).toContain(word);
    expect(annual?.description?.[language]).toContain('](/get-a-quote?product=travel)');
    const hint = question('days')?.hint?.[language];
    expect(hint).toContain(word);
    expect(hint).toContain(getAQuote.title?.[language]);
    expect(travelItem?.description?.[language]).toContain(word);
  }
});
