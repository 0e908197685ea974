import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { nextAttempt, type QueueRow, takeDue } from '../../delivery/take-due.ts';
import { countOf } from '../../metrics.ts';
import { mailHtml } from './mail-html.ts';

export type MailSettings = { smtpUrl: string; from: string };
type MailRow = QueueRow & { to: string; subject: string; body: string; reference: string };

/** After this many attempts, about a day and a half, a mail is given up and shown as failed. */
const maximumAttempts = 20;

/**
 * Sends the mails that are due. Each is taken before it is sent, so that two processes never send the same one; a
 * failure waits longer each time.
 */
export async function sendDueMails(payload: Payload, { smtpUrl, from }: MailSettings): Promise<void> {
  const transport = createTransport(smtpUrl, { from });
  try {
    for (const row of await takeDue<MailRow>(payload, 'mail-queue')) {
      const problem = await transport
        .sendMail({
          to: { name: '', address: row.to },
          subject: row.subject,
          text: row.body,
          html: mailHtml(row),
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
      countOf('cms_mails_total', { result: problem === undefined ? 'sent' : 'failed' });
      const data =
        problem === undefined
          ? { state: 'sent', sentAt: now(), lastError: null }
          : nextAttempt(row, problem, maximumAttempts);
      await payload.db.updateOne({ collection: 'mail-queue', id: row.id, data, returning: false });
    }
  } finally {
    transport.close();
  }
}

function now(): string {
  return new Date().toISOString();
}
