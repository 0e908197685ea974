import { adminWords } from './admin-words.ts';

/** Where no mail server is set, the screen for a forgotten password says so: whoever is told of a mail would wait for ever. */
const withoutMail = {
  en: {
    emailSent: 'No mail can be sent',
    checkYourEmailForPasswordReset:
      'No mail server is set here, so nothing was sent. Ask an administrator for a new password.',
    forgotPasswordEmailInstructions:
      'No mail server is set here: no mail with a link can be sent. Ask an administrator for a new password.',
  },
  ar: {
    emailSent: 'تعذّر إرسال البريد',
    checkYourEmailForPasswordReset: 'لم يُضبط خادم بريد هنا، فلم يُرسل شيء. اطلب كلمة مرور جديدة من مدير النظام.',
    forgotPasswordEmailInstructions:
      'لم يُضبط خادم بريد هنا، فلا يمكن إرسال رابط إلى بريدك. اطلب كلمة مرور جديدة من مدير النظام.',
  },
};

/** The words of the admin (admin-words.ts), with those of a service that can send no mail where it can send none. */
export function adminWordsFor(smtpUrl: string | undefined): typeof adminWords {
  if (smtpUrl) return adminWords;
  const { en, ar } = adminWords;
  return {
    en: { ...en, authentication: { ...en.authentication, ...withoutMail.en } },
    ar: { ...ar, authentication: { ...ar.authentication, ...withoutMail.ar } },
  };
}
