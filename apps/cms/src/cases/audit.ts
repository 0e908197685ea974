import type { Payload, PayloadRequest } from 'payload';

export type AuditAction = 'file-download' | 'list-export' | 'person-export' | 'person-erase' | 'retention';

/** Notes who took or erased personal data. `subject` names references and counts, never a person. */
export async function audit(
  { payload, user }: { payload: Payload; user?: PayloadRequest['user'] },
  action: AuditAction,
  subject: string,
): Promise<void> {
  const now = new Date().toISOString();
  const data = { action, subject: subject.slice(0, 300), by: user?.id, createdAt: now, updatedAt: now };
  await payload.db.create({ collection: 'audit-log', data });
}
