import type { EmailAdapter } from 'payload';
import { newMessageId } from './message-id.ts';
import { type MailServer, sendMail } from './send-mail.ts';

const attempts = 3;
const pauseMs = 5_000;

export type UnqueuedMail = Pick<
  Parameters<ReturnType<EmailAdapter>['sendEmail']>[0],
  'to' | 'subject' | 'text' | 'html'
>;

/**
 * Sends one mail straight to the mail server, in a few attempts: what the queues, which teams read, must not hold. It is kept
 * nowhere, so that one that fails each time is lost.
 *
 * @param failed told of each attempt that failed, from 1, with the server's reason
 */
export async function sendUnqueued(
  mail: UnqueuedMail,
  server: MailServer,
  failed: (attempt: number, reason: string) => void,
): Promise<void> {
  // The same for each attempt: one that failed may have arrived.
  const messageId = newMessageId(server.from);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      await sendMail(server, { ...mail, messageId });
      return;
    } catch (error) {
      failed(attempt, error instanceof Error ? error.message : '');
    }
  }
}
