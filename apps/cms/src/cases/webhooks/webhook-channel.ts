import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import { type Channel, oneByOne, type QueuedRow } from '../../delivery/channel.ts';
import { filesOfCase } from '../case-belongings.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { caseToWire, type StoredCase } from '../case-to-wire.ts';

type WebhookSettings = Readonly<{ url: string; secrets: readonly string[] }>;
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
    ...oneByOne,
    collection: 'webhooks',
    // About three days.
    maxFailures: 40,
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
  const { caseCollection: collection, caseId } = row;
  const stored = await payload.db.findOne<StoredCase>({ collection, where: { id: { equals: caseId } } });
  if (!stored) return undefined;
  const files = await filesOfCase(payload, collection, caseId);
  return JSON.stringify({
    id: row.eventId,
    event: row.event,
    at: row.createdAt,
    data: {
      ...caseToWire(kindOf(collection, stored), stored),
      ...(stored.confidential && { confidential: true }),
      fields: stored.sent,
      consents: (stored.consents ?? []).map(({ name, givenAt, version }) => ({ name, given_at: givenAt, version })),
      files: files.map(({ name, size, type, sha256 }) => ({ name, size, type, sha256 })),
    },
  });
}

async function send({ url, secrets }: WebhookSettings, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-signature': webhookSignature(body, secrets) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the system answered ${response.status}`);
}

/**
 * The header `x-webhook-signature`: `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. A receiver makes
 * it again with WEBHOOK_SECRET, compares, and refuses times more than a few minutes away. While the secret is changed,
 * a second `v1` is made with the one before: either may match.
 */
function webhookSignature(body: string, secrets: readonly string[]): string {
  const seconds = Math.floor(Date.now() / 1000);
  const signed = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${signed(secret)}`)].join(',');
}
