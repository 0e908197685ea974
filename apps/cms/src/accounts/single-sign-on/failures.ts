import { type Label, label } from '../../fields/labels.ts';

/** Why somebody could not sign in with the organisation's account, in the words that this person reads. */
export const failures = {
  unavailable: label(
    'Your organisation’s sign-in does not respond. Try again in a few minutes, or sign in with a password if you have one.',
    'خدمة الدخول في جهة عملك لا تستجيب. حاول مرة أخرى بعد دقائق، أو ادخل بكلمة المرور إن كانت لديك.',
  ),
  expired: label(
    'This sign-in took too long or was begun in another browser. Please try again.',
    'استغرق تسجيل الدخول وقتًا طويلا أو بدأ في متصفح آخر. حاول مرة أخرى.',
  ),
  refused: label(
    'Your organisation’s sign-in did not confirm who you are. Please try again.',
    'لم تؤكد خدمة الدخول في جهة عملك هويتك. حاول مرة أخرى.',
  ),
  limited: label(
    'Too many attempts in a short time. Please try again later.',
    'محاولات كثيرة في وقت قصير. حاول مرة أخرى لاحقًا.',
  ),
  noRole: label(
    'Your organisation’s account has no role in this content service. Ask whoever manages accounts there for one.',
    'ليس لحسابك في جهة عملك دور في نظام إدارة المحتوى. اطلبه ممن يدير الحسابات فيها.',
  ),
  unverified: label(
    'Your organisation has not confirmed your email address. Ask whoever manages accounts there to do so.',
    'لم تؤكد جهة عملك عنوان بريدك الإلكتروني. اطلب تأكيده ممن يدير الحسابات فيها.',
  ),
  otherAccount: label(
    'The account with your email address does not belong to this sign-in. Ask an administrator of this content service.',
    'الحساب المسجّل ببريدك لا يخص هذا الدخول. راجع مدير نظام إدارة المحتوى.',
  ),
  internal: label(
    'Signing in failed because of a fault of this service. Please try again.',
    'تعذر تسجيل الدخول بسبب خلل في هذا النظام. حاول مرة أخرى.',
  ),
  disabled: label(
    'Your account here is disabled. Ask an administrator of this content service.',
    'حسابك هنا معطل. راجع مدير نظام إدارة المحتوى.',
  ),
} satisfies Record<string, Label>;

export type Failure = keyof typeof failures;

/** Ends an attempt to sign in. What the person is not told goes into the log. */
export class SignInFailure extends Error {
  override name = 'SignInFailure';
  readonly failure: Failure;
  /** Of whom the issuer spoke: for the record. */
  email: unknown;
  constructor(failure: Failure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
