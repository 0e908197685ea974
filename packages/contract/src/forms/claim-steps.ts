import { claim } from './claim.ts';
import type { ClaimStep } from './claim-step-names.ts';
import type { Field, Form } from './define-form.ts';
import { papers, papersBytes, papersHint, senderIdNumber, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  eventRequired: { en: 'Choose what happened', ar: 'اختر ما حدث' },
  storyRequired: { en: 'Tell us in a few words what happened', ar: 'اكتب لنا باختصار ما حدث' },
  dayRequired: { en: 'Enter the day on which it happened', ar: 'أدخل اليوم الذي وقع فيه الحادث' },
  dayTooEarly: {
    en: 'Check the day: it is more than 10 years ago. Call us about a claim as old as that',
    ar: 'تحقق من التاريخ، فقد مضى عليه أكثر من 10 سنوات. اتصل بنا إن كانت المطالبة بهذا القدم',
  },
  dayTooLate: { en: 'Check the day: it is still to come', ar: 'تحقق من التاريخ، فهذا اليوم لم يأتِ بعد' },
  sideRequired: { en: 'Choose whose policy the claim is on', ar: 'اختر صاحب الوثيقة التي تطالب بموجبها' },
};

/**
 * What a claim says for its policy where the other party does not know it, since the wire asks for a number of every claim.
 * A request is opened by its reference and any number that was sent with it, so no two claims say the same.
 *
 * @param formId what nobody but the visitor's browser knows of the claim
 */
export function otherPartyPolicy(formId: string): string {
  return `OTHER-PARTY-${formId
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 16)
    .toUpperCase()}`;
}

/** A field with the step that asks it. */
type Asked = Field<keyof typeof messages> & { step: ClaimStep };
type ClaimFields = typeof claim.fields;
/** What no claim is taken without: the steps have to ask it, too. */
type NeededByClaim = {
  [Name in keyof ClaimFields]: ClaimFields[Name] extends { required: string } ? Name : never;
}[keyof ClaimFields];

/**
 * The claim in steps (decision 0032): everything that it asks, in its order. What it sends is a claim like any other
 * (`claim.ts`): the fields with names of that table, and the rest in words in its comments.
 */
export const claimSteps = {
  path: 'claim',
  maximumBytes: papersBytes,
  messages,
  fields: {
    product: {
      step: 'what',
      ...claim.fields.product,
      label: { en: 'Insurance', ar: 'نوع التأمين' },
      hint: { en: 'The product that the claim is about', ar: 'المنتج الذي تطالب بتعويض عنه' },
    },
    event: {
      step: 'what',
      kind: 'choice',
      required: 'eventRequired',
      label: { en: 'What happened?', ar: 'ماذا حدث؟' },
      choices: {
        accident: { label: { en: 'A road accident', ar: 'حادث مروري' } },
        damage: { label: { en: 'Something was damaged', ar: 'تلف أو ضرر' } },
        theft: { label: { en: 'Theft or loss', ar: 'سرقة أو فقدان' } },
        fire: { label: { en: 'Fire or water', ar: 'حريق أو مياه' } },
        treatment: { label: { en: 'Illness or treatment', ar: 'مرض أو علاج' } },
        journey: { label: { en: 'Trouble on a journey', ar: 'مشكلة في السفر' } },
        other: { label: { en: 'Something else', ar: 'شيء آخر' } },
      },
    },
    story: {
      step: 'what',
      kind: 'longText',
      required: 'storyRequired',
      maximum: { length: 1500, message: 'tooLong' },
      label: { en: 'In your own words', ar: 'اشرح ما حدث' },
      hint: {
        en: 'What happened, what was damaged and who else was involved',
        ar: 'ما الذي حدث، وما الذي تضرر، ومن الأطراف الأخرى',
      },
      rows: 6,
    },
    happened_on: {
      step: 'when',
      kind: 'date',
      required: 'dayRequired',
      days: { from: -3653, to: 0, tooEarly: 'dayTooEarly', tooLate: 'dayTooLate' },
      label: { en: 'Day', ar: 'التاريخ' },
      hint: { en: 'The day it happened, or the day you noticed it', ar: 'يوم الحادث، أو اليوم الذي لاحظت فيه الضرر' },
    },
    city: { step: 'when', ...sharedFields.city, label: { en: 'City', ar: 'المدينة' } },
    place: {
      step: 'when',
      kind: 'text',
      maximum: { length: 200, message: 'tooLong' },
      label: { en: 'Place', ar: 'المكان' },
      hint: {
        en: 'Street and district, or the hospital or airport. If the city is not listed, its name too; abroad, with the country',
        ar: 'الشارع والحي، أو المستشفى أو المطار. وإن لم تكن المدينة في القائمة فاكتب اسمها، ومعه اسم الدولة إن كانت خارج المملكة',
      },
    },
    side: {
      step: 'policy',
      kind: 'choice',
      required: 'sideRequired',
      label: { en: 'Whose policy is it?', ar: 'لمن الوثيقة؟' },
      choices: {
        holder: { label: { en: 'Mine, or I am insured by it', ar: 'لي، أو أنا مؤمَّن له فيها' } },
        other: { label: { en: 'I am the other party', ar: 'أنا الطرف الآخر' } },
      },
    },
    policy_number: {
      step: 'policy',
      // Required of who claims on a policy of their own alone.
      ...sharedFields.policyNumber,
      hint: {
        en: 'As printed on the policy. The other party may find it in the accident report, or leave it empty',
        ar: 'كما ورد في الوثيقة. وقد يجده الطرف الآخر في تقرير الحادث، وله أن يتركه فارغًا',
      },
    },
    report_number: {
      step: 'policy',
      kind: 'text',
      maximum: { length: 40, message: 'tooLong' },
      label: { en: 'Najm or police report number', ar: 'رقم تقرير نجم أو المرور أو الشرطة' },
      hint: { en: 'Where there is a report', ar: 'إن وُجد تقرير' },
      width: 'medium',
    },
    claim_number: {
      step: 'policy',
      ...claim.fields.claim_number,
      hint: { en: 'Only if we have given you one already', ar: 'فقط إذا سبق أن أعطيناك رقمًا' },
    },
    documents: {
      step: 'check',
      kind: 'files',
      label: { en: 'Photos and documents', ar: 'صور ومستندات' },
      hint: papersHint,
      files: papers,
    },
    full_name: { step: 'contact', ...sharedFields.fullName },
    id_number: { step: 'contact', ...senderIdNumber },
    phone: { step: 'contact', ...sharedFields.phone },
    email: { step: 'contact', ...sharedFields.email },
    iban: {
      step: 'contact',
      kind: 'iban',
      label: { en: 'IBAN', ar: 'رقم الآيبان' },
      hint: {
        en: 'For the payment, if the claim is paid: SA and 22 characters, in your own name. You can also give it to us later',
        ar: 'لصرف التعويض إذا تقرر: يبدأ بالحرفين SA ثم 22 خانة، ويكون باسمك. ويمكنك أن تزودنا به لاحقًا',
      },
    },
  },
  texts: {
    title: { en: 'Your claim', ar: 'مطالبتك' },
    button: { en: 'Send the claim', ar: 'أرسل المطالبة' },
  },
} as const satisfies Form<keyof typeof messages> & { fields: Record<string, Asked> & Record<NeededByClaim, Asked> };
