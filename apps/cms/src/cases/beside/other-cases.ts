import { dayMs } from '@insurer/contract/day-ms.ts';
import { caseForms, isEnquiry } from '@insurer/contract/forms/forms.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PayloadRequest, Where } from 'payload';
import { openTo } from '../../access/confidential.ts';
import { type CaseCollection, type CaseKind, kindOf } from '../case-kinds.ts';
import { isClosed } from '../case-status.ts';
import { inboxesOf } from '../desk/list-cases.ts';
import { identifierKinds } from '../identifier-kinds.ts';
import { folded } from '../search-text.ts';

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
  isEnquiry: boolean;
  status: CaseStatus;
  createdAt: string;
  /** Of the same kind, open, and sent within so short a time that it may be the same matter. */
  isLikelySame: boolean;
};

const most = 20;
/** Of a number: shorter ones are parts of many. */
const fewestSigns = 5;
const sameMatterMs = 14 * dayMs;

/**
 * The other cases of who sent one, in the inboxes that this person handles: those with the same email, phone, ID, passport, visa,
 * border or policy number. Newest first.
 */
export async function otherCases(req: PayloadRequest, one: OneCase): Promise<OtherCase[]> {
  const sender = senderOf(one);
  if (sender.known.length + sender.numbers.length === 0) return [];
  const found = await Promise.all(inboxesOf(req).map((collection) => rowsOf(req, collection, one, sender)));
  return found
    .flat()
    .toSorted((first, second) => second.createdAt.localeCompare(first.createdAt))
    .slice(0, most);
}

const columns = ['email', 'phone', 'idNumber'] as const;
type Sender = { known: [column: (typeof columns)[number], value: string][]; numbers: string[] };

/** By what a case of the same sender is known; a name alone is many people's. */
function senderOf(one: OneCase): Sender {
  const known = columns.flatMap((column): Sender['known'] => (one[column] ? [[column, one[column]]] : []));
  const sent = (one.sent ?? {}) as Record<string, unknown>;
  const fields = Object.entries(caseForms[kindOf(one.collection, one)].fields);
  const numbers = fields.flatMap(([name, { kind }]): string[] => {
    const value = sent[name];
    const isNumber = identifierKinds.includes(kind) && kind !== 'idNumber';
    return isNumber && typeof value === 'string' && value ? [folded(value)] : [];
  });
  return { known, numbers: numbers.filter((number) => number.length >= fewestSigns) };
}

type Row = Pick<OtherCase, 'id' | 'reference' | 'status' | 'createdAt'> & {
  kind?: string | null;
  sent?: unknown;
  searchText?: string | null;
} & Partial<Record<(typeof columns)[number], string | null>>;

/** The database finds a number within longer ones, too: those are other people's. */
function isOfSender(row: Row, { known, numbers }: Sender): boolean {
  const words = new Set(row.searchText?.split(' '));
  return known.some(([column, value]) => row[column] === value) || numbers.some((number) => words.has(number));
}

async function rowsOf(
  req: PayloadRequest,
  collection: CaseCollection,
  one: OneCase,
  sender: Sender,
): Promise<OtherCase[]> {
  const same: Where[] = [
    ...sender.known.map(([column, value]) => ({ [column]: { equals: value } })),
    ...sender.numbers.map((number) => ({ searchText: { like: number } })),
  ];
  const isOther: Where[] = collection === one.collection ? [{ id: { not_equals: one.id } }] : [];
  // Reviewed: what this person may see of the inboxes that they may handle, and nothing that tells of somebody leaves this function.
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { and: [{ or: same }, ...isOther, await openTo(req)] },
    select: {
      reference: true,
      kind: true,
      sent: true,
      status: true,
      createdAt: true,
      searchText: true,
      ...Object.fromEntries(columns.map((column) => [column, true])),
    },
    sort: '-createdAt',
    limit: most * 10,
    pagination: false,
    req,
  });
  const own = docs.filter((row) => isOfSender(row, sender));
  return own.map(({ id, reference, status, createdAt, ...row }) => {
    const kind = kindOf(collection, row);
    const apart = Math.abs(Date.parse(createdAt) - Date.parse(one.createdAt));
    const ownKind = kindOf(one.collection, one);
    const asksOnly = isEnquiry(kind, row.sent);
    // Whoever asks something by the form of complaints has not complained.
    const isSameKind = kind === ownKind && asksOnly === isEnquiry(ownKind, one.sent);
    const isLikelySame = isSameKind && !isClosed(status) && apart <= sameMatterMs;
    return { collection, id, reference, kind, isEnquiry: asksOnly, status, createdAt, isLikelySame };
  });
}
