import { createHmac } from 'node:crypto';

/**
 * The header `x-webhook-signature`: `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. A receiver makes
 * it again with WEBHOOK_SECRET, compares, and refuses times more than a few minutes away.
 */
export function webhookSignature(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
