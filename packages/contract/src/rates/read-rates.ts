import { cleanText } from '../clean/empty.ts';
import { asRecord, listOf } from '../clean/json-text.ts';
import { cleanUrl } from '../clean/url.ts';
import { dataOf } from '../envelope.ts';
import { type LocalizedText, text } from '../fields.ts';
import type { Issue } from '../issue.ts';
import type { Language } from '../language.ts';
import { readField } from '../read-field.ts';
import { toIsoDate } from '../requests/identifiers.ts';
import { normaliseText } from '../requests/normalise.ts';
import { compare, exact, readDecimal } from './decimal.ts';
import type { Factor, Plan, Question, QuestionChoice, Rates, When } from './rates.ts';

/** How much of each is read, and no editor can enter more; a plan with more factors is left out whole (docs/contract.md, Rates). */
export const rateTableLimits = {
  ...{ questions: 20, choices: 300, plans: 12, factors: 500, includes: 30, products: 100 },
  ...{ labelLength: 300, valueLength: 64, versionLength: 40 },
} as const;

type Raw = Record<string, unknown>;
type Reader = { language: Language; issue: (path: string, reason: string) => void };

/** Names stand in addresses, cookies and fields. */
export const isRateName = (value: string | undefined): value is string => /^[a-z0-9][\w-]{0,63}$/i.test(value ?? '');

/** A product that has a rate table, as GET /rates lists it. */
export type RatedProduct = { product: string; label: LocalizedText };

/** Reads the answer of GET /rates in one language. Never throws. */
export function readRatedProducts(body: unknown, language: Language): { products: RatedProduct[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const items = listOf(asRecord(dataOf(body))?.items).slice(0, rateTableLimits.products);
  const products = items.flatMap((entry, index) => {
    const raw = asRecord(entry) ?? {};
    const product = cleanText(raw.product);
    const label = labelOf(raw, 'label', language);
    if (isRateName(product) && label) return [{ product, label }];
    issues.push({ path: `items[${index}]`, reason: 'a product needs a name and a label' });
    return [];
  });
  return { products, issues };
}

/**
 * Reads the answer of GET /rates/PRODUCT in one language. A plan that cannot be computed as it was meant is left out
 * whole: no price is better than a wrong one. Undefined where no plan, no question or no VAT is left, or in another currency than
 * riyals. Never throws.
 */
export function readRates(body: unknown, language: Language): { rates: Rates | undefined; issues: Issue[] } {
  const issues: Issue[] = [];
  const reader: Reader = { language, issue: (path, reason) => void issues.push({ path, reason }) };
  const raw = asRecord(dataOf(body)) ?? {};
  const product = cleanText(raw.product);
  const vat = readDecimal(raw.vat);
  const asked = readQuestions(raw.questions, reader);
  const plans = readPlans(raw.plans, asked, reader);
  const questions = asked.map((question) => withWhole(question, plans));
  const isVat = vat !== undefined && Number(vat) >= 0 && Number(vat) <= 1;
  if (!isVat) reader.issue('vat', 'no share between 0 and 1');
  // Prices are said in riyals, whose hundredths they are rounded to: another currency's would be others.
  const isRiyals = !/^(?!sar$)[a-z]{3}$/i.test(cleanText(raw.currency) ?? '');
  if (!isRiyals) reader.issue('currency', 'not SAR');
  if (!isRateName(product) || !isVat || !isRiyals || questions.length === 0 || plans.length === 0) {
    reader.issue('', 'no rate table that a price could be computed from');
    return { rates: undefined, issues };
  }
  const version = cleanText(raw.version)?.slice(0, rateTableLimits.versionLength);
  const validFrom = dayOf(raw.valid_from);
  const handOver = cleanUrl(raw.hand_over);
  const isSafe = handOver !== undefined && /^https:\/\//i.test(handOver);
  if (handOver !== undefined && !isSafe) reader.issue('hand_over', 'not an https address');
  return {
    rates: {
      ...{ product, vat, questions, plans },
      currency: 'SAR',
      ...(version && { version }),
      ...(validFrom && { validFrom }),
      ...(isSafe && { handOver }),
    },
    issues,
  };
}

function readQuestions(value: unknown, reader: Reader): Question[] {
  const list = listOf(value);
  if (list.length > rateTableLimits.questions)
    reader.issue('questions', `only the first ${rateTableLimits.questions} are asked`);
  const questions = list.slice(0, rateTableLimits.questions).flatMap((entry, index) => {
    const own = {
      ...reader,
      issue: (path: string, reason: string) => reader.issue(`questions[${index}]${path}`, reason),
    };
    const question = readQuestion(asRecord(entry) ?? {}, own);
    if (!question) own.issue('', 'no name, label or known kind, or nothing to choose from');
    return question ?? [];
  });
  return lastOfEach(questions, ({ name }) => name, 'questions', reader);
}

/** Of what has one name the last; that there was another is an issue. */
function lastOfEach<One>(list: One[], nameOf: (one: One) => string, path: string, { issue }: Reader): One[] {
  const byName = new Map(list.map((one) => [nameOf(one), one]));
  if (byName.size < list.length) issue(path, 'two of one name');
  return [...byName.values()];
}

/** Whether the factors are about ranges of whole numbers alone: between 20 and 21 lies none of them. */
function withWhole(question: Question, plans: Plan[]): Question {
  if (question.kind !== 'number') return question;
  const conditions = plans.flatMap(({ factors }) =>
    factors.flatMap(({ question: name, when }) => (name === question.name ? when : [])),
  );
  const limits = [question.minimum, question.maximum, ...conditions.flatMap((when) => Object.values(when))];
  const hasRanges = conditions.some((when) => !('equals' in when));
  return hasRanges && !limits.some((limit) => limit?.includes('.')) ? { ...question, whole: true } : question;
}

function readQuestion(raw: Raw, reader: Reader): Question | undefined {
  const { language } = reader;
  const name = cleanText(raw.name);
  const label = labelOf(raw, 'label', language);
  if (!isRateName(name) || !label) return undefined;
  const hint = labelOf(raw, 'hint', language);
  const asked = { name, label, ...(hint && { hint }) };
  const bounds = <Bound>(read: (value: unknown) => Bound | undefined) => {
    const [minimum, maximum] = [raw.minimum, raw.maximum].map((value) => {
      const bound = read(value);
      if (bound === undefined && !isNothing(value)) reader.issue('', 'a bound that cannot be read');
      return bound;
    });
    return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  };
  switch (cleanText(raw.kind)) {
    case 'choice': {
      const choices = readChoices(raw.choices, reader);
      return choices.length > 0 ? { ...asked, kind: 'choice', choices } : undefined;
    }
    case 'yesno':
      return { ...asked, kind: 'yesno' };
    case 'number':
      return { ...asked, kind: 'number', ...bounds(readDecimal) };
    case 'date':
      return { ...asked, kind: 'date', ...bounds(dayOf) };
    default:
      return undefined;
  }
}

function readChoices(value: unknown, reader: Reader): QuestionChoice[] {
  const choices = listOf(value)
    .slice(0, rateTableLimits.choices)
    .flatMap((entry) => {
      const raw = asRecord(entry) ?? {};
      const choice = cleanText(raw.value);
      const label = labelOf(raw, 'label', reader.language);
      return choice && choice.length <= rateTableLimits.valueLength && label ? [{ value: choice, label }] : [];
    });
  return lastOfEach(choices, (choice) => normaliseText(choice.value), '', reader);
}

function readPlans(value: unknown, questions: Question[], reader: Reader): Plan[] {
  const list = listOf(value);
  if (list.length > rateTableLimits.plans) reader.issue('plans', `only the first ${rateTableLimits.plans} are offered`);
  const plans = list.slice(0, rateTableLimits.plans).flatMap((entry, index) => {
    const plan = readPlan(asRecord(entry) ?? {}, questions, reader.language);
    const issue = typeof plan === 'string' ? plan : idleFactor(plan, questions);
    if (issue) reader.issue(`plans[${index}]`, issue);
    return typeof plan === 'string' ? [] : plan;
  });
  return lastOfEach(plans, ({ name }) => name, 'plans', reader);
}

/** A factor that no answer can ever match: it makes no price wrong, but somebody has meant something by it. */
function idleFactor({ factors }: Plan, questions: Question[]): string | undefined {
  const at = factors.findIndex(({ question: name, when }) => {
    const question = questions.find((one) => one.name === name);
    if ('equals' in when)
      return question?.kind === 'choice' && !question.choices.some(({ value }) => value === when.equals);
    const { from, to } = when;
    if (from === undefined || to === undefined) return false;
    return question?.kind === 'number' ? compare(exact(from), exact(to)) > 0 : from > to;
  });
  return at < 0 ? undefined : `factor ${at} matches no answer`;
}

/** The plan, or why there is none. */
function readPlan(raw: Raw, questions: Question[], language: Language): Plan | string {
  const name = cleanText(raw.name);
  const label = labelOf(raw, 'label', language);
  const base = readDecimal(raw.base);
  const minimum = isNothing(raw.minimum) ? '0' : readDecimal(raw.minimum);
  if (!isRateName(name) || !label || base === undefined || minimum === undefined)
    return 'no name, label, base or minimum';
  const list = listOf(raw.factors);
  if (list.length > rateTableLimits.factors) return `more than ${rateTableLimits.factors} factors`;
  const factors = list.map((entry) => readFactor(asRecord(entry) ?? {}, questions));
  const wrong = factors.indexOf(undefined);
  if (wrong >= 0) return `factor ${wrong} cannot be computed`;
  const includes = listOf(raw.includes)
    .slice(0, rateTableLimits.includes)
    .flatMap((entry) => labelOf(asRecord(entry) ?? {}, 'label', language) ?? []);
  return { name, label, base, minimum, factors: factors as Factor[], includes };
}

function readFactor(raw: Raw, questions: Question[]): Factor | undefined {
  const question = questions.find(({ name }) => name === cleanText(raw.question));
  const when = question && readWhen(asRecord(raw.when) ?? {}, question);
  const [add, multiply] = [readDecimal(raw.add), readDecimal(raw.multiply)];
  if (!when || (add === undefined) === (multiply === undefined)) return undefined;
  return { question: question.name, when, ...(add === undefined ? { multiply: multiply ?? '1' } : { add }) };
}

function readWhen(raw: Raw, question: Question): When | undefined {
  const { kind } = question;
  const choiceOf = (value: unknown) => (question.kind === 'choice' ? choiceIn(question.choices, value) : undefined);
  const read = kind === 'number' ? readDecimal : kind === 'date' ? dayOf : kind === 'yesno' ? yesOrNo : choiceOf;
  const [equals, from, to] = [raw.equals, raw.from, raw.to].map((value) =>
    isNothing(value) ? undefined : (read(value) ?? null),
  );
  // A bound that was given and cannot be read would match more than was meant.
  if (equals === null || from === null || to === null) return undefined;
  if (equals !== undefined) return { equals };
  if ((from === undefined && to === undefined) || kind === 'choice' || kind === 'yesno') return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The value of the choice that is written alike; of none, what was written, which nothing equals. */
function choiceIn(choices: readonly QuestionChoice[], value: unknown): string | undefined {
  const written = cleanText(value);
  const known = choices.find((choice) => normaliseText(choice.value) === normaliseText(written ?? ''));
  return known?.value ?? written;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

function yesOrNo(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const said = cleanText(value)?.toLowerCase();
  return said === 'yes' || said === 'true' ? 'yes' : said === 'no' || said === 'false' ? 'no' : undefined;
}

function dayOf(value: unknown): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(cleanText(value) ?? '')?.[0];
  return day && (toIsoDate(day) ?? undefined);
}

function labelOf(raw: Raw, key: string, language: Language): LocalizedText | undefined {
  const label = readField(raw, key, text(), language);
  return label && { ...label, text: label.text.slice(0, rateTableLimits.labelLength) };
}
