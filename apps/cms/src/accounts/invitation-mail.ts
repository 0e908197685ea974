import { mailHtml } from '../cases/mail/mail-html.ts';
import { isolated, type MailPart, mailText, paragraph } from '../cases/mail/mail-parts.ts';
import type { Label } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { mailLanguageOf } from './mail-language.ts';
import type { StoredAccount } from './password-links.ts';

const words = {
  en: {
    subject: (company: string) => `${company}: your account in the content service`,
    hello: (name: string) => `Hello ${name},`,
    invited: (company: string) => `An account was made for you in the content service of ${company}.`,
    choose: (until: string) => `To use it, choose your password by ${until}. The link serves once.`,
    button: 'Choose a password',
    signIn: (email: string) => `You then sign in with ${email}.`,
    unknown: 'If you know nothing of this, do nothing: without a password nobody can sign in.',
  },
  ar: {
    subject: (company: string) => `${company}: حسابك في نظام إدارة المحتوى`,
    hello: (name: string) => `السلام عليكم ${name}،`,
    invited: (company: string) => `أُنشئ لك حساب في نظام إدارة المحتوى لدى ${company}.`,
    choose: (until: string) => `لاستخدامه اختر كلمة مرورك قبل ${until}. يعمل الرابط مرة واحدة فقط.`,
    button: 'اختيار كلمة المرور',
    signIn: (email: string) => `بعد ذلك تسجّل الدخول بالبريد ${isolated(email)}.`,
    unknown: 'إذا لم يكن لك علم بذلك فلا يلزمك شيء، فلا أحد يدخل بلا كلمة مرور.',
  },
};

type Invitation = { person: StoredAccount; link: string; until: string; company: Label };

/** Invites a person to choose a password, in the language in which this person gets mails. */
export function invitationMail({ person, link, until, company }: Invitation) {
  const language = mailLanguageOf(person);
  const say = words[language];
  const name = company[language];
  const parts: MailPart[] = [
    paragraph(say.hello(person.name ?? '')),
    paragraph(say.invited(name)),
    paragraph(say.choose(momentWithHijri(until, language))),
    { kind: 'link', label: say.button, address: link },
    paragraph(say.signIn(person.email)),
    { kind: 'small print', lines: [say.unknown] },
  ];
  const subject = say.subject(name);
  return { subject, text: mailText(parts), html: mailHtml({ subject, parts }) };
}
