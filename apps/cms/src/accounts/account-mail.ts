import { directionOf } from '@insurer/contract/language.ts';
import type { EmailAdapter, PayloadRequest, TypedUser } from 'payload';
import { companyName } from '../admin/brand/company-name.ts';
import { config } from '../config.ts';
import { sendUnqueued, type UnqueuedMail } from '../delivery/send-unqueued.ts';
import { type AdminLanguage, adminLanguages } from '../fields/labels.ts';
import { log } from '../log.ts';
import { passwordLink, storedAccount } from './password-links.ts';

/**
 * Sends the mails of accounts: links to a new password. They go straight to the mail server and are kept nowhere,
 * since whoever reads such a link owns the account; the queue of mails is read by whole teams. Nobody waits for the
 * sending, so that its time does not tell whether an account exists.
 */
export const accountMail: EmailAdapter<void> = () => ({
  name: 'account-mail',
  defaultFromAddress: config.mailFrom,
  defaultFromName: '',
  sendEmail: async ({ to, subject, text, html }) => {
    if (!config.smtpUrl) {
      log('warn', 'a mail of an account was not sent: no mail server is set (SMTP_URL)');
      return;
    }
    void sendAccountMail({ to, subject, text, html }, config.smtpUrl);
  },
});

/** Sends one mail of an account; a failure is logged without its text. */
export function sendAccountMail(mail: UnqueuedMail, smtpUrl: string): Promise<void> {
  return sendUnqueued(mail, { smtpUrl, from: config.mailFrom }, (attempt, reason) =>
    log('warn', 'a mail of an account was not sent', { attempt, reason }),
  );
}

type ForgotPassword = { req?: PayloadRequest; token?: string; user?: TypedUser };

/** Subject of the mail with the link to a new password, in both languages: nobody knows which the person reads. */
export async function newPasswordSubject({ req }: ForgotPassword = {}): Promise<string> {
  const name = req ? await companyName(req.payload) : undefined;
  return `${name ? `${name.en}: ` : ''}a new password · كلمة مرور جديدة`;
}

/** The mail itself. Who has no password is told where to sign in instead, who is disabled that there is no link. */
export async function newPasswordMail({ req, token, user }: ForgotPassword = {}): Promise<string> {
  const person = req && user && (await storedAccount(req.payload, user.id));
  if (person?.disabled) return inEveryLanguage(({ disabled }) => [disabled]);
  if (person && !person.hash) return inEveryLanguage(({ none }) => [none]);
  const address = passwordLink(token ?? '');
  const link = `<a href="${address}" dir="ltr">${address}</a>`;
  return inEveryLanguage(({ choose, otherwise }) => [choose, link, otherwise]);
}

const newPasswordWords = {
  en: {
    choose: 'Somebody asked for a new password for your account. To choose one, open this link within an hour:',
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
    disabled:
      'Somebody asked for a new password for your account, which is disabled: nobody can sign in with it. If that is a mistake, ask an administrator.',
    none: 'Somebody asked for a new password for your account, which has none: sign in with the account of your organisation, or open the link of your invitation. If its time is over, ask an administrator for a new one.',
  },
  ar: {
    choose: 'ورد طلب لتعيين كلمة مرور جديدة لحسابك. لاختيارها افتح هذا الرابط خلال ساعة:',
    otherwise: 'إذا لم تطلب ذلك فلا يلزمك شيء، وتبقى كلمة مرورك كما هي.',
    disabled:
      'ورد طلب لتعيين كلمة مرور جديدة لحسابك، وهو معطل ولا يمكن الدخول به. إذا كان ذلك خطأ فتواصل مع مدير النظام.',
    none: 'ورد طلب لتعيين كلمة مرور جديدة لحسابك، وليس له كلمة مرور: سجّل الدخول بحساب جهة عملك، أو افتح رابط الدعوة التي وصلتك. إذا انتهت مدتها فاطلب دعوة جديدة من مدير النظام.',
  },
} satisfies Record<AdminLanguage, Record<string, string>>;

function inEveryLanguage(paragraphsOf: (words: (typeof newPasswordWords)['en']) => string[]): string {
  const inOne = (language: AdminLanguage) => {
    const paragraphs = paragraphsOf(newPasswordWords[language]).map((paragraph) => `<p>${paragraph}</p>`);
    return `<div dir="${directionOf(language)}" lang="${language}">${paragraphs.join('\n')}</div>`;
  };
  return adminLanguages.map(inOne).join('\n');
}
