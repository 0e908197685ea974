import { isEnquiry } from '@insurer/contract/forms/forms.ts';
import { type Language, otherLanguage } from '@insurer/contract/language.ts';
import type { Payload, PayloadRequest } from 'payload';
import { config } from '../../config.ts';
import { enqueue } from '../../delivery/enqueue.ts';
import { storedTexts } from '../../texts/stored-texts.ts';
import { chosenFacts } from '../case-about.ts';
import { belongingTo } from '../case-belongings.ts';
import { type CaseCollection, type CaseKind, teamOf } from '../case-kinds.ts';
import { jobTitle } from '../job-title.ts';
import { teamPhone } from '../officer.ts';
import { type CaseMail, type Company, confirmationMail } from './case-mail.ts';
import { handlerAddresses, namedAddresses, teamAddresses } from './handler-addresses.ts';
import { mailHtml } from './mail-html.ts';
import { type Mail, mailText } from './mail-parts.ts';
import { confidentialMail, customerWroteMail, dueSoonMail, newCaseMail, nobodyNamedMail } from './team-mail.ts';

type Case = {
  id: number | string;
  collection: CaseCollection;
  kind: CaseKind;
  reference: string;
  language: Language;
  email?: string | null;
  sent?: unknown;
};
/** A case of which its team is told; what was sent tells which of both came by the form of complaints. */
type ToldCase = Case & { sent: unknown };

/**
 * Enqueues the confirmation to the sender, where an address is known, and the notice to the team; to who was given the case by
 * rule as well, where the team's mailbox is told instead of everybody.
 * @param sendAt when the confirmation may go out; without one it stays in the list of mails, where people see why
 */
export async function enqueueNewCaseMails(
  req: PayloadRequest,
  stored: ToldCase & { dueAt: Date; assignee: number | null },
  sendAt: Date | undefined,
): Promise<void> {
  await enqueueCustomerMail(
    req,
    stored,
    (about) => confirmationMail({ ...about, dueAt: stored.dueAt }),
    sendAt ?? tooManyMails,
  );
  const owner = stored.assignee === null ? [] : await handlerAddresses(req, stored);
  const about = { ...stored, address: adminAddress(stored) };
  for (const to of new Set([...(await teamAddresses(req, stored)), ...owner])) {
    const whose = owner.includes(to) ? 'yours' : 'of a colleague';
    await enqueueMail(req, stored, to, newCaseMail(about, owner.length > 0 ? whose : undefined));
  }
}

/**
 * Enqueues a mail to the customer of a case, in that customer's language and with the texts as editors changed them.
 * @param sending when it may go out, at once by default; a state and its reason where it is to stay in the list of mails
 * @returns the mail's row; undefined where no address is known, and nothing is enqueued then
 */
export async function enqueueCustomerMail(
  req: PayloadRequest,
  stored: Case,
  mailOf: (about: CaseMail) => Mail,
  sending?: Date | typeof tooManyMails,
): Promise<number | undefined> {
  const { email, kind, reference, language } = stored;
  if (!email) return undefined;
  const company = await companyOf(req, language);
  // Whoever complains is given one number, here and on the site.
  const phone = (await teamPhone(req, stored)) ?? company.phone;
  const changedTexts = await storedTexts(req);
  const mail = mailOf({
    kind,
    reference,
    language,
    isEnquiry: isEnquiry(kind, stored.sent),
    job: await appliedJob(req, stored),
    chosen: await chosenFacts(req, kind, stored.sent, { language, changedTexts }),
    company: { ...company, phone },
    siteUrl: config.siteUrl,
    changedTexts,
  });
  return enqueueMail(req, stored, email, mail, sending);
}

/** What the job of an application is called in the language of who applied, else in the other one. */
async function appliedJob(req: PayloadRequest, { collection, id, language }: Case): Promise<string | undefined> {
  if (collection !== 'job-applications') return undefined;
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<{ id: number; job?: number | null }>({ collection, where, req });
  const title = stored?.job ? await jobTitle(req, stored.job) : undefined;
  return title?.[language] || title?.[otherLanguage(language)] || undefined;
}

/** Tells the owner of a case, or its team where nobody owns it, that the customer has written. */
export async function enqueueCustomerWroteMail(
  req: PayloadRequest,
  about: ToldCase & { isReopened: boolean; assignee?: number | null },
): Promise<void> {
  const notice = customerWroteMail({ ...about, address: adminAddress(about) });
  for (const to of await handlerAddresses(req, about)) await enqueueMail(req, about, to, notice);
}

/** Tells those who handle a case that its day comes near. */
export async function enqueueDueSoonMail(
  req: PayloadRequest,
  about: ToldCase & { dueAt: Date },
  addresses: readonly string[],
): Promise<void> {
  const notice = dueSoonMail({ ...about, address: adminAddress(about) });
  for (const to of addresses) await enqueueMail(req, about, to, notice);
}

/** Tells the owner of a case, and its team, that the customer still knows nobody by name. */
export async function enqueueNobodyNamedMail(
  req: PayloadRequest,
  about: ToldCase & { assignee?: number | null | undefined },
): Promise<void> {
  const notice = nobodyNamedMail({ ...about, address: adminAddress(about) });
  const to = [...(await handlerAddresses(req, about)), ...(await teamAddresses(req, about))];
  for (const address of new Set(to)) await enqueueMail(req, about, address, notice);
}

/** Tells who is named for confidential cases that one more is theirs. */
export async function enqueueConfidentialMail(req: PayloadRequest, about: ToldCase): Promise<void> {
  const notice = confidentialMail({ ...about, address: adminAddress(about) });
  for (const to of await namedAddresses(req, teamOf(about.collection))) await enqueueMail(req, about, to, notice);
}

/** Where the team handles a case. */
function adminAddress({ collection, id }: Case): string {
  return `${config.adminUrl}/admin/collections/${collection}/${id}`;
}

/** How a mail is stored that does not go out by itself. */
const tooManyMails = { state: 'failed', lastError: 'LIMIT_MAILS: too many mails to this mailbox wait already.' };

async function enqueueMail(
  req: PayloadRequest,
  about: Case,
  to: string,
  mail: Mail,
  sending: Date | typeof tooManyMails = new Date(),
): Promise<number> {
  const content = {
    to,
    subject: mail.subject,
    body: mailText(mail.parts),
    html: mailHtml(mail),
    ...(await belongingTo(req, about)),
  };
  if (sending instanceof Date) return enqueue(req, 'mail-queue', content, sending);
  return enqueue(req, 'mail-queue', { ...content, ...sending });
}

/** The company as mails name it: in a language, else in English; and the number to call, the toll-free one first. */
export async function companyOf(
  req: { payload: Payload } & Partial<PayloadRequest>,
  language: Language,
): Promise<Company> {
  // Reviewed: the company's name and number are public.
  const read = { slug: 'site-settings', locale: 'all', depth: 0, overrideAccess: true, req } as const;
  const settings = await req.payload.findGlobal(read);
  const { name, toll_free, phone } = settings.company ?? {};
  // In all languages at once, which Payload's types do not tell.
  const names = name as Partial<Record<Language, string | null>> | null | undefined;
  return { name: names?.[language] ?? names?.en ?? undefined, phone: toll_free || phone || undefined };
}
