import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PayloadRequest, Where } from 'payload';
import { type CaseCollection, type CaseKind, kindOf } from '../case-kinds.ts';
import { isClosed } from '../case-status.ts';
import { inboxesOf } from '../desk/list-cases.ts';
import { identifierKinds } from '../identifier-kinds.ts';
import { searchedFor } from '../search-text.ts';

/** As much of a case as tells whose it is. */
export type OneCase = {
  collection: CaseCollection;
  id: number;
  kind?: string | null;
  createdAt: string;
  email?: string | null;
  phone?: string | null;
  idNumber?: string | null;
  sent?: unknown;
};

export type OtherCase = {
  collection: CaseCollection;
  id: number;
  reference: string;
  kind: CaseKind;
  status: CaseStatus;
  createdAt: string;
  /** Of the same kind, open, and sent within so short a time that it may be the same matter. */
  isLikelySame: boolean;
};

const most = 20;
const sameMatterMs = 14 * 24 * 60 * 60_000;

/**
 * The other cases of who sent one, in the inboxes that this person handles: those with the same e-mail, phone, ID, passport, visa,
 * border or policy number. Newest first.
 */
export async function otherCases(req: PayloadRequest, one: OneCase): Promise<OtherCase[]> {
  const same = sameSender(one);
  if (same.length === 0) return [];
  const found = await Promise.all(inboxesOf(req).map((collection) => rowsOf(req, collection, one, same)));
  return found
    .flat()
    .toSorted((first, second) => second.createdAt.localeCompare(first.createdAt))
    .slice(0, most);
}

/** By what a case of the same sender is known; a name alone is many people's. */
function sameSender(one: OneCase): Where[] {
  const columns = (['email', 'phone', 'idNumber'] as const).flatMap((column): Where[] => {
    const value = one[column];
    return value ? [{ [column]: { equals: value } }] : [];
  });
  const sent = (one.sent ?? {}) as Record<string, unknown>;
  const fields = Object.entries(caseForms[kindOf(one.collection, one)].fields);
  const numbers = fields.flatMap(([name, { kind }]): Where[] => {
    const value = sent[name];
    const isNumber = identifierKinds.includes(kind) && kind !== 'idNumber';
    return isNumber && typeof value === 'string' && value ? [{ searchText: { like: searchedFor(value) } }] : [];
  });
  return [...columns, ...numbers];
}

type Row = Pick<OtherCase, 'id' | 'reference' | 'status' | 'createdAt'> & { kind?: string | null };

async function rowsOf(
  req: PayloadRequest,
  collection: CaseCollection,
  one: OneCase,
  same: Where[],
): Promise<OtherCase[]> {
  const isOther: Where[] = collection === one.collection ? [{ id: { not_equals: one.id } }] : [];
  // Reviewed: inboxes that this person may handle, and of each case nothing that tells of somebody.
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { and: [{ or: same }, ...isOther] },
    select: { reference: true, kind: true, status: true, createdAt: true },
    sort: '-createdAt',
    limit: most,
    pagination: false,
    req,
  });
  return docs.map(({ id, reference, status, createdAt, ...row }) => {
    const kind = kindOf(collection, row);
    const apart = Math.abs(Date.parse(createdAt) - Date.parse(one.createdAt));
    const isLikelySame = kind === kindOf(one.collection, one) && !isClosed(status) && apart <= sameMatterMs;
    return { collection, id, reference, kind, status, createdAt, isLikelySame };
  });
}
