import type { RequestForm } from './define-form.ts';
import { buttons, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

const messages = {
  ...sharedMessages,
  positionRequired: { en: 'Position is required', ar: 'أدخل المسمى الوظيفي' },
  companyNameRequired: { en: 'Company Name is required', ar: 'أدخل اسم الشركة' },
  productOfInterestRequired: { en: 'Product of Interest is required', ar: 'اختر المنتج المطلوب' },
};

export const detailsRequest = {
  kind: 'details-request',
  path: 'details-request',
  whenClosed: 'idle-form',
  leadsTo: 'nothing',
  takesProduct: true,
  furtherProducts: 'comments',
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: ['full_name'], email: 'email', phone: 'phone', idNumber: null },
  dueDays: 3,
  retentionDays: 365,
  name: { en: 'Details request', ar: 'طلب التفاصيل' },
  heading: { en: 'Details Request' },
  mailName: { ar: 'طلب تفاصيل' },
  adminName: { ar: 'طلب تفاصيل' },
  about: ['product_of_interest'],
  messages,
  fields: {
    full_name: sharedFields.fullName,
    position: {
      kind: 'text',
      required: 'positionRequired',
      label: { en: 'Position', ar: 'المسمى الوظيفي' },
      autocomplete: 'organization-title',
    },
    phone: sharedFields.phone,
    email: sharedFields.email,
    company_name: {
      kind: 'text',
      required: 'companyNameRequired',
      label: { en: 'Company Name', ar: 'اسم الشركة' },
      adminLabel: { en: 'Company name' },
      autocomplete: 'organization',
    },
    company_activity: {
      kind: 'text',
      label: { en: 'Company Activity', ar: 'نشاط الشركة' },
      adminLabel: { en: 'Company activity' },
    },
    product_of_interest: {
      kind: 'choice',
      required: 'productOfInterestRequired',
      choices: 'products',
      label: { en: 'Product of Interest', ar: 'المنتج المطلوب' },
      adminLabel: { en: 'Product of interest' },
      hint: {
        en: 'For several covers choose the most important one, and name the others under Comments: one colleague answers for all of them',
        ar: 'لعدة تغطيات اختر أهمها واذكر البقية في خانة الملاحظات، ويرد عليك زميل واحد عنها جميعًا',
      },
    },
    comments: sharedFields.comments,
  },
  texts: {
    title: { en: 'Tell us about your company', ar: 'عرّفنا بشركتك' },
    intro: {
      en: 'We will call you back with an offer that fits your company.',
      ar: 'اترك بياناتك لنتصل بك بعرض يناسب شركتك.',
    },
    button: buttons.proceed,
    nextSteps: [
      { en: 'Our corporate team reads your request.', ar: 'يطّلع فريق الشركات على طلبك.' },
      { en: 'A colleague calls you with an offer.', ar: 'يتصل بك أحد زملائنا بعرض مناسب.' },
    ],
    mailNextSteps: {
      en: 'Our corporate team reads your request and calls you.',
      ar: 'يطّلع فريق الشركات على طلبك ويتصل بك.',
    },
  },
} as const satisfies RequestForm<keyof typeof messages>;
