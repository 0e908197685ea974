import { type Channel, oneByOne, type QueuedRow } from '../../delivery/channel.ts';
import { mailTransport } from '../../delivery/mail-transport.ts';
import { withCaseLinks } from '../case-link.ts';

type MailSettings = { smtpUrl: string; from: string };
/** `html` is missing in mails that an earlier version wrote; they go out as text alone. */
type MailRow = QueuedRow & {
  to: string;
  subject: string;
  body: string;
  html?: string | null;
  reference?: string | null;
};

/** The mails to senders and teams. */
export function mailChannel({ smtpUrl, from }: MailSettings): Channel<MailRow> {
  return {
    ...oneByOne,
    collection: 'mail-queue',
    // About a day and a half.
    maxFailures: 20,
    counter: { name: 'cms_mails_total', success: 'sent' },
    async attempt(_payload, rows) {
      const transport = mailTransport(smtpUrl, from);
      try {
        for (const row of rows) {
          const writtenAt = Date.parse(row.createdAt);
          const sent = (text: string) => (row.reference ? withCaseLinks(text, row.reference, writtenAt) : text);
          await transport.sendMail({
            to: { name: '', address: row.to },
            subject: row.subject,
            text: sent(row.body),
            html: row.html ? sent(row.html) : undefined,
            headers: { 'Auto-Submitted': 'auto-generated' },
            disableFileAccess: true,
            disableUrlAccess: true,
          });
        }
      } finally {
        transport.close();
      }
    },
  };
}
