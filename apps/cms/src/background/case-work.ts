import type { Payload } from 'payload';
import { scanWaitingFiles } from '../cases/files/virus-scan.ts';
import { markOverdue } from '../cases/inbox/mark-overdue.ts';
import { pruneRateLimits } from '../cases/intake/rate-limits.ts';
import { sendDueMails } from '../cases/mail/send-mail.ts';
import { eraseDueCases } from '../cases/retention/erase-due-cases.ts';
import { removeOrphanFiles } from '../cases/retention/remove-orphan-files.ts';
import { sendDueWebhooks } from '../cases/webhooks/send-webhooks.ts';
import { config } from '../config.ts';
import { startLoop } from './loop.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Everything that happens to cases by itself: mails, webhooks and scans go out, overdue ones are marked, and what
 * is past its retention is erased.
 *
 * @returns stops the work; resolves when what is under way has ended
 */
export function startCaseWork(payload: Payload): () => Promise<void> {
  const { smtpUrl, mailFrom, webhook, clamavSocket } = config;
  const loops = [
    ...(smtpUrl
      ? [startLoop(payload, 'mail', 2 * second, () => sendDueMails(payload, { smtpUrl, from: mailFrom }))]
      : []),
    ...(webhook ? [startLoop(payload, 'webhooks', 2 * second, () => sendDueWebhooks(payload, webhook))] : []),
    ...(clamavSocket
      ? [startLoop(payload, 'virus scan', 2 * second, () => scanWaitingFiles(payload, clamavSocket))]
      : []),
    startLoop(payload, 'overdue marks', minute, () => markOverdue(payload)),
    startLoop(payload, 'rate limits', hour, () => pruneRateLimits(payload)),
    startLoop(payload, 'retention', 24 * hour, async () => {
      await eraseDueCases(payload);
      await removeOrphanFiles(payload);
    }),
  ];
  return async () => {
    await Promise.all(loops.map((stop) => stop()));
  };
}
