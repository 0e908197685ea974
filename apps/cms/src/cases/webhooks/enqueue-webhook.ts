import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { config } from '../../config.ts';
import { enqueue } from '../../delivery/enqueue.ts';
import { belongingTo } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';

export type WebhookEvent = 'case.created' | 'case.changed';

/**
 * Notes that the insurer's own system must be told, where WEBHOOK_URL names one.
 * @param sendAt when it may be
 */
export async function enqueueWebhook(
  req: PayloadRequest,
  event: WebhookEvent,
  collection: CaseCollection,
  stored: { id: number | string; reference: string },
  sendAt?: Date,
): Promise<void> {
  if (!config.webhook) return;
  const { team: _, ...belonging } = await belongingTo(req, { ...stored, collection });
  await enqueue(req, 'webhooks', { event, eventId: randomUUID(), ...belonging }, sendAt);
}
