import { isRichText, isRow, isSame, type Row } from './values.ts';

/** One step to a value: the name of a field, or a row, by its id. */
export type Step = { field: string } | { row: string; place: number; blockType?: string };
export type Side = 'mine' | 'theirs';

/** A text that two people left different, or a row that one of them added or removed. */
export type Difference = {
  key: string;
  steps: Step[];
  mine: unknown;
  theirs: unknown;
  /** Who alone changed it since both began; undefined where both did, so that somebody has to choose. */
  suggestion?: Side;
};

type Choose = (difference: Difference) => Side;
type Three = { base: unknown; mine: unknown; theirs: unknown };
type Values = Record<string, unknown>;

/** Kept by the service, or shown in the form alone: nothing that anybody writes. */
const kept = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'editedBy',
  'group',
  'blockType',
  'globalType',
]);

/** Every text that stands differently in two documents, in their order. `base` is what both were written over. */
export function differences(base: Values, mine: Values, theirs: Values): Difference[] {
  const found: Difference[] = [];
  mergeValue({ base, mine, theirs }, [], (difference) => {
    found.push(difference);
    return 'theirs';
  });
  return found;
}

/** One document of two, each difference as it was chosen by its key. What the service keeps is theirs. */
export function merge(base: Values, mine: Values, theirs: Values, choices: ReadonlyMap<string, Side>): Values {
  return mergeValue({ base, mine, theirs }, [], ({ key }) => choices.get(key) ?? 'theirs') as Values;
}

function mergeValue(given: Three, steps: Step[], choose: Choose): unknown {
  // A form has the number of its rows in the place of an empty list.
  const three = given.mine === 0 && !Number.isInteger(given.theirs) ? { ...given, mine: [] } : given;
  const { base, mine, theirs } = three;
  if (isSame(mine, theirs)) return theirs;
  if (isRows(mine) || isRows(theirs)) return mergeRows(rowsOf(base), rowsOf(mine), rowsOf(theirs), steps, choose);
  if (isGroup(mine) && isGroup(theirs)) return mergeGroup(isGroup(base) ? base : {}, mine, theirs, steps, choose);
  return choose(differenceOf(three, steps)) === 'mine' ? mine : theirs;
}

function mergeGroup(base: Values, mine: Values, theirs: Values, steps: Step[], choose: Choose): Values {
  const merged: Values = { ...theirs };
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    if (kept.has(field)) continue;
    const three = { base: base[field], mine: mine[field], theirs: theirs[field] };
    merged[field] = mergeValue(three, [...steps, { field }], choose);
  }
  return merged;
}

/** Rows stand in the order of whoever moved some; a row that only one of both has is kept or left out by choice. */
function mergeRows(base: Row[], mine: Row[], theirs: Row[], steps: Step[], choose: Choose): Row[] {
  const find = (rows: Row[], id: string) => rows.find((row) => row.id === id);
  const mineMoved = !isSame(orderOf(mine, base), orderOf(base, mine));
  const [first, second] = mineMoved ? [mine, theirs] : [theirs, mine];
  return withRowsOf(first, second).flatMap(({ id }, index) => {
    const three = { base: find(base, id), mine: find(mine, id), theirs: find(theirs, id) };
    const place = (three.mine ? mine : theirs).findIndex((row) => row.id === id);
    const blockType = (three.mine ?? three.theirs)?.blockType;
    const here = [...steps, { row: id, place: place < 0 ? index : place, blockType }];
    if (three.mine && three.theirs) return mergeGroup(three.base ?? {}, three.mine, three.theirs, here, choose) as Row;
    return three[choose(differenceOf(three, here))] ?? [];
  });
}

/** The ids of the rows that both have, in the order of the first. */
function orderOf(rows: Row[], others: Row[]): string[] {
  return rows.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
}

/** All rows of one list, and what only the other has, each after the row that stands before it there. */
function withRowsOf(rows: Row[], others: Row[]): Row[] {
  const all = [...rows];
  for (const [index, row] of others.entries()) {
    if (all.some(({ id }) => id === row.id)) continue;
    const before = others[index - 1]?.id;
    all.splice(all.findIndex(({ id }) => id === before) + 1, 0, row);
  }
  return all;
}

function differenceOf({ base, mine, theirs }: Three, steps: Step[]): Difference {
  const suggestion = isSame(base, mine) ? 'theirs' : isSame(base, theirs) ? 'mine' : undefined;
  const key = steps.map((step) => ('field' in step ? step.field : step.row)).join('.');
  return { key, steps, mine, theirs, suggestion };
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRichText(value);
}
