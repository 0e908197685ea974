import type { RequestForm } from './define-form.ts';
import { buttons, senderIdNumber, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';
import { complaintTracking } from './tracking-forms.ts';

const messages = {
  ...sharedMessages,
  requestTypeRequired: { en: 'Service Request Type is required', ar: 'اختر نوع الطلب' },
  complaintRelationRequired: { en: 'Complaint Relation is required', ar: 'اختر موضوع الشكوى' },
};

const enquiryName = { en: 'Enquiry', ar: 'استفسار' };

export const complaint = {
  kind: 'complaint',
  path: 'submit-complaints',
  whenClosed: 'sentence',
  leadsTo: 'nothing',
  takesProduct: false,
  externalForm: { setting: 'complaintForm', title: { en: 'Submit a complaint', ar: 'تقديم شكوى' } },
  tracking: complaintTracking,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: true, namesOfficer: true, escalates: true, isConfidential: false },
  senderFields: { name: ['full_name'], email: 'email', phone: 'phone', idNumber: 'id_number' },
  enquiry: { field: 'service_request_type', value: 'enquiry', name: enquiryName },
  dueDays: 5,
  // A dispute or the supervisor may ask for it within ten years.
  retentionDays: 3650,
  stages: ['received', 'assessed', 'decided'],
  name: { en: 'Complaint', ar: 'شكوى' },
  heading: { en: 'Submit Complaints', ar: 'تقديم شكوى' },
  mailName: { en: 'Complaint or enquiry', ar: 'شكوى أو استفسار' },
  adminName: { en: 'Complaint or enquiry', ar: 'شكوى أو استفسار' },
  about: ['service_request_type', 'product'],
  lastStepNeedsReference: true,
  messages,
  fields: {
    full_name: sharedFields.fullName,
    id_number: senderIdNumber,
    phone: sharedFields.phone,
    email: sharedFields.email,
    city: sharedFields.city,
    product: sharedFields.product,
    service_request_type: {
      kind: 'choice',
      required: 'requestTypeRequired',
      choices: {
        complaint: { label: { en: 'Complaint', ar: 'شكوى' } },
        enquiry: { label: enquiryName },
      },
      label: { en: 'Service Request Type', ar: 'نوع الطلب' },
      adminLabel: { en: 'Service request type' },
    },
    complaint_relation: {
      kind: 'choice',
      required: 'complaintRelationRequired',
      choices: {
        motor: { label: { en: 'Motor', ar: 'المركبات' } },
        health: { label: { en: 'Health', ar: 'الصحة' }, adminLabel: { ar: 'الصحي' } },
        'protection-saving': {
          label: { en: 'Protection & Saving', ar: 'الحماية والادخار' },
          adminLabel: { en: 'Protection and saving' },
        },
        claims: { label: { en: 'Claims', ar: 'المطالبات' } },
        sales: { label: { en: 'Sales', ar: 'المبيعات' } },
      },
      label: { en: 'Complaint Relation', ar: 'موضوع الشكوى' },
      adminLabel: { en: 'Complaint relation' },
    },
    comments: {
      ...sharedFields.comments,
      required: 'descriptionRequired',
      hint: {
        en: 'What happened, when, and what you would like us to do',
        ar: 'ماذا حدث، ومتى، وما الذي تريد منا أن نفعله',
      },
    },
  },
  derivedFields: {
    requester_type: {
      label: { en: 'Requester type', ar: 'قناة الطلب' },
      choices: {
        website: { label: { en: 'Website', ar: 'الموقع الإلكتروني' } },
        'mobile-app': { label: { en: 'Mobile app', ar: 'تطبيق الجوال' } },
      },
      fromSite: 'website',
    },
    product_id: { label: { en: 'Product ID', ar: 'معرّف المنتج' }, copyOf: 'product' },
  },
  texts: {
    title: { en: 'Your complaint or enquiry', ar: 'شكواك أو استفسارك' },
    intro: {
      en: 'Tell us what went wrong or what you would like to know. Every complaint gets a number and a written answer.',
      ar: 'أخبرنا بما حدث أو بما تريد معرفته. لكل شكوى رقم وردّ مكتوب.',
    },
    button: buttons.submit,
    nextSteps: [
      { en: 'A colleague who was not involved reads your case.', ar: 'يدرس حالتك زميل لم تكن له صلة بها من قبل.' },
      { en: 'You get a written answer.', ar: 'يصلك ردّ مكتوب.' },
      {
        en: 'Follow each step with your reference number and your ID or Iqama number.',
        ar: 'تابع كل خطوة بالرقم المرجعي ورقم الهوية أو الإقامة.',
      },
    ],
    mailNextSteps: {
      en: 'A colleague who was not involved reads your case and answers you in writing.',
      ar: 'يدرس حالتك زميل لم تكن له صلة بها من قبل، ثم يرد عليك كتابةً.',
    },
  },
} as const satisfies RequestForm<keyof typeof messages>;
