import type { Payload } from 'payload';
import { config } from '../config.ts';
import { sendDueMails } from '../mail/send-mail.ts';
import { forgetOldUses } from '../requests/limits.ts';
import { markOverdue } from '../requests/mark-overdue.ts';
import { scanWaitingFiles } from '../requests/virus-scan.ts';
import { eraseDueCases } from '../retention/erase-due-cases.ts';
import { removeOrphanFiles } from '../retention/remove-orphan-files.ts';
import { sendDueWebhooks } from '../webhooks/send-webhooks.ts';
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
    startLoop(payload, 'rate limits', hour, () => forgetOldUses(payload)),
    startLoop(payload, 'retention', 24 * hour, async () => {
      await eraseDueCases(payload);
      await removeOrphanFiles(payload);
    }),
  ];
  return async () => {
    await Promise.all(loops.map((stop) => stop()));
  };
}
