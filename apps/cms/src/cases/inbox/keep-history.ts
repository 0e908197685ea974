import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { answeredAfter } from '../answered.ts';
import { readCaseHandling } from '../case-handling.ts';
import { type CaseCollection, type CaseKind, kindOf, teamOf } from '../case-kinds.ts';
import type { Outcome } from '../case-outcomes.ts';
import { caseStatusLabels, isClosed, isOpen } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { notifiedByMessage } from '../conversation/store-message.ts';
import { type Escalated, escalationNote } from '../escalation.ts';
import { withdrawHeldNews } from '../mail/held-news.ts';
import { searchTextOf } from '../search-text.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';
import { takenBackNote, takesBack } from '../taken-back.ts';
import { clockAfter, clockFieldsOf, withPause } from './clock-hook.ts';
import { dueNote, faultOf, type Hold, refuse } from './closing-and-deadlines.ts';
import { confidentialNote } from './confidential-hooks.ts';
import type { CustomerChange } from './customer-change.ts';
import { withMovedDay } from './moved-day.ts';
import { noteChange } from './notify-change.ts';
import { ownerByActing } from './owner-by-acting.ts';
import { isReleased } from './release-former-owner.ts';
import { dueAnew, earlierEndNote } from './reopened.ts';
import { stageBy, stagesWith, statusBy } from './stages-after.ts';
import { typed } from './typed.ts';

/**
 * Keeps the history of a case by itself: a new status, a note to the customer or an internal note becomes an entry
 * with time and person, and the fields it was typed into are emptied. Entries are never changed or removed.
 * @throws ValidationError at the field that is missing, where a case ends without what its end needs, a deadline
 * moves or a case is held without a reason, or a complaint leaves out a step
 */
export const keepHistory: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
  if (operation === 'create' || !originalDoc) return data;
  const at = new Date().toISOString();
  const by = req.user?.id;
  const kind = kindOf(collection.slug as CaseCollection, originalDoc);
  const status = statusBy(kind, originalDoc, data, Boolean(req.context[takesBack]));
  const written: CustomerChange = { en: typed(data.customerNote), ar: typed(data.customerNoteAr) };
  const fault = await faultOf(req, collection.slug as CaseCollection, originalDoc, data);
  if (fault) refuse(req, fault);
  const team = teamOf(collection.slug as CaseCollection);
  const clock = await clockAfter(req, team, data, originalDoc, at);
  const { en: note, ar: noteAr } = clock.isNewlyStopped
    ? await withPause(req, written, clock.pauseReason)
    : await withMovedDay(req, kind, written, [data, originalDoc], status);
  const changed = status !== originalDoc.status || Boolean(note ?? noteAr);
  const withdrawn = changed
    ? await withdrawHeldNews(req, { ...originalDoc, collection: collection.slug as CaseCollection })
    : { isUnsent: false };
  const isTakenBack = withdrawn.known === status && !(note ?? noteAr);
  // What is taken back before anybody was told of it goes on as if nothing had been.
  const anew = isTakenBack ? undefined : await dueAnew(req, kind, data, originalDoc, at);
  const dueAt = anew?.dueAt ?? clock.dueAt;
  const said = caseStatusLabels[team];
  const owning = ownerByActing(req, team, [data, originalDoc], {
    isAnswered: Boolean(written.en ?? written.ar) || req.context[notifiedByMessage] === true,
    isClosed: isClosed(status) && !isClosed(originalDoc.status),
    isReleased: isReleased(req, collection.slug, originalDoc.id),
  });
  const kept = [
    isTakenBack ? takenBackNote(said[originalDoc.status as CaseStatus], said[status]) : undefined,
    holdNote(data, originalDoc),
    escalationNote(data, originalDoc),
    confidentialNote(data, originalDoc),
    dueNote(req, data, originalDoc),
    clock.note,
    earlierEndNote(team, data, originalDoc),
    anew?.note,
    owning.note,
    typed(data.internalNote),
  ];
  const internal = kept.flatMap((text) => text ?? []);
  noteChange(req, originalDoc.reference, changed ? { en: note, ar: noteAr, isTakenBack, withdrawn } : undefined);
  const history = originalDoc.history ?? [];
  const internalNotes = originalDoc.internalNotes ?? [];
  const chosen = data.stage !== originalDoc.stage ? data.stage : undefined;
  const stages = stagesWith(
    kind,
    originalDoc,
    chosen ?? stageBy(kind, originalDoc, { status, outcome: data.outcome }),
    at,
  );
  return {
    ...data,
    ...owning.fields,
    status,
    history: changed ? [...history, { status, at, by, note, noteAr }] : history,
    internalNotes: [...internalNotes, ...internal.map((text) => ({ text, at, by }))],
    customerNote: null,
    customerNoteAr: null,
    internalNote: null,
    dueReason: null,
    outcome: isClosed(status) ? (data.outcome ?? originalDoc.outcome) : null,
    ...clockFieldsOf({ ...clock, dueAt }),
    ...givenAt({ ...data, ...owning.fields }, originalDoc, at),
    ...foundBy(kind, data, originalDoc),
    ...(await answeredBehind(
      req,
      originalDoc,
      { ...clock, dueAt, status, outcome: data.outcome ?? originalDoc.outcome },
      at,
    )),
    stages,
    stage: stages.at(-1)?.name ?? null,
    closedAt: isClosed(status)
      ? (originalDoc.closedAt ?? (isClosed(originalDoc.status) ? originalDoc.updatedAt : at))
      : null,
    overdue: isOpen(status) && dueAt !== null && dueAt < at,
  };
};

/** What a complaint is found by once it has another number at the Insurance Authority. */
function foundBy(
  kind: CaseKind,
  { authorityNumber }: Escalated,
  before: StoredCase & Escalated,
): { searchText?: string } {
  if (authorityNumber === undefined || authorityNumber === before.authorityNumber) return {};
  const sent = (before.sent ?? {}) as Record<string, unknown>;
  return { searchText: searchTextOf(kind, { ...before, authorityNumber, sent }) };
}

type Owned = { assignee?: number | null };

/** When a case was given to who has it: whose turn it is goes by it. */
function givenAt(data: Owned, before: Owned, at: string): { assignedAt?: string | null } {
  const owner = data.assignee ?? null;
  if (data.assignee === undefined || owner === (before.assignee ?? null)) return {};
  return { assignedAt: owner === null ? null : at };
}

type Ending = { status: CaseStatus; outcome?: Outcome | null; dueAt: string | null; pausedDays: number | null };

/** How the figures count the case behind a save; holidays are asked for where it changes. */
async function answeredBehind(
  req: PayloadRequest,
  before: StoredCase,
  { status, outcome, dueAt, pausedDays }: Ending,
  at: string,
) {
  const isEnding = isClosed(status) && !before.answeredAt;
  const { holidays } = isEnding ? await readCaseHandling(req.payload, req) : { holidays: [] };
  const createdAt = new Date(before.createdAt).toISOString();
  // An outcome that is put right later says how the case ended when it was closed.
  const end = before.closedAt ? new Date(before.closedAt).toISOString() : at;
  return answeredAfter(before, { status, outcome, createdAt, dueAt, pausedDays: pausedDays ?? 0 }, end, holidays);
}

/** Who put a case under a legal hold or lifted it, and why, stays in its notes. */
function holdNote(data: Hold, before: Hold): string | undefined {
  const isHeld = data.legalHold ?? before.legalHold ?? false;
  if (isHeld === (before.legalHold ?? false)) return undefined;
  const begin = isHeld ? serviceNotes.legalHold : serviceNotes.legalHoldLifted;
  return `${inBoth(begin)}: ${typed(data.legalHoldReason ?? before.legalHoldReason) ?? ''}`;
}
