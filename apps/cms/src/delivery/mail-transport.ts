import { createTransport } from 'nodemailer';

/** Milliseconds: a server that says nothing for this long is away. Nodemailer's own are minutes, longer than a row is leased. */
const silence = 30_000;

/**
 * The way to the mail server.
 *
 * @param smtpUrl SMTP_URL as the configuration gives it
 * @param from the sender of every mail
 */
export function mailTransport(smtpUrl: string, from: string) {
  const timeouts = {
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
  };
  return createTransport({ url: smtpUrl, ...timeouts }, { from });
}
