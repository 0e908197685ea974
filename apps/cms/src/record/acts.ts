import type { PayloadRequest } from 'payload';
import { caseCollections } from '../case-collections.ts';
import type { Action } from './actions.ts';
import { changesBetween } from './changes.ts';
import type { Change } from './entry.ts';
import type { Row } from './recorded-row.ts';

const ofCases = {
  assignee: 'assigned',
  dueAt: 'due-moved',
  legalHold: 'legal-hold',
  confidential: 'confidential',
} satisfies Record<string, Action>;

/** A field whose change is an act of its own. */
const ownActs: Record<string, Record<string, Action>> = {
  ...Object.fromEntries(caseCollections.map((slug) => [slug, ofCases])),
  users: { role: 'role-changed', disabled: 'disabled', seesConfidential: 'named', password: 'password-changed' },
};

export type Acts = { action: Action; changes: Change[] }[];

/** Of a draft as its form sends it. */
export function draftActs(req: PayloadRequest, changes: Change[]): Acts {
  if (req.context.isRestoringVersion === true) return [{ action: 'restored', changes: [] }];
  return changes.length > 0 ? [{ action: 'draft-saved', changes }] : [];
}

/** Of what visitors see, or of what has no drafts. */
export function actsBetween(req: PayloadRequest, slug: string, before: Row | undefined, after: Row): Acts {
  const changes = changesBetween(slug, before ?? {}, after);
  if (!before) return [{ action: 'created', changes }, ...(isPublic(after) ? published([]) : [])];
  if (!before.deletedAt && after.deletedAt) return [{ action: 'trashed', changes }];
  if (before.deletedAt && !after.deletedAt) return [{ action: 'restored', changes }];
  if (req.context.isRestoringVersion === true) return [{ action: 'restored', changes }];
  if (isPublic(after)) return published(changes);
  if (isPublic(before)) return [{ action: 'taken-offline', changes }];
  return splitByAct(slug, changes);
}

function published(changes: Change[]): Acts {
  return [{ action: 'published', changes }];
}

/** Assigning a case, moving its due date or giving somebody a role can be filtered by itself. */
function splitByAct(slug: string, changes: Change[]): Acts {
  const acts: Acts = [];
  for (const change of changes) {
    const action = ownActs[slug]?.[change.field] ?? 'changed';
    const act = acts.find((other) => other.action === action);
    if (act) act.changes.push(change);
    else acts.push({ action, changes: [change] });
  }
  return acts;
}

function isPublic(row: Row): boolean {
  return row._status === 'published' && !row.deletedAt;
}
