import { isDeepStrictEqual } from 'node:util';
import { caseCollections } from '../case-collections.ts';
import type { Change } from './entry.ts';
import { text } from './record.ts';

type Values = Record<string, unknown>;

const longest = 500;
const context = 40;
const most = 60;

/** Kept by Payload for itself: no act of anybody. */
const unrecorded = new Set([
  ...['id', 'createdAt', 'updatedAt', 'globalType', 'sessions', 'salt', 'loginAttempts', 'lockUntil'],
  ...['resetPasswordToken', 'resetPasswordExpiration', 'resetPasswordRequestedAt', 'sizes', 'widths', 'history'],
  'editedBy',
  // Beside the owner, which is an act.
  'assignedAt',
]);

/**
 * The fields whose values are recorded, where not all are: what visitors sent, and what was written to or about them,
 * stays out; so does what accounts are protected with.
 */
const openFields: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    caseCollections.map((slug) => [
      slug,
      ['status', 'outcome', 'stage', 'assignee', 'dueAt', 'overdue', 'closedAt', 'legalHold', 'confidential'],
    ]),
  ),
  'mail-queue': ['state'],
  webhooks: ['state'],
  users: ['name', 'email', 'role', 'language', 'directPhone', 'customerName', 'disabled', 'seesConfidential'],
};

/** What differs between two states of a document: by path with both values, or by the field's name alone. */
export function changesBetween(slug: string, before: Values, after: Values): Change[] {
  const changes: Change[] = [];
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [one, other] = [emptyAsNull(before[field]), emptyAsNull(after[field])];
    if (unrecorded.has(field) || isDeepStrictEqual(one, other)) continue;
    if (openFields[slug]?.includes(field) === false) changes.push({ field: field === 'hash' ? 'password' : field });
    else changes.push(...leafChanges(field, one, other));
  }
  return atMost(changes, most);
}

/** The first of a list of changes, and how many more there were. */
export function atMost(changes: Change[], count: number): Change[] {
  if (changes.length <= count) return changes;
  return [...changes.slice(0, count), { field: `… (+${changes.length - count})` }];
}

function leafChanges(path: string, before: unknown, after: unknown): Change[] {
  const [one, other] = [leavesOf(path, before), leavesOf(path, after)];
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].flatMap((field) => {
    if (one.get(field) === other.get(field)) return [];
    const [before, after] = differing(one.get(field), other.get(field));
    return [{ field: text(field, 200), ...(before && { before }), ...(after && { after }) }];
  });
}

/** As much of two values as an entry holds: where that is less than they differ in, from shortly before they differ. */
function differing(before = '', after = ''): [before: string, after: string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = same < longest ? 0 : same - context;
  return [excerpt(before, start), excerpt(after, start)];
}

function excerpt(value: string, start: number): string {
  const rest = value.slice(start);
  const kept = rest.length > longest ? `${text(rest, longest)}…` : text(rest, longest);
  return start > 0 && rest ? `…${kept}` : kept;
}

/** Every value within a value, by its path. */
function leavesOf(path: string, value: unknown, leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [key, inner] of Object.entries(value)) if (key !== 'id') leavesOf(`${path}.${key}`, inner, leaves);
  } else if (emptyAsNull(value) !== null) {
    leaves.set(path, value instanceof Date ? value.toISOString() : String(value));
  }
  return leaves;
}

/** Databases give back nothing in different ways. */
function emptyAsNull(value: unknown): unknown {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}
