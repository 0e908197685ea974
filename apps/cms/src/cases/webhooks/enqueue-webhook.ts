import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { config } from '../../config.ts';
import type { CaseCollection } from '../case-kinds.ts';

export type WebhookEvent = 'case.created' | 'case.changed';

/** Notes that the insurer's own system must be told, where WEBHOOK_URL names one. */
export async function enqueueWebhook(
  req: PayloadRequest,
  event: WebhookEvent,
  collection: CaseCollection,
  stored: { id: number | string; reference: string },
): Promise<void> {
  if (!config.webhook) return;
  const now = new Date().toISOString();
  const data = {
    event,
    eventId: randomUUID(),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    reference: stored.reference,
    caseCollection: collection,
    caseId: String(stored.id),
    createdAt: now,
    updatedAt: now,
  };
  await req.payload.db.create({ collection: 'webhooks', data, req });
}
