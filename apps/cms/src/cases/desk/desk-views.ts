import type { Where } from 'payload';
import type { Role } from '../../access/roles.ts';
import { label } from '../../fields/labels.ts';
import { closedStatuses, openStatuses } from '../case-status.ts';
import { endOfDay } from '../intake/working-days.ts';

const labels = {
  mine: label('Mine', 'طلباتي'),
  unassigned: label('Unassigned', 'بلا مسؤول'),
  due: label('Due today or overdue', 'مستحق اليوم أو متأخر'),
  waiting: label('Waiting for the customer', 'بانتظار العميل'),
  open: label('All open', 'كل المفتوحة'),
};
export type DeskView = keyof typeof labels;
/** The standard views of the working list, in their order; the first is the one it opens on. */
export const deskViews = Object.keys(labels) as DeskView[];
const forApplications: typeof labels = { ...labels, waiting: label('Waiting for the applicant', 'بانتظار المتقدم') };

/** What the views are called by who works in them. */
export function deskViewLabelsFor(role: Role | undefined): typeof labels {
  return role === 'people' ? forApplications : labels;
}

const owed: Where = { status: { in: [...openStatuses] } };

/**
 * Who asks for a view, and those whose cases nobody has: of who left (disabled accounts) all, of who is not named the confidential
 * ones, once anybody is.
 */
export type DeskPeople = { user: number | string; left: readonly number[]; unnamed: readonly number[] };

/**
 * What a view shows. All but "waiting" and "open" hold what the company owes an answer for; "open" holds what waits for
 * customers as well.
 */
export function conditionOf(view: DeskView, { user, left, unnamed }: DeskPeople, now = new Date()): Where {
  const conditions: Record<DeskView, Where> = {
    mine: { and: [owed, { assignee: { equals: user } }] },
    unassigned: { and: [owed, ownedByNobody(left, unnamed)] },
    due: { and: [owed, { dueAt: { less_than: endOfDay(now).toISOString() } }] },
    waiting: { status: { equals: 'waiting-for-customer' } },
    open: { status: { not_in: [...closedStatuses] } },
  };
  return conditions[view];
}

function ownedByNobody(left: readonly number[], unnamed: readonly number[]): Where {
  const ways: Where[] = [{ assignee: { exists: false } }];
  if (left.length > 0) ways.push({ assignee: { in: [...left] } });
  if (unnamed.length > 0) ways.push({ and: [{ confidential: { equals: true } }, { assignee: { in: [...unnamed] } }] });
  return { or: ways };
}
