import { label } from '../../fields/labels.ts';

/** Why the second factor was not taken, or something about it not changed. */
export const refusals = {
  wrong: label(
    'That was not right. A code is good for one sign-in and for about a minute.',
    'الرمز غير صحيح. يصلح كل رمز لتسجيل دخول واحد ولمدة دقيقة تقريبا.',
  ),
  wrongRecovery: label(
    'This recovery code is not right, or was used already: each works once.',
    'رمز الاسترداد غير صحيح أو سبق استخدامه، فكل رمز يعمل مرة واحدة.',
  ),
  wrongPasskey: label('The passkey was not accepted. Please try again.', 'لم يُقبل مفتاح المرور. حاول مرة أخرى.'),
  password: label('The present password is not right.', 'كلمة المرور الحالية غير صحيحة.'),
  expired: label('This took too long. Please begin again.', 'انقضت المهلة. ابدأ من جديد.'),
  proveFirst: label(
    'Confirm this sign-in with the second factor that you have.',
    'أكّد تسجيل الدخول بوسيلة التحقق التي أعددتها.',
  ),
  lastRequired: label(
    'Your role requires a second factor. Set up another one before you remove this one.',
    'التحقق بخطوتين إلزامي لدورك. أضف وسيلة أخرى قبل إزالة هذه.',
  ),
  tooMany: label('You have as many as one person may have.', 'بلغت الحد الأقصى من وسائل التحقق.'),
} as const;
