import { toLatinDigits } from '@insurer/contract/requests/normalise.ts';
import type { StoredFactor, StoredPlan, StoredQuestion, StoredRateTable } from './stored-rate-table.ts';

type Wire = Record<string, unknown>;
/** A text under its key, in the languages that it is written in. */
type Texts = (key: string, stored: unknown) => Wire;

/**
 * A rate table as GET /rates/{product} answers it (docs/contract.md).
 *
 * @param texts how a stored text stands on the wire
 */
export function rateTableToWire(table: StoredRateTable, texts: Texts): Wire {
  const questions = table.questions ?? [];
  return {
    product: table.product,
    version: table.version,
    valid_from: table.validFrom,
    currency: 'SAR',
    vat: table.vat / 100,
    questions: questions.map((question) => questionToWire(question, texts)),
    plans: (table.plans ?? []).map((plan) => planToWire(plan, questions, texts)),
    hand_over: table.handOver || null,
  };
}

function questionToWire(question: StoredQuestion, texts: Texts): Wire {
  const { name, kind, label, hint, choices } = question;
  const bound = (key: 'minimum' | 'maximum') => (question[key] ? { [key]: wireValue(kind, question[key]) } : {});
  return {
    ...{ name, kind, ...texts('label', label), ...texts('hint', hint) },
    ...(kind === 'choice' && {
      choices: (choices ?? []).map((choice) => ({ value: choice.value, ...texts('label', choice.label) })),
    }),
    ...((kind === 'number' || kind === 'date') && { ...bound('minimum'), ...bound('maximum') }),
  };
}

function planToWire(plan: StoredPlan, questions: StoredQuestion[], texts: Texts): Wire {
  return {
    name: plan.name,
    ...texts('label', plan.label),
    base: plan.base,
    factors: (plan.factors ?? []).map((factor) => factorToWire(factor, questions)),
    minimum: plan.minimum ?? 0,
    includes: (plan.includes ?? []).map(({ label }) => texts('label', label)),
  };
}

function factorToWire({ question, equals, from, to, effect, amount }: StoredFactor, questions: StoredQuestion[]): Wire {
  const kind = questions.find(({ name }) => name === question)?.kind ?? 'choice';
  const given = Object.entries({ equals, from, to }).filter(([, value]) => value);
  const when = Object.fromEntries(given.map(([key, value]) => [key, wireValue(kind, value ?? '')]));
  return { question, when, [effect]: amount };
}

/** Numbers stand as such on the wire; what is none stays as it was written, for the check to find. */
function wireValue(kind: StoredQuestion['kind'], value: string): string | number {
  // Whoever calls the service, rather than the form of the admin, may say a number as such.
  const text = String(value).trim();
  const typed = toLatinDigits(text);
  return kind === 'number' && /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : text;
}
