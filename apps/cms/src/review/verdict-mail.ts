import type { PayloadRequest } from 'payload';
import { mailLanguageOf } from '../accounts/mail-language.ts';
import { companyName } from '../admin/brand/company-name.ts';
import { mailHtml } from '../cases/mail/mail-html.ts';
import { type MailPart, mailText, paragraph } from '../cases/mail/mail-parts.ts';
import { config } from '../config.ts';
import { enqueue } from '../delivery/enqueue.ts';
import type { Label } from '../fields/labels.ts';
import type { User } from '../payload-types.ts';
import type { Reviewed } from '../reviewable.ts';
import { adminPath } from '../subject.ts';
import { verdictMailWords } from './verdict-mail-words.ts';

type Verdict = { author: number; state: 'approved' | 'returned'; title: Label; comment: string };

/** Enqueues a mail to whoever sent a text, in the language of that account: it was approved, or came back and why (decision 0045). */
export async function enqueueVerdictMail(req: PayloadRequest, of: Reviewed, verdict: Verdict): Promise<void> {
  const where = { id: { equals: verdict.author }, disabled: { not_equals: true } };
  // Reviewed: name, language and email of whom the mail goes to.
  const author = await req.payload.db.findOne<User>({ collection: 'users', where, req });
  if (!author) return;
  const language = mailLanguageOf(author);
  const say = verdictMailWords[language];
  const company = await companyName(req.payload);
  const { state, comment, title } = verdict;
  const parts: MailPart[] = [
    paragraph(say.hello(author.name)),
    paragraph(say.happened[state](req.user?.name ?? say.somebody)),
    { kind: 'facts', facts: [{ name: say.title, value: title[language] }] },
    ...(comment ? [{ kind: 'section', heading: say.comment, text: comment } as const] : []),
    { kind: 'link', label: say.open, address: `${config.adminUrl}/admin/${adminPath(of)}` },
    { kind: 'small print', lines: [company[language], say.automatic] },
  ];
  const subject = `${company[language]}: ${say.subject[state]}`;
  await enqueue(req, 'mail-queue', {
    to: author.email,
    subject,
    body: mailText(parts),
    html: mailHtml({ subject, parts }),
  });
}
