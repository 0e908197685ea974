import { idsOf, isRichText, isRow, isSame, type Row, rowsOf, rowWords } from './values.ts';

/** One step to a value: the name of a field, a row, by its id, or the order of the rows. */
export type Step = { field: string } | { row: string; place: number; blockType?: string } | { order: true };
export type Side = 'mine' | 'theirs';

/** A text that two people left different, a row that one of them added or removed, or rows that one of them moved. */
export type Difference = {
  key: string;
  steps: Step[];
  mine: unknown;
  theirs: unknown;
  /** Who alone changed it since both began; undefined where both did, so that somebody has to choose. */
  suggestion?: Side;
};

/** Whether choosing one's own brings back a row that the other took away: its other language comes from the versions. */
export function isBringingBack({ steps, mine, theirs, suggestion }: Difference): boolean {
  const last = steps.at(-1);
  // What one added is suggested as one's own: the other never had it.
  return last !== undefined && 'row' in last && mine !== undefined && theirs === undefined && suggestion !== 'mine';
}

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

/** Of a file, what the service notes of it, and the files that stood there before: the newest file and its notes stay. */
const keptOfFile = new Set([
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'widths',
  'sizes',
  'editions',
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

/**
 * One document of two as `merge` makes it, and whether it says anything else than the stored one, which is theirs: then it is to
 * be saved.
 */
export function settled(...given: Parameters<typeof merge>): { result: Values; isChanged: boolean } {
  const result = merge(...given);
  return { result, isChanged: !isSame(result, given[2]) };
}

function mergeValue(three: Three, steps: Step[], choose: Choose): unknown {
  const { base, mine, theirs } = three;
  if (isSame(mine, theirs)) return theirs;
  if (isRows(mine) || isRows(theirs)) return mergeRows(rowsOf(base), rowsOf(mine), rowsOf(theirs), steps, choose);
  if (isGroup(mine) && isGroup(theirs)) return mergeGroup(isGroup(base) ? base : {}, mine, theirs, steps, choose);
  return choose(differenceOf(three, steps)) === 'mine' ? mine : theirs;
}

function mergeGroup(base: Values, mine: Values, theirs: Values, steps: Step[], choose: Choose): Values {
  const merged: Values = { ...theirs };
  const isFile = steps.length === 0 && typeof theirs.filename === 'string';
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    if (kept.has(field) || (isFile && keptOfFile.has(field))) continue;
    const three = { base: base[field], mine: mine[field], theirs: theirs[field] };
    merged[field] = mergeValue(three, [...steps, { field }], choose);
  }
  return merged;
}

/** Rows stand in one of both orders, by choice where they differ; a row that only one of both has is kept or left out by choice. */
function mergeRows(base: Row[], mine: Row[], theirs: Row[], steps: Step[], choose: Choose): Row[] {
  const find = (rows: Row[], id: string) => rows.find((row) => row.id === id);
  const [first, second] = orderSide(base, mine, theirs, steps, choose) === 'mine' ? [mine, theirs] : [theirs, mine];
  return withRowsOf(first, second).flatMap(({ id }, index) => {
    const three = { base: find(base, id), mine: find(mine, id), theirs: find(theirs, id) };
    const place = (three.mine ? mine : theirs).findIndex((row) => row.id === id);
    const blockType = (three.mine ?? three.theirs)?.blockType;
    const here = [...steps, { row: id, place: place < 0 ? index : place, blockType }];
    if (three.mine && three.theirs) return mergeGroup(three.base ?? {}, three.mine, three.theirs, here, choose) as Row;
    return three[choose(differenceOf(three, here))] ?? [];
  });
}

/** Whose order the rows stand in: of rows that stand in one order already, nobody is asked. */
function orderSide(base: Row[], mine: Row[], theirs: Row[], steps: Step[], choose: Choose): Side {
  const isMoved = (rows: Row[], others: Row[]) => !isSame(idsOf(shared(rows, others)), idsOf(shared(others, rows)));
  if (!isMoved(mine, theirs)) return 'theirs';
  const here: Step[] = [...steps, { order: true }];
  const suggestion = isMoved(mine, base) ? (isMoved(theirs, base) ? undefined : 'mine') : 'theirs';
  const said = { mine: rowWords(shared(mine, theirs)), theirs: rowWords(shared(theirs, mine)) };
  return choose({ key: keyOf(here), steps: here, ...said, suggestion });
}

/** The rows that both have, in the order of the first. */
function shared(rows: Row[], others: Row[]): Row[] {
  return rows.filter(({ id }) => others.some((other) => other.id === id));
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
  return { key: keyOf(steps), steps, mine, theirs, suggestion };
}

/** No field is called as the order is here. */
function keyOf(steps: Step[]): string {
  return steps.map((step) => ('field' in step ? step.field : 'row' in step ? step.row : '#order')).join('.');
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

function isGroup(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return !Array.isArray(value) && !isRichText(value);
}
