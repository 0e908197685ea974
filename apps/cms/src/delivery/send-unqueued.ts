import type { EmailAdapter } from 'payload';
import { mailTransport } from './mail-transport.ts';

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
  { smtpUrl, from }: { smtpUrl: string; from: string },
  failed: (attempt: number, reason: string) => void,
): Promise<void> {
  const transport = mailTransport(smtpUrl, from);
  const headers = { 'Auto-Submitted': 'auto-generated' };
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      try {
        await transport.sendMail({ ...mail, headers, disableFileAccess: true, disableUrlAccess: true });
        return;
      } catch (error) {
        failed(attempt, error instanceof Error ? error.message : '');
      }
    }
  } finally {
    transport.close();
  }
}
