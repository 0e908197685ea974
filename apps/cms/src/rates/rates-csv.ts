import type { CsvRow } from '../csv.ts';
import type { StoredFactor, StoredPlan } from './stored-rate-table.ts';

const columns = ['plan', 'effect', 'question', 'equals', 'from', 'to', 'amount'] as const;
type Column = (typeof columns)[number];

/**
 * Bases, least prices and factors as a file: a row for each, in the order in which they are computed. Sample visitors are
 * not in it: an import leaves those of the table as they are.
 */
export function rowsOfPlans(plans: StoredPlan[]): string[][] {
  return [
    [...columns],
    ...plans.flatMap((plan) => [
      row(plan, 'base', plan.base),
      row(plan, 'minimum', plan.minimum ?? 0),
      ...(plan.factors ?? []).map((factor) => row(plan, factor.effect, factor.amount, factor)),
    ]),
  ];
}

function row(plan: StoredPlan, effect: string, amount: number, factor?: StoredFactor): string[] {
  const { question = '', equals, from, to } = factor ?? {};
  return [plan.name, effect, question, equals ?? '', from ?? '', to ?? '', String(amount)];
}

type Read = { plans: StoredPlan[]; wrongLine?: undefined } | { plans?: undefined; wrongLine: number };

/**
 * The plans with the numbers of a file; names and covers stay theirs. A plan that the file does not name stays as it is.
 *
 * @returns the first line that cannot be taken, where there is one: nothing of the file counts then
 */
export function plansFromRows([head, ...rows]: CsvRow[], plans: StoredPlan[]): Read {
  const places = new Map(head?.cells.map((name, at) => [name.trim().toLowerCase(), at]));
  if (columns.some((name) => !places.has(name))) return { wrongLine: 1 };
  const changed = new Map<string, StoredPlan>();
  for (const { line, cells } of rows) {
    const cell = (name: Column) => cells[places.get(name) ?? -1]?.trim() ?? '';
    const plan = plans.find(({ name }) => name === cell('plan'));
    const amount = /^-?\d+(\.\d+)?$/.test(cell('amount')) ? Number(cell('amount')) : undefined;
    if (!plan || amount === undefined) return { wrongLine: line };
    const next = changed.get(plan.name) ?? { ...plan, factors: [] };
    changed.set(plan.name, next);
    const effect = cell('effect');
    if (effect === 'base' || effect === 'minimum') next[effect] = amount;
    else if (effect === 'multiply' || effect === 'add') {
      const condition = { equals: cell('equals'), from: cell('from'), to: cell('to') };
      next.factors?.push({ question: cell('question'), ...condition, effect, amount });
    } else return { wrongLine: line };
  }
  return { plans: plans.map((plan) => changed.get(plan.name) ?? plan) };
}
