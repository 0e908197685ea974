import { directionOf } from '@insurer/contract/language.ts';
import type { CollectionAfterLoginHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { callerAddressOf } from '../access/caller-address.ts';
import { companyName } from '../admin/brand/company-name.ts';
import { mailHtml } from '../cases/mail/mail-html.ts';
import { isolated, type MailPart, mailText, paragraph } from '../cases/mail/mail-parts.ts';
import { config } from '../config.ts';
import { enqueue } from '../delivery/enqueue.ts';
import type { AdminLanguage } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { type Act, type Acting, record } from '../record/record.ts';
import { mailLanguageOf } from './mail-language.ts';
import { type NoticeAct, noticeWords } from './notice-words.ts';
import type { StoredAccount } from './password-links.ts';

type Notice = { act: NoticeAct; isOwn: boolean; address: string | undefined };
type Doing = Pick<Act, 'actor' | 'changes'>;

/**
 * Tells an account's owner by mail of an act that may be somebody else's: what, when, from where, and what to do. The
 * mail is stored in the act's own transaction and holds no secret.
 *
 * @param more other addresses that are told: the one that the account has from now on
 */
async function notifyOwner(
  req: Acting,
  id: number,
  act: NoticeAct,
  { actor = req.user ?? undefined, more = [] }: { actor?: Act['actor']; more?: string[] } = {},
): Promise<void> {
  const isOwn = String(actor?.id) === String(id);
  const person = await accountIn(req, id);
  // Who ends the own sessions knows.
  if (!person || (isOwn && act === 'sessions-ended')) return;
  const company = await companyName(req.payload);
  const notice = { act, isOwn, address: callerAddressOf(req.headers) };
  for (const to of new Set([person.email, ...more])) {
    await enqueue(req, 'mail-queue', { to, ...noticeMail(person, company, notice) });
  }
}

/** Writes an act on an account into the record and tells its owner. */
export async function recordAndNotify(
  req: Acting,
  person: { id: number; email: string },
  action: Exclude<NoticeAct, 'email-changed'>,
  { actor, changes }: Doing = {},
): Promise<void> {
  const target = { subject: person.email, targetCollection: 'users', targetId: person.id };
  await record(req, { ...target, action, ...(actor && { actor }), ...(changes && { changes }) });
  await notifyOwner(req, person.id, action, actor ? { actor } : {});
}

/** What the form of an account changes; the address from before is told as well as the new one. */
export const notifyOfChanges: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = operation === 'update' ? await accountIn(req, originalDoc?.id) : undefined;
  if (!before) return data;
  const email = String(data.email ?? before.email)
    .toLowerCase()
    .trim();
  const acts = {
    'email-changed': email !== before.email,
    'password-changed': Boolean(data.password && before.hash),
    disabled: Boolean(data.disabled && !before.disabled),
  };
  for (const [act, isDone] of Object.entries(acts)) {
    if (isDone) await notifyOwner(req, before.id, act as keyof typeof acts, { more: [email] });
  }
  return data;
};

/** Who follows the link to a new password is told as well: the mailbox may be open to somebody else. */
export const notifyOfNewPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  const { isNewPassword, isInvitation } = req.context;
  if (isNewPassword === true && isInvitation !== true)
    await notifyOwner(req, user.id as number, 'password-changed', { actor: user });
};

async function accountIn({ payload, transactionID }: Acting, id: unknown): Promise<StoredAccount | undefined> {
  const req = { transactionID } as Partial<PayloadRequest>;
  // Reviewed: what the owner is told with; hash only whether there is one.
  return (
    (await payload.db.findOne<StoredAccount>({ collection: 'users', where: { id: { equals: id } }, req })) ?? undefined
  );
}

function noticeMail(person: StoredAccount, company: { en: string; ar: string }, { act, isOwn, address }: Notice) {
  const language = mailLanguageOf(person);
  const say = noticeWords[language];
  const { subject: about, happened } = say.acts[act];
  // Who reads the old address only cannot have a new password sent.
  const mayChoose = isOwn && act !== 'email-changed' && act !== 'linked';
  const facts = [
    { name: say.when, value: momentWithHijri(new Date(), language) },
    { name: say.from, value: addressText(address, language) ?? say.server },
    ...(isOwn || !address ? [] : [{ name: say.by, value: say.administrator }]),
  ];
  const advice = isOwn ? `${say.wasYou} ${mayChoose ? say.newPassword : say.askAdministrator}` : say.byAdministrator;
  const parts: MailPart[] = [
    paragraph(say.hello(person.name ?? '')),
    paragraph(happened),
    { kind: 'facts', facts },
    paragraph(advice),
    ...(mayChoose ? [{ kind: 'link', label: say.button, address: `${config.adminUrl}/admin/forgot` } as const] : []),
    { kind: 'small print', lines: [company[language], say.automatic] },
  ];
  const subject = `${company[language]}: ${about}`;
  return { subject, body: mailText(parts), html: mailHtml({ subject, parts }) };
}

function addressText(address: string | undefined, language: AdminLanguage): string | undefined {
  return address && directionOf(language) === 'rtl' ? isolated(address) : address;
}
