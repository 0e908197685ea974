import { sql } from '@payloadcms/db-postgres';
import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload';
import { caseBelongings, caseCollections } from '../case-collections.ts';
import type { Asking, Statement } from '../run-statement.ts';
import type { Role } from './roles.ts';

type Person = { seesConfidential?: boolean | null } | null | undefined;
export type NamedPerson = { id: number; email: string };

/** Where the service keeps that somebody was named once: then nothing opens again by itself, whoever goes. */
const keptUnder = { collection: 'payload-kv', where: { key: { equals: 'confidential-cases-named' } } } as const;

/**
 * THE rule of confidential cases (decision 0046): what a person may see of cases, of what belongs to them and of the record.
 * Every door asks here: nothing is left out for who is named, and for everybody until an administrator names somebody.
 */
export async function openTo(req: Asking & Pick<PayloadRequest, 'user'>): Promise<Where> {
  return (await readsConfidential(req, req.user)) ? {} : { confidential: { not_equals: true } };
}

/** The same for a statement, which goes past Payload's rules: a condition on the rows of cases. */
export async function openToStatement(req: Asking & Pick<PayloadRequest, 'user'>): Promise<Statement> {
  return Object.keys(await openTo(req)).length > 0 ? sql`confidential IS NOT TRUE` : sql`TRUE`;
}

/** Narrows an access rule down to what its caller may see by {@link openTo}. */
export function namedOnly(rule: Access): Access {
  return async (asked) => {
    const allowed = await rule(asked);
    if (allowed === false) return false;
    const open = await openTo(asked.req);
    if (Object.keys(open).length === 0) return allowed;
    return allowed === true ? open : { and: [allowed, open] };
  };
}

/** Whether a person may see confidential cases (decision 0046): who is named, and everybody until somebody is. */
export async function readsConfidential(req: Asking, person: Person): Promise<boolean> {
  return person?.seesConfidential === true || !(await hasNaming(req));
}

/** Whether administrators have named anybody, ever. */
export async function hasNaming({ payload, transactionID }: Asking): Promise<boolean> {
  return (await payload.db.findOne({ ...keptUnder, req: { transactionID } })) !== null;
}

/**
 * Notes, with the naming itself, that from now on confidential cases are for named people alone.
 * @returns whether this is the first naming
 */
export async function noteNaming(req: Asking): Promise<boolean> {
  if (await hasNaming(req)) return false;
  const data = { key: keptUnder.where.key.equals, data: true };
  await req.payload.db.create({ collection: 'payload-kv', data, req: { transactionID: req.transactionID } });
  return true;
}

/** Named people with a role who can sign in. */
export async function namedPeople({ payload, transactionID }: Asking, role: Role): Promise<NamedPerson[]> {
  const where: Where = {
    and: [{ seesConfidential: { equals: true } }, { role: { equals: role } }, { disabled: { not_equals: true } }],
  };
  const query = { collection: 'users', where, sort: 'id', pagination: false, req: { transactionID } } as const;
  return (await payload.db.find<NamedPerson>(query)).docs;
}

const marked: readonly string[] = [...caseCollections, ...caseBelongings];

/** Those of some rows that are confidential. Rows of other collections never are. */
export async function confidentialAmong(
  { payload, transactionID }: Asking,
  collection: string | undefined,
  ids: readonly (number | string)[],
): Promise<Set<string>> {
  if (!collection || !marked.includes(collection) || ids.length === 0) return new Set();
  const where: Where = { and: [{ id: { in: ids.map(Number) } }, { confidential: { equals: true } }] };
  const query = { where, select: { confidential: true }, pagination: false, req: { transactionID } } as const;
  const { docs } = await payload.db.find<{ id: number }>({ collection: collection as CollectionSlug, ...query });
  return new Set(docs.map(({ id }) => String(id)));
}
