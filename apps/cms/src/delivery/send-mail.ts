import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** SMTP_URL as the configuration gives it, and the sender of every mail. */
export type MailServer = { smtpUrl: string; from: string };
export type OutgoingMail = Pick<SendMailOptions, 'to' | 'subject' | 'text' | 'html' | 'messageId'>;

/** Milliseconds until the server has the whole mail. */
const untilGiven = 2 * 60_000;
/**
 * From there until it says that it took it, as RFC 5321, 4.5.3.2.6, asks for: it reads, scans and hands on meanwhile, and whoever
 * gives up before sends the same mail once more.
 */
const untilTaken = 10 * 60_000;
/** No mail is under way for longer. */
export const longestSending = untilGiven + untilTaken;

/** Sends one mail. @throws an Error whose message says why it could not be sent, or that nobody knows whether it was */
export async function sendMail({ smtpUrl, from }: MailServer, mail: OutgoingMail): Promise<void> {
  const end = new AbortController();
  const giveUp = (words: string, ms: number) => setTimeout(() => end.abort(new Error(words)), ms);
  let limit = giveUp('the mail server gave no answer', untilGiven);
  // Nodemailer's own limit is of each silence alike, at the end as between two commands.
  const transport = createTransport({ url: smtpUrl, socketTimeout: longestSending }, { from });
  transport.use('stream', ({ message }, done) => {
    message.processFunc((body: Readable) =>
      body.once('end', () => {
        clearTimeout(limit);
        limit = giveUp('the mail server has the mail and did not say whether it took it', untilTaken);
      }),
    );
    done();
  });
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const access = { disableFileAccess: true, disableUrlAccess: true };
  try {
    await transport.sendMail({ ...mail, headers, ...access, signal: end.signal });
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : error;
  } finally {
    clearTimeout(limit);
    transport.close();
  }
}
