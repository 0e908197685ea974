import type { RequestForm } from './define-form.ts';
import { buttons, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

export const quote = {
  kind: 'quote',
  path: 'get-a-quote',
  whenClosed: 'nothing',
  leadsTo: 'prices',
  takesProduct: true,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: ['full_name'], email: 'email', phone: 'phone', idNumber: null },
  dueDays: 2,
  retentionDays: 365,
  name: { en: 'Quote request', ar: 'طلب عرض سعر' },
  heading: { en: 'Get a Quote', ar: 'اطلب عرض سعر' },
  adminName: { en: 'Quote', ar: 'عرض سعر' },
  about: ['product'],
  messages: sharedMessages,
  fields: {
    full_name: sharedFields.fullName,
    phone: sharedFields.phone,
    email: sharedFields.email,
    product: { ...sharedFields.product, label: { en: 'Product', ar: 'المنتج' } },
    comments: sharedFields.comments,
  },
  texts: {
    title: { en: 'Ask for a quote', ar: 'اطلب عرض سعر' },
    intro: {
      en: 'Leave your details and we will call you back with a price.',
      ar: 'اترك بياناتك لنتصل بك ونعطيك السعر.',
    },
    button: buttons.submit,
    nextSteps: [
      { en: 'A colleague works out a price.', ar: 'يُعدّ أحد زملائنا عرض السعر.' },
      { en: 'We call you with it.', ar: 'نتصل بك لنخبرك به.' },
    ],
    mailNextSteps: { en: 'A colleague works out a price and calls you.', ar: 'يُعدّ أحد زملائنا عرض السعر ويتصل بك.' },
  },
} as const satisfies RequestForm<keyof typeof sharedMessages>;
