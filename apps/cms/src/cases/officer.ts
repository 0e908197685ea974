import type { Language } from '@insurer/contract/language.ts';
import type { Payload, PayloadRequest } from 'payload';
import { type CaseCollection, kindOf, rulesOfCase, teamOf } from './case-kinds.ts';
import { type CustomerName, customerNameOf } from './customer-name.ts';

/** Who handles a case, as its customer is told: the name, and a number that reaches this person or the team. */
export type Officer = { name: string; phone: string };
type Owned = {
  collection: CaseCollection;
  kind?: string | null;
  sent?: unknown;
  assignee?: number | null;
  /** That of its customer. */
  language: Language;
};
type Account = {
  id: number;
  name?: string | null;
  customerName?: CustomerName;
  directPhone?: string | null;
  disabled?: boolean | null;
  role?: string | null;
};

/** Whether the customer of a case is told who handles it. */
export function isNamed(kind: unknown, sent: unknown): boolean {
  return rulesOfCase({ kind, sent })?.namesOfficer === true;
}

/**
 * Whom the customer of a case is told of (decision 0029): its owner with the number of the account, else with that of the
 * complaints team. Undefined for kinds that name nobody, without an owner who may sign in, and where no number is known.
 */
export async function officerOf(
  req: { payload: Payload } & Partial<PayloadRequest>,
  about: Owned,
): Promise<Officer | undefined> {
  if (!about.assignee || !isNamed(kindOf(about.collection, about), about.sent)) return undefined;
  const { payload } = req;
  // Reviewed: name and number of a colleague, which are kept for customers to be told.
  const where = { id: { equals: about.assignee } };
  const owner = await payload.db.findOne<Account>({ collection: 'users', where, req });
  if (!owner || owner.disabled || owner.role !== teamOf(about.collection)) return undefined;
  const name = customerNameOf(owner, about.language);
  const phone = await directNumberOf(req, owner, about);
  return name && phone ? { name, phone } : undefined;
}

/** The number at which customers reach somebody who handles a case: that of the account, else that of the team where it has one. */
export async function directNumberOf(
  req: { payload: Payload } & Partial<PayloadRequest>,
  { directPhone }: { directPhone?: string | null },
  about: { kind?: unknown; sent?: unknown },
): Promise<string | undefined> {
  return directPhone?.trim() || teamPhone(req, about);
}

/** The number of the team that handles a case, where its customer is given one of its own: that of the complaints team. */
export async function teamPhone(
  req: { payload: Payload } & Partial<PayloadRequest>,
  { kind, sent }: { kind?: unknown; sent?: unknown },
): Promise<string | undefined> {
  return isNamed(kind, sent) ? complaintsPhone(req) : undefined;
}

/** The number of the complaints team, as the site settings that are online give it. */
async function complaintsPhone(req: { payload: Payload } & Partial<PayloadRequest>): Promise<string | undefined> {
  // Reviewed: the number stands on the site.
  const read = { slug: 'site-settings', depth: 0, overrideAccess: true, req } as const;
  return (await req.payload.findGlobal(read)).facts?.complaints_phone?.trim() || undefined;
}
