import type { Issue } from '@insurer/contract/issue.ts';
import { defaultLanguage } from '@insurer/contract/language.ts';
import { type AnswerProblem, checkAnswer, validAnswers } from '@insurer/contract/rates/check-answer.ts';
import { premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Answers, Question, Rates } from '@insurer/contract/rates/rates.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import { rateTableToWire } from './rate-table-to-wire.ts';
import type { StoredRateTable, StoredSample } from './stored-rate-table.ts';

/** What is wrong with an answer; `notAsked` is one to a question that the table does not have. */
export type SampleProblem = { question: string; problem: AnswerProblem | 'notAsked' };
/** Halalas with VAT: in the form as it stands, and in the table of today where that has a price. */
export type SamplePrice = { plan: string; total?: number; today?: number };
type SampleRow = { label: string; prices: SamplePrice[]; problems: SampleProblem[] };
export type SamplePrices = { plans: { name: string; label: string }[]; rows: SampleRow[]; issues: Issue[] };

/**
 * The price of each sample visitor for each plan of a table as it stands in the form, computed on the way that the site
 * computes: no price where an answer is none, and no plan that the site would leave out.
 *
 * @param today the table that visitors' prices come from
 */
export function samplePrices(table: StoredRateTable, today?: Rates): SamplePrices {
  const { rates, issues } = readRates({ data: wireOf(table) }, defaultLanguage);
  const plans = (rates?.plans ?? []).map(({ name, label }) => ({
    name,
    label: label.text === unwritten ? name : label.text,
  }));
  const rows = (table.samples ?? []).map((sample) => rowOf(sample, rates, today));
  return { plans, rows, issues };
}

const unwritten = '…';

/** Texts may be missing in the language at hand, as may the product's name: here it is about what is computed. */
function wireOf(table: StoredRateTable) {
  // An emptied field would count as no VAT at all.
  const vat = typeof table.vat === 'number' ? table.vat : Number.NaN;
  const texts = (key: string, stored: unknown) => ({
    [key]: typeof stored === 'string' && stored.trim() !== '' ? stored : unwritten,
  });
  return rateTableToWire({ ...table, vat, product: 'sample' }, texts);
}

function rowOf(sample: StoredSample, rates: Rates | undefined, today: Rates | undefined): SampleRow {
  const given = new Map((sample.answers ?? []).map(({ question, answer }) => [question ?? '', answer ?? '']));
  const problems = rates ? problemsOf(rates.questions, given) : [];
  const prices = (rates?.plans ?? []).map(({ name }) => ({
    plan: name,
    ...(problems.length === 0 && rates && inTable('total', rates, name, given)),
    ...(today && inTable('today', today, name, given)),
  }));
  return { label: sample.label ?? '', prices, problems };
}

function problemsOf(questions: readonly Question[], given: ReadonlyMap<string, string>): SampleProblem[] {
  const wrong = questions.flatMap((question) => {
    const { problem } = checkAnswer(question, given.get(question.name));
    return problem ? { question: question.name, problem } : [];
  });
  const names = new Set(questions.map(({ name }) => name));
  const unknown = [...given.keys()].filter((question) => !names.has(question));
  return [...wrong, ...unknown.map((question) => ({ question, problem: 'notAsked' as const }))];
}

function inTable<Key extends string>(key: Key, rates: Rates, name: string, given: ReadonlyMap<string, string>) {
  const plan = rates.plans.find((one) => one.name === name);
  const answers: Answers = validAnswers(rates.questions, Object.fromEntries(given));
  const isWhole = rates.questions.every((question) => Object.hasOwn(answers, question.name));
  const premium = plan && isWhole ? premiumOf(plan, rates, answers) : undefined;
  return premium && ({ [key]: premium.total } as Record<Key, number>);
}
