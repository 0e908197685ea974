/** What a notice to an account's owner says (V6.3.7 of ASVS). */
export const noticeWords = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    acts: {
      'password-changed': {
        subject: 'your password was changed',
        happened: 'The password of your account in the content service was changed.',
      },
      'email-changed': {
        subject: 'the email of your account was changed',
        happened:
          'The email with which you sign in to the content service was changed. This message goes to the old and to the new one.',
      },
      'factor-added': {
        subject: 'a second factor was added',
        happened: 'A second factor for signing in was added to your account in the content service.',
      },
      'factor-removed': {
        subject: 'a second factor was removed',
        happened: 'A second factor for signing in was removed from your account in the content service.',
      },
      'factor-reset': {
        subject: 'your second factor was reset',
        happened:
          'The second factor of your account in the content service was reset: all of it was removed, your sessions ended, and the next sign-in begins anew.',
      },
      'recovery-used': {
        subject: 'a recovery code was used',
        happened: 'Somebody signed in to your account in the content service with one of your recovery codes.',
      },
      'recovery-renewed': {
        subject: 'your recovery codes were renewed',
        happened:
          'New recovery codes were made for your account in the content service. Those from before no longer work.',
      },
      'sessions-ended': {
        subject: 'your sessions were ended',
        happened: 'You were signed out of the content service. To go on, sign in again.',
      },
      disabled: {
        subject: 'your account was disabled',
        happened: 'Your account in the content service was disabled. You can no longer sign in.',
      },
      linked: {
        subject: 'your account was linked to single sign-on',
        happened:
          'Your account in the content service was linked to that of your organisation. From now on you sign in with that one; your password no longer works.',
      },
    },
    when: 'When',
    from: 'From the network address',
    server: 'none: on the server itself',
    by: 'By',
    administrator: 'an administrator',
    wasYou: 'If it was you, you need do nothing.',
    newPassword:
      'If it was not you, somebody else may be using your account: choose a new password at once, then end all sessions in your account, and tell an administrator.',
    askAdministrator: 'If it was not you, somebody else may be using your account: tell an administrator at once.',
    byAdministrator: 'If you know nothing of this, ask an administrator.',
    button: 'Choose a new password',
    automatic: 'This message was sent automatically, because it concerns the security of your account.',
  },
  ar: {
    hello: (name: string) => `السلام عليكم ${name}،`,
    acts: {
      'password-changed': {
        subject: 'تغيّرت كلمة مرورك',
        happened: 'تغيّرت كلمة مرور حسابك في نظام إدارة المحتوى.',
      },
      'email-changed': {
        subject: 'تغيّر البريد الإلكتروني لحسابك',
        happened:
          'تغيّر البريد الإلكتروني الذي تدخل به إلى نظام إدارة المحتوى. أُرسلت هذه الرسالة إلى البريد السابق والبريد الجديد معًا.',
      },
      'factor-added': {
        subject: 'أُضيفت وسيلة تحقق إلى حسابك',
        happened: 'أُضيفت إلى حسابك في نظام إدارة المحتوى وسيلة جديدة للتحقق بخطوتين.',
      },
      'factor-removed': {
        subject: 'أُزيلت وسيلة تحقق من حسابك',
        happened: 'أُزيلت من حسابك في نظام إدارة المحتوى وسيلة من وسائل التحقق بخطوتين.',
      },
      'factor-reset': {
        subject: 'أُعيد ضبط التحقق بخطوتين في حسابك',
        happened:
          'أُعيد ضبط التحقق بخطوتين لحسابك في نظام إدارة المحتوى: أُزيلت كل الوسائل وانتهت جلساتك، ويبدأ الإعداد من جديد عند تسجيل الدخول التالي.',
      },
      'recovery-used': {
        subject: 'استُخدم أحد رموز الاسترداد',
        happened: 'سُجّل الدخول إلى حسابك في نظام إدارة المحتوى بأحد رموز الاسترداد.',
      },
      'recovery-renewed': {
        subject: 'جُدّدت رموز الاسترداد',
        happened: 'أُنشئت رموز استرداد جديدة لحسابك في نظام إدارة المحتوى، ولم تعد الرموز السابقة تعمل.',
      },
      'sessions-ended': {
        subject: 'أُنهيت جلساتك',
        happened: 'سُجّل خروجك من نظام إدارة المحتوى. للمتابعة سجّل الدخول من جديد.',
      },
      disabled: {
        subject: 'عُطّل حسابك',
        happened: 'عُطّل حسابك في نظام إدارة المحتوى، ولم يعد بإمكانك تسجيل الدخول.',
      },
      linked: {
        subject: 'رُبط حسابك بالدخول الموحد',
        happened: 'رُبط حسابك في نظام إدارة المحتوى بحساب جهة عملك. من الآن تدخل به، ولم تعد كلمة مرورك تعمل.',
      },
    },
    when: 'الوقت',
    from: 'عنوان الشبكة',
    server: 'لا يوجد: من الخادم نفسه',
    by: 'بواسطة',
    administrator: 'مدير النظام',
    wasYou: 'إذا كنت أنت من فعل ذلك فلا يلزمك شيء.',
    newPassword:
      'وإن لم تكن أنت فربما يستخدم غيرك حسابك: اختر كلمة مرور جديدة فورًا، ثم أنهِ كل الجلسات من صفحة حسابك، وأبلغ مدير النظام.',
    askAdministrator: 'وإن لم تكن أنت فربما يستخدم غيرك حسابك: أبلغ مدير النظام فورًا.',
    byAdministrator: 'إذا لم يكن لك علم بذلك فاسأل مدير النظام.',
    button: 'اختيار كلمة مرور جديدة',
    automatic: 'هذه رسالة آلية، أُرسلت لأنها تخص أمان حسابك.',
  },
};

/** What an owner is told of. */
export type NoticeAct = keyof (typeof noticeWords)['en']['acts'];
