import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { StoredRateTable } from './stored-rate-table.ts';

const lists = new Set(['questions', 'choices', 'plans', 'factors', 'includes', 'samples', 'answers']);

/** A rate table as it stands in the form. Of a list whose last row was removed, or that has none yet, a form has the number of rows. */
export function tableInForm(fields: FormState): StoredRateTable {
  return withLists(reduceFieldsToValues(fields, true)) as StoredRateTable;
}

function withLists(value: unknown): unknown {
  // A row of which the form has nothing yet is a gap.
  if (Array.isArray(value)) return value.filter(Boolean).map(withLists);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, lists.has(key) && !Array.isArray(one) ? [] : withLists(one)]),
  );
}
