import type { PayloadRequest, Where } from 'payload';

/**
 * What showed, beside the password, who somebody is. It stands on the session as `secondFactor`. `provider`: single
 * sign-on, where asking for a second factor is the provider's matter.
 */
export type SecondFactor = 'passkey' | 'code' | 'recovery' | 'provider';

type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>;
type Person = { id: number | string; role?: unknown };

/** Whether a person's sessions count with a second factor only: they have one, or their role requires one. */
export async function needsSecondFactor(req: Asking, person: Person): Promise<boolean> {
  return (await isRequiredFor(req, person.role)) || (await hasFactor(req, person.id));
}

/** Whether administrators require it of this role. Where the role is not known, they do. */
export async function isRequiredFor({ payload, transactionID }: Asking, role: unknown): Promise<boolean> {
  const req = transactionID ? { transactionID } : {};
  // Reviewed: the roles do not leave the service.
  const rules = await payload.findGlobal({ slug: 'sign-in-rules', depth: 0, overrideAccess: true, req });
  const required: readonly unknown[] = rules.secondFactorRoles ?? [];
  return role === undefined || required.includes(role);
}

async function hasFactor({ payload, transactionID }: Asking, person: Person['id']): Promise<boolean> {
  const where: Where = { and: [{ person: { equals: person } }, { kind: { not_equals: 'recovery' } }] };
  const req = transactionID ? { transactionID } : {};
  return (await payload.db.count({ collection: 'second-factors', where, req })).totalDocs > 0;
}
