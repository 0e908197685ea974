import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import { caseForms, isEnquiry } from '@insurer/contract/forms/forms.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PauseReason } from '@insurer/contract/requests/pause-reasons.ts';
import type { PayloadRequest, Where } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { untyped } from '../../untyped.ts';
import {
  type CaseCollection,
  type CaseKind,
  caseCollections,
  caseKinds,
  collectionOf,
  kindOf,
  teamOf,
} from '../case-kinds.ts';
import { inboxOf, ofDeskKind } from '../desk-kinds.ts';
import { searchedFor } from '../search-text.ts';
import { behind, comparePlaces, type DeskOrder, type DeskPlace } from './desk-cursor.ts';
import { deskPeople } from './desk-people.ts';
import { conditionOf, type DeskPeople, type DeskView } from './desk-views.ts';

/** What a list over all inboxes is asked for. */
export type DeskQuery = {
  view: DeskView;
  /** The name of one of the kinds of the working list. */
  kind?: string | undefined;
  /** The id of who handles the cases. */
  owner?: number | undefined;
  /** What somebody searches for; then every case counts, closed ones too, whatever the view. */
  search?: string | undefined;
  /** The last row that is known. */
  after?: DeskPlace | undefined;
  limit: number;
};

export type DeskCase = {
  collection: CaseCollection;
  id: number;
  kind: CaseKind;
  isEnquiry: boolean;
  reference: string;
  name: string | null;
  status: CaseStatus;
  stage: CaseStage | null;
  dueAt: string | null;
  pauseReason: PauseReason | null;
  createdAt: string;
  assignee: number | null;
};

const byDueDay: DeskOrder = { column: 'dueAt', isDescending: false };
const newestFirst: DeskOrder = { column: 'createdAt', isDescending: true };
const columns = [
  'reference',
  'kind',
  'name',
  'status',
  'stage',
  'dueAt',
  'pauseReason',
  'createdAt',
  'assignee',
] as const;
/** Inboxes of kinds by whose form somebody may only ask something: what was sent says so. */
const withEnquiries = new Set(caseKinds.filter((kind) => caseForms[kind].enquiry).map(collectionOf));

/** The inboxes that a person may handle. */
export function inboxesOf(req: PayloadRequest): CaseCollection[] {
  return caseCollections.filter((collection) => hasRole(req, 'admin', teamOf(collection)));
}

/**
 * One page of a list over all inboxes of this person, read with their own rights: as many rows as were asked for, and the
 * place to go on from where there are more. Views stand by their due day, soonest first; what was searched, newest first.
 */
export async function listCases(
  req: PayloadRequest,
  query: DeskQuery,
): Promise<{ cases: DeskCase[]; next: DeskPlace | null }> {
  const order = query.search ? newestFirst : byDueDay;
  const asked = { ...query, people: await deskPeople(req, query.view) };
  const dated = await rowsOf(req, asked, order, true);
  const undated = dated.length > query.limit ? [] : await rowsOf(req, asked, order, false);
  const all = [...dated, ...undated];
  const cases = all.slice(0, query.limit);
  const last = cases.at(-1);
  return { cases, next: last && all.length > query.limit ? deskPlaceOf(last, order) : null };
}

/** How many cases a view holds for this person. */
export async function countCases(req: PayloadRequest, view: DeskView): Promise<number> {
  const where = conditionOf(view, await deskPeople(req, view));
  const counts = inboxesOf(req).map(async (collection) => {
    const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req });
    return totalDocs;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function deskPlaceOf(row: DeskCase, { column }: DeskOrder): DeskPlace {
  return { at: row[column], collection: row.collection, id: row.id };
}

/** One more than the limit, so that it is known whether there are more; merged from the inboxes in the list's order. */
async function rowsOf(req: PayloadRequest, query: AskedFor, order: DeskOrder, hasMoment: boolean): Promise<DeskCase[]> {
  const inboxes = inboxesOf(req).filter((inbox) => !query.kind || inboxOf(query.kind) === inbox);
  const found = await Promise.all(
    inboxes.map(async (collection) => {
      const onwards = query.after ? behind(query.after, collection, order, hasMoment) : {};
      if (!onwards) return [];
      const where = { and: [askedFor(query), { [order.column]: { exists: hasMoment } }, onwards] };
      return readRows(req, collection, where, order, query.limit + 1);
    }),
  );
  const rows = found.flat();
  return rows
    .toSorted((one, other) => comparePlaces(deskPlaceOf(one, order), deskPlaceOf(other, order), order))
    .slice(0, query.limit + 1);
}

type AskedFor = DeskQuery & { people: DeskPeople };

function askedFor({ view, kind, owner, search, people }: AskedFor): Where {
  const conditions: Where[] = [search ? { searchText: { like: searchedFor(search) } } : conditionOf(view, people)];
  if (kind) conditions.push(ofDeskKind(kind));
  if (owner !== undefined) conditions.push({ assignee: { equals: owner } });
  return { and: conditions };
}

const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

type StoredRow = Omit<DeskCase, 'collection' | 'kind' | 'isEnquiry'> & { kind?: string | null; sent?: unknown };

async function readRows(
  req: PayloadRequest,
  collection: CaseCollection,
  where: Where,
  { column, isDescending }: DeskOrder,
  limit: number,
): Promise<DeskCase[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: [`${isDescending ? '-' : ''}${column}`, 'id'],
    limit,
    pagination: false,
    depth: 0,
    select: untyped({ ...all(columns), ...(withEnquiries.has(collection) && { sent: true }) }),
    overrideAccess: false,
    req,
  });
  return (docs as unknown as StoredRow[]).map((row) => ({
    collection,
    id: row.id,
    kind: kindOf(collection, row),
    isEnquiry: isEnquiry(row.kind, row.sent),
    reference: row.reference,
    name: row.name ?? null,
    status: row.status,
    stage: row.stage ?? null,
    dueAt: row.dueAt ?? null,
    pauseReason: row.pauseReason ?? null,
    createdAt: row.createdAt,
    assignee: row.assignee ?? null,
  }));
}
