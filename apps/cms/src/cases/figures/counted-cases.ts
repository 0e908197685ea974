import type { PayloadRequest, Where } from 'payload';
import { openTo } from '../../access/confidential.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { isPaused } from '../case-status.ts';
import { inboxesOf } from '../desk/list-cases.ts';
import { namesOf } from '../desk/owners.ts';
import type { Counted, Period } from './figures.ts';

type Row = {
  id: number;
  kind?: string | null;
  product?: string | null;
  city?: string | null;
  assignee?: number | null;
  createdAt: string;
  status: string;
  answeredAt?: string | null;
  answeredInTime?: boolean | null;
  answerDays?: number | null;
  reopenedCount?: number | null;
};

const columns = ['kind', 'product', 'city', 'assignee', 'createdAt', 'status'] as const;
const answer = ['answeredAt', 'answeredInTime', 'answerDays', 'reopenedCount'] as const;
const select = Object.fromEntries([...columns, ...answer].map((name) => [name, true as const]));

/** What the figures of a period count: the cases of this person's inboxes that came in or were answered in it. */
export async function countedCases(req: PayloadRequest, period: Period): Promise<Counted[]> {
  const found = await Promise.all(inboxesOf(req).map((collection) => rowsOf(req, collection, period)));
  const rows = found.flat();
  const names = await namesOf(
    req,
    rows.map(({ row }) => row.assignee ?? null),
  );
  return rows.map(({ collection, row }) => ({
    kind: kindOf(collection, row),
    product: row.product ?? '',
    city: row.city ?? '',
    agent: row.assignee ? (names.get(row.assignee) ?? '') : '',
    createdAt: new Date(row.createdAt).toISOString(),
    isWaiting: isPaused(row.status),
    answeredAt: row.answeredAt ? new Date(row.answeredAt).toISOString() : null,
    isInTime: row.answeredInTime === true,
    answerDays: row.answerDays ?? null,
    isReopened: (row.reopenedCount ?? 0) > 0,
  }));
}

async function rowsOf(req: PayloadRequest, collection: CaseCollection, { from, before }: Period) {
  const within = (column: string): Where => ({
    and: [{ [column]: { greater_than_equal: from } }, { [column]: { less_than: before } }],
  });
  const where: Where = { and: [{ or: [within('createdAt'), within('answeredAt')] }, await openTo(req)] };
  // Reviewed: what this person may see of the inboxes that they may handle, and nothing that tells of a customer.
  const { docs } = await req.payload.db.find<Row>({ collection, where, select, pagination: false, req });
  return docs.map((row) => ({ collection, row }));
}
