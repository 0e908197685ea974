import type { Payload } from 'payload';
import { nextAttempt, type QueueRow, takeDue } from '../../delivery/take-due.ts';
import { countOf } from '../../metrics.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { caseToWire, type StoredCase } from '../case-to-wire.ts';
import { webhookSignature } from './webhook-signature.ts';

export type WebhookSettings = Readonly<{ url: string; secret: string }>;
type WebhookRow = QueueRow & {
  event: string;
  eventId: string;
  reference: string;
  caseCollection: CaseCollection;
  caseId: string;
};

const requestTimeout = 10_000;
/** About three days. */
const maximumAttempts = 40;

/** Tells the insurer's own system what is due. The same event may arrive twice: `id` tells. */
export async function sendDueWebhooks(payload: Payload, settings: WebhookSettings): Promise<void> {
  for (const row of await takeDue<WebhookRow>(payload, 'webhooks')) {
    const body = await bodyOf(payload, row);
    const problem = body === undefined ? undefined : await send(settings, body);
    countOf('cms_webhooks_total', { result: problem === undefined ? 'sent' : 'failed' });
    const data =
      problem === undefined
        ? { state: 'sent', sentAt: new Date().toISOString(), lastError: null }
        : nextAttempt(row, problem, maximumAttempts);
    await payload.db.updateOne({ collection: 'webhooks', id: row.id, data, returning: false });
  }
}

/** Made when it is sent: an erased case is told to nobody. */
async function bodyOf(payload: Payload, row: WebhookRow): Promise<string | undefined> {
  const stored = await payload.db.findOne<StoredCase & { id: number }>({
    collection: row.caseCollection,
    where: { id: { equals: row.caseId } },
  });
  if (!stored) return undefined;
  const { docs: files } = await payload.db.find<{
    id: number;
    name: string;
    size: number;
    type: string;
    sha256: string;
  }>({
    collection: 'private-files',
    where: { and: [{ caseCollection: { equals: row.caseCollection } }, { caseId: { equals: row.caseId } }] },
    pagination: false,
  });
  return JSON.stringify({
    id: row.eventId,
    event: row.event,
    at: row.createdAt,
    data: {
      ...caseToWire(kindOf(row.caseCollection, stored), stored),
      fields: stored.sent,
      consents: (stored.consents ?? []).map(({ name, givenAt, version }) => ({ name, given_at: givenAt, version })),
      files: files.map(({ name, size, type, sha256 }) => ({ name, size, type, sha256 })),
    },
  });
}

async function send({ url, secret }: WebhookSettings, body: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-webhook-signature': webhookSignature(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `the system answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
