import type { RequestForm } from './define-form.ts';
import { buttons, senderIdNumber, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';
import { claimTracking } from './tracking-forms.ts';

export const claim = {
  kind: 'claim',
  path: 'submit-claim',
  whenClosed: 'idle-form',
  leadsTo: 'steps',
  takesProduct: false,
  tracking: claimTracking,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: ['full_name'], email: 'email', phone: 'phone', idNumber: 'id_number' },
  dueDays: 15,
  // A dispute or the supervisor may ask for it within ten years.
  retentionDays: 3650,
  stages: ['received', 'assessed', 'decided', 'paid'],
  name: { en: 'Claim', ar: 'مطالبة' },
  heading: { en: 'Submit Your Claim', ar: 'تقديم مطالبة' },
  about: ['product'],
  lastStepNeedsReference: true,
  messages: sharedMessages,
  fields: {
    full_name: sharedFields.fullName,
    id_number: senderIdNumber,
    phone: sharedFields.phone,
    city: sharedFields.city,
    email: sharedFields.email,
    policy_number: {
      ...sharedFields.policyNumber,
      hint: {
        en: 'As printed on the policy. If you are the other party, as in the accident report',
        ar: 'كما ورد في الوثيقة، أو في تقرير الحادث إن كنت الطرف الآخر',
      },
    },
    claim_number: {
      kind: 'policyNumber',
      label: { en: 'Claim Number', ar: 'رقم المطالبة' },
      adminLabel: { en: 'Claim number' },
    },
    product: {
      ...sharedFields.product,
      hint: { en: 'The product that the claim is about', ar: 'المنتج الذي تطالب بتعويض عنه' },
    },
    comments: sharedFields.comments,
  },
  texts: {
    title: { en: 'Your claim', ar: 'مطالبتك' },
    intro: {
      en: 'Have the policy number at hand. Documents and details can follow later.',
      ar: 'جهّز رقم الوثيقة، أما المستندات والتفاصيل فيمكنك إرسالها لاحقًا.',
    },
    button: buttons.proceed,
    nextSteps: [
      {
        en: 'A claims handler reads your claim and calls you if anything is missing.',
        ar: 'يدرس موظف المطالبات مطالبتك، ويتصل بك إن كان هناك ما ينقصها.',
      },
      {
        en: 'Follow each step with your reference number and your ID or Iqama number.',
        ar: 'تابع كل خطوة بالرقم المرجعي ورقم الهوية أو الإقامة.',
      },
    ],
    mailNextSteps: {
      en: 'A claims handler reads your claim and tells you if anything is missing.',
      ar: 'يدرس موظف المطالبات مطالبتك ويخبرك إن كان هناك ما ينقصها.',
    },
  },
} as const satisfies RequestForm<keyof typeof sharedMessages>;
