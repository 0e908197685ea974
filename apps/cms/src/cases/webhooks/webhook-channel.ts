import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import type { Channel, QueuedRow } from '../../delivery/channel.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { caseToWire, type StoredCase } from '../case-to-wire.ts';

type WebhookSettings = Readonly<{ url: string; secret: string }>;
type WebhookRow = QueuedRow & {
  event: string;
  eventId: string;
  reference: string;
  caseCollection: CaseCollection;
  caseId: string;
};

const requestTimeout = 10_000;

/** What the insurer's own system is told of. The same event may arrive twice: `id` tells. */
export function webhookChannel(settings: WebhookSettings): Channel<WebhookRow> {
  return {
    collection: 'webhooks',
    interval: 2_000,
    batchSize: 20,
    lease: 5 * 60_000,
    backoff: { first: 60_000, longest: 2 * 60 * 60_000 },
    // About three days.
    maxFailures: 40,
    keepsRows: true,
    joinsRows: false,
    counter: { name: 'cms_webhooks_total', success: 'sent' },
    async attempt(payload, rows) {
      for (const row of rows) {
        const body = await bodyOf(payload, row);
        if (body !== undefined) await send(settings, body);
      }
    },
  };
}

/** Made when it is sent: an erased case is told to nobody. */
async function bodyOf(payload: Payload, row: WebhookRow): Promise<string | undefined> {
  const stored = await payload.db.findOne<StoredCase>({
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

async function send({ url, secret }: WebhookSettings, body: string): Promise<void> {
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
  if (!response.ok) throw new Error(`the system answered ${response.status}`);
}

/**
 * The header `x-webhook-signature`: `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. A receiver makes
 * it again with WEBHOOK_SECRET, compares, and refuses times more than a few minutes away.
 */
function webhookSignature(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
