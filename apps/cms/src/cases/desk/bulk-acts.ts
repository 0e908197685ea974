import type { AdminLanguage, Label } from '../../fields/labels.ts';
import { closingOfDay } from '../intake/working-days.ts';
import type { HandOver } from './assign-cases.ts';
import type { CaseChange } from './change-cases.ts';
import type { DeskRow } from './desk-row.ts';
import { deskWords as words } from './desk-words.ts';
import type { LastAct } from './last-act.ts';

/** Something that is done to many cases by one call, and its words; undoing it is the same call with them the other way round. */
export type BulkAct = {
  path: 'assign' | 'change';
  /** What the call says beside the cases. */
  with?: { field?: 'status' | 'stage' | 'dueAt' | undefined; reason?: string | undefined };
  cases: (HandOver | CaseChange)[];
  done: Label;
  undone: Label;
  kept: Label;
};
type Rows = readonly DeskRow[];
type Stage = DeskRow['stages'][number];

const giving = { path: 'assign', done: words.assigned, undone: words.undone, kept: words.kept } as const;

/** Gives cases to a colleague, by the number of the account; `null`: to nobody. */
export function assigning(rows: Rows, to: number | null): BulkAct {
  const cases = rows.map(({ collection, id, owner }) => ({ collection, id, from: owner?.id ?? null, to }));
  return { ...giving, cases };
}

const changing = { path: 'change', done: words.changed, undone: words.changedBack, kept: words.keptUnchanged } as const;

/** Work on cases begins. What is in work, waits or is closed already stays so. */
export function starting(rows: Rows): BulkAct {
  const cases = rows.map(({ collection, id, values }) => ({
    ...{ collection, id, from: values.status, to: 'in-review' },
  }));
  return { ...changing, with: { field: 'status' }, cases: cases as CaseChange[] };
}

/** Notes how far job applications have come. */
export function reaching(rows: Rows, to: Stage): BulkAct {
  const cases = rows.map(({ collection, id, values }) => ({ collection, id, from: values.stage, to }));
  return { ...changing, with: { field: 'stage' }, cases };
}

/** @param day such as `2026-11-29`: cases are due when offices close */
export function moving(rows: Rows, day: string, reason: string): BulkAct {
  const to = closingOfDay(day).toISOString();
  const cases = rows.map(({ collection, id, values }) => ({ collection, id, from: values.dueAt, to }));
  return { ...changing, with: { field: 'dueAt', reason }, cases };
}

/** The same act the other way round, for those that changed. */
export function takingBack(act: BulkAct, cases: BulkAct['cases'], language: AdminLanguage): BulkAct {
  const reason = act.with?.reason && `${words.undo[language]}: ${act.with.reason}`;
  return { ...act, cases, with: { ...act.with, ...(reason && { reason }) } };
}

/** The way back of what somebody did before this list was opened. */
export function takingLastBack(last: LastAct, language: AdminLanguage): BulkAct {
  const cases = last.cases as BulkAct['cases'];
  return takingBack({ ...(last.path === 'assign' ? giving : changing), with: last.with, cases }, cases, language);
}

/** The stages that every one of these cases can reach. */
export function sharedStages(rows: Rows): Stage[] {
  const [first, ...others] = rows;
  return first?.stages.filter((stage) => others.every(({ stages }) => stages.includes(stage))) ?? [];
}
