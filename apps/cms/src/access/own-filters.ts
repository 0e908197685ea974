import { defaultLanguage } from '@insurer/contract/language.ts';
import type {
  CollectionBeforeOperationHook,
  Endpoint,
  FlattenedField,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload';
import { refusal } from '../refusal.ts';
import { largestRowNumber } from '../row-number.ts';
import { wholeDay } from './whole-day.ts';

/** As Payload reads a path, which may have two underscores for a point. */
const between = /\.|__/;
/** Payload knows them, and can ask neither database for them: two are of places on a map, which nothing here has. */
const unanswerable = new Set(['all', 'intersects', 'near', 'within']);
const ofWords = new Set(['like', 'not_like']);
const severalAt = new Set(['in', 'not_in']);
/** How a query says that there is no value. */
const nothing: unknown[] = [null, '', 'null'];
const numbers = /^ *\d+ *$/;

type Condition = {
  path: string;
  field: FlattenedField | undefined;
  fieldAt: FieldAt;
  operator: string;
  value: unknown;
};

/**
 * Payload takes a filter with a date that is none, with words that are a list, with rows that have no number, or with a comparison that it has
 * never built to the database, and a page that no list has; it answers with 500 what fails there; here it is refused with a sentence. And a day that was picked for a moment is the whole day in
 * Riyadh.
 */
export function withOwnFilters(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(answerFilters);
  for (const each of config.globals)
    if (each.endpoints)
      each.endpoints = each.endpoints.map((endpoint) => withAnswerable(endpoint, each.flattenedFields));
  return config;
}

/** Payload calls no hook of a global before it looks for its versions. */
function withAnswerable(endpoint: Endpoint, fields: FlattenedField[]): Endpoint {
  if (endpoint.method !== 'get' || !endpoint.path.startsWith('/versions')) return endpoint;
  const handler = (req: PayloadRequest) => {
    const { where, page, limit } = req.query;
    refuseUncountable({ page, limit });
    if (isObject(where)) req.query = { ...req.query, where: answerable(where as Where, fieldIn(fields, req)) };
    return endpoint.handler(req);
  };
  return { ...endpoint, handler };
}

type FieldAt = (path: string) => FlattenedField | undefined;

function fieldIn(fields: FlattenedField[], { payload }: PayloadRequest): FieldAt {
  return (path) => fieldOf(fields, path.split(between), payload.collections);
}

/** @throws APIError 400 */
const answerFilters: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const { where, page, limit } = args as { where?: unknown; page?: unknown; limit?: unknown };
  if (overrideAccess === true) return args;
  refuseUncountable({ page, limit });
  if (!isObject(where)) return args;
  // At a text in two languages Payload fails where the request names none.
  req.locale ??= defaultLanguage;
  return { ...args, where: answerable(where as Where, fieldIn(collection.flattenedFields, req)) };
};

/**
 * @param fieldAt undefined of a path that Payload refuses itself, or that is nobody's field
 * @throws APIError 400 of a condition at which the database would fail
 */
function answerable(where: Where, fieldAt: FieldAt): Where {
  const kept: Where = {};
  const days: Where[] = [];
  for (const [path, conditions] of Object.entries(where)) {
    if (Array.isArray(conditions))
      kept[path] = conditions.map((each) => (isObject(each) ? answerable(each, fieldAt) : each));
    else if (!isObject(conditions)) kept[path] = conditions;
    else {
      const field = fieldAt(path);
      for (const [operator, value] of Object.entries(conditions)) {
        refuseUnanswerable({ path, field, fieldAt, operator, value });
        const day = isMoment(field) ? wholeDay(path, operator, value) : undefined;
        if (day) days.push(day);
        else kept[path] = { ...kept[path], [operator]: value } as Where[string];
      }
    }
  }
  if (days.length === 0) return kept;
  return { and: Object.keys(kept).length === 0 ? days : [kept, ...days] };
}

function refuseUnanswerable(condition: Condition): void {
  const { path, field, operator, value } = condition;
  if (unanswerable.has(operator)) throw refused(`“${operator}” is no comparison here: ${path}.`);
  if (ofWords.has(operator) && typeof value === 'object') throw refused(`“${operator}” takes one text: ${path}.`);
  if (isNested(operator, value)) throw refused(`“${operator}” takes plain values: ${path}.`);
  if (operator !== 'exists' && !areAnswerable(valuesOf(operator, value), condition))
    throw refused(`Send numbers of rows, such as 1,2: ${path}.`);
  const isDate = field?.type === 'date' && operator !== 'exists' && !ofWords.has(operator);
  if (isDate && !valuesOf(operator, value).every(isDateText))
    throw refused(`Send a date such as 2026-11-25 or 2026-11-25T09:30:00Z: ${path}.`);
}

/** A list or a table of values where one is compared, or inside of a list of them: SQLite takes none, PostgreSQL its text. */
function isNested(operator: string, value: unknown): boolean {
  const values = severalAt.has(operator) ? [value].flat() : [value];
  return values.some((one) => typeof one === 'object' && one !== null && !(one instanceof Date));
}

/** Where rows are asked for by their numbers, nothing else is; where a row is pointed to, it may be none. */
function areAnswerable(rows: unknown[], { path, field, fieldAt, operator, value }: Condition): boolean {
  const steps = path.split(between);
  const isNumber = (row: unknown) => numbers.test(String(row));
  const isListed = severalAt.has(operator) && typeof value === 'string';
  if (pointsToRow(field))
    return rows.every((row) => isNumber(row) || row === '' || (!isListed && nothing.includes(row)));
  if (!isListed || steps.pop() !== 'id') return true;
  return (steps.length > 0 && !pointsToRow(fieldAt(steps.join('.')))) || rows.every(isNumber);
}

function pointsToRow(field: FlattenedField | undefined): boolean {
  return (field?.type === 'relationship' || field?.type === 'upload') && typeof field.relationTo === 'string';
}

/** @throws APIError 400 of a number that the database cannot count to */
function refuseUncountable(sent: Record<'page' | 'limit', unknown>): void {
  for (const [name, value] of Object.entries(sent)) {
    const number = Number(value ?? 0);
    const isCountable = Number.isNaN(number) || (Number.isInteger(number) && Math.abs(number) <= largestRowNumber);
    if (!isCountable) throw refused(`Send a whole number up to ${largestRowNumber}: ${name}.`);
  }
}

/** A list leaves out whatever has this name and shows itself empty; anything else would end its screen. */
function refused(message: string): Error {
  const error = refusal(message, 400);
  error.name = 'QueryError';
  return error;
}

/** Several are a list, or stand in one text with commas between them. */
function valuesOf(operator: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && severalAt.has(operator) ? value.split(',') : [value];
}

/** Whether a value is a date as both databases take one, or none. */
export function isDateText(value: unknown): boolean {
  if (nothing.includes(value)) return true;
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return false;
  return !Number.isNaN(new Date(value).getTime());
}

/** A day that is kept as one is compared as it is. */
function isMoment(field: FlattenedField | undefined): boolean {
  return field?.type === 'date' && field.admin?.date?.pickerAppearance !== 'dayOnly';
}

type Collections = Record<string, { config: { flattenedFields: FlattenedField[] } } | undefined>;

/** The field at the end of a path, through rows that others point to. */
function fieldOf(
  fields: readonly FlattenedField[],
  [name, ...rest]: string[],
  collections: Collections,
): FlattenedField | undefined {
  // What a version holds stands one step further down.
  if (name === 'version' && rest.length > 0) return fieldOf(fields, rest, collections);
  const field = fields.find((each) => each.name === name);
  if (!field || rest.length === 0) return field;
  if ('flattenedFields' in field) return fieldOf(field.flattenedFields, rest, collections);
  const related = 'relationTo' in field ? field.relationTo : 'collection' in field ? field.collection : undefined;
  const others = typeof related === 'string' ? collections[related]?.config.flattenedFields : undefined;
  return others && fieldOf(others, rest, collections);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
