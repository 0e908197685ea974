import { type Channel, oneByOne, type QueuedRow } from '../../delivery/channel.ts';
import { messageIdOf } from '../../delivery/message-id.ts';
import { longestSending, type MailServer, sendMail } from '../../delivery/send-mail.ts';
import { withCaseLinks } from '../case-link.ts';

/** `html` is missing in mails that an earlier version wrote; they go out as text alone. */
type MailRow = QueuedRow & {
  to: string;
  subject: string;
  body: string;
  html?: string | null;
  reference?: string | null;
};

/** The mails to senders and teams. */
export function mailChannel(server: MailServer): Channel<MailRow> {
  return {
    ...oneByOne,
    collection: 'mail-queue',
    // A minute more: the clocks of two machines, and the database, may be late.
    lease: longestSending + 60_000,
    patience: { ms: 10_000, slowAtMost: 10 },
    // 26 hours.
    maxFailures: 20,
    counter: { name: 'cms_mails_total', success: 'sent' },
    async attempt(_payload, rows) {
      for (const row of rows) {
        const writtenAt = Date.parse(row.createdAt);
        const sent = (text: string) => (row.reference ? withCaseLinks(text, row.reference, writtenAt) : text);
        await sendMail(server, {
          messageId: messageIdOf(row, server.from),
          to: { name: '', address: row.to },
          subject: row.subject,
          text: sent(row.body),
          html: row.html ? sent(row.html) : undefined,
        });
      }
    },
  };
}
