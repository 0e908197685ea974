import { defaultLanguage } from '@insurer/contract/language.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import { describe, expect, it } from 'vitest';
import { sentenceOfIssue } from './rate-issue-words.ts';
import { rateTableToWire } from './rate-table-to-wire.ts';
import { samplePrices } from './sample-prices.ts';
import { riyalsOf, sentenceOfProblem } from './sample-prices-words.ts';
import type { StoredRateTable } from './stored-rate-table.ts';

const plan = {
  ...{ name: 'basic', label: 'Basic', base: 100.05 },
  factors: [{ question: 'rooms', from: '5', effect: 'multiply' as const, amount: 1.333 }],
};
const table: StoredRateTable = {
  ...{ product: 'home', label: 'Home', version: '1', validFrom: '2026-01-01', vat: 15 },
  questions: [{ name: 'rooms', kind: 'number', label: 'Rooms?', minimum: '1', maximum: '20' }],
  plans: [plan],
  samples: [{ label: 'Large', answers: [{ question: 'rooms', answer: '٩' }] }],
};
const wire = rateTableToWire(table, (key, text) => ({ [key]: text }));
const { rates: today } = readRates({ data: wire }, defaultLanguage);
const withAnswers = (answers: { question?: string | null; answer?: string | null }[] | null) =>
  samplePrices({ ...table, samples: [{ label: 'Large', answers }] }, today).rows[0];

describe('prices of sample visitors', () => {
  it('are those of the form with VAT, beside those of today', () => {
    // 100.05 × 1.333 = 133.36665, with VAT 153.38; 200 × 1.333 = 266.60, with VAT 306.59.
    const { plans, rows, issues } = samplePrices({ ...table, plans: [{ ...plan, base: 200 }] }, today);
    expect(issues).toEqual([]);
    expect(plans).toEqual([{ name: 'basic', label: 'Basic' }]);
    expect(rows).toEqual([{ label: 'Large', prices: [{ plan: 'basic', total: 30659, today: 15338 }], problems: [] }]);
  });

  it('stand alone where no table is live, or the plan is new in the form', () => {
    expect(samplePrices(table).rows[0]?.prices).toEqual([{ plan: 'basic', total: 15338 }]);
    const renamed = { ...table, plans: [{ ...plan, name: 'new' }] };
    expect(samplePrices(renamed, today).rows[0]?.prices).toEqual([{ plan: 'new', total: 15338 }]);
  });

  it.each([
    ['missing', []],
    ['missing', [{ question: 'rooms', answer: null }]],
    ['notANumber', [{ question: 'rooms', answer: 'many' }]],
    ['tooLarge', [{ question: 'rooms', answer: '21' }]],
  ])('are none where an answer is %s: %j', (problem, answers) => {
    expect(withAnswers(answers)).toEqual({
      ...{ label: 'Large', prices: [{ plan: 'basic' }] },
      problems: [{ question: 'rooms', problem }],
    });
  });

  it('are none where an answer is to no question of the table', () => {
    const answers = [
      { question: 'rooms', answer: '9' },
      { question: 'floors', answer: '2' },
    ];
    expect(withAnswers(answers)?.problems).toEqual([{ question: 'floors', problem: 'notAsked' }]);
  });

  it.each<[string, Partial<StoredRateTable>]>([
    ['VAT', { vat: undefined as never }],
    ['Plan 1', { plans: [{ ...plan, base: null as never }] }],
  ])('are none where the form has no %s, and it is said', (place, changes) => {
    const { rows, plans, issues } = samplePrices({ ...table, ...changes }, today);
    expect({ plans, prices: rows[0]?.prices }).toEqual({ plans: [], prices: [] });
    expect(issues.map((issue) => sentenceOfIssue(issue, 'en')).join(' ')).toContain(place);
  });

  it('do not need the words of a table, nor its name', () => {
    const wordless = { ...table, product: '', questions: [{ name: 'rooms', kind: 'number' as const }] };
    const { plans, rows } = samplePrices({ ...wordless, plans: [{ ...plan, label: '' }] });
    expect(plans).toEqual([{ name: 'basic', label: 'basic' }]);
    expect(rows[0]?.prices[0]?.total).toBe(15338);
  });
});

it('says what is wrong in the language of the admin', () => {
  const problem = { question: 'rooms', problem: 'missing' as const };
  expect(sentenceOfProblem(problem, 'en')).toBe('\u2068rooms\u2069 has no answer.');
  expect(sentenceOfProblem(problem, 'ar')).toBe('\u2068rooms\u2069 لا إجابة له.');
});

it('writes riyals with halalas, and a difference with its sign', () => {
  expect([riyalsOf(125050), riyalsOf(11500, true), riyalsOf(-5, true), riyalsOf(0, true)]).toEqual([
    ...['1,250.50', '+115.00', '-0.05', '0.00'],
  ]);
});
