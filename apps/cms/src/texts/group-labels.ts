import type { SiteWords } from '@insurer/contract/texts/en.ts';
import { type Label, label } from '../fields/labels.ts';
import { mailTextsKey } from './mail-texts.ts';

/** What editors know each group of the site's own words as. */
export const siteGroupLabels: Record<Exclude<keyof SiteWords, 'language'>, Label> = {
  frame: label('Header and menus', 'الترويسة والقوائم'),
  languageSwitch: label('Language switch', 'تبديل اللغة'),
  footer: label('Footer', 'التذييل'),
  breadcrumb: label('Breadcrumb', 'مسار التنقل'),
  headings: label('Names of pages', 'أسماء الصفحات'),
  cookies: label('Cookies', 'ملفات الارتباط'),
  providers: label('Provider finder', 'البحث عن مقدم خدمة'),
  saved: label('Saved answers and prices', 'الإجابات والأسعار المحفوظة'),
  claimSteps: label('Claim in steps', 'المطالبة خطوة بخطوة'),
  savings: label('Savings calculator', 'حاسبة الادخار'),
  planner: label('Visit-visa planner', 'حاسبة تأشيرة الزيارة'),
  search: label('Search', 'البحث'),
  status: label('Status screens', 'شاشات الحالة والأخطاء'),
  preview: label('Preview', 'المعاينة'),
  sections: label('Sections of pages', 'أقسام الصفحات'),
  coverQuestions: label('Am I covered?', 'هل تشملني التغطية؟'),
  documents: label('Documents', 'المستندات'),
  careers: label('Careers', 'التوظيف'),
  forms: label('All forms and their confirmations', 'جميع النماذج وتأكيداتها'),
  quote: label('Prices', 'الأسعار'),
  datePicker: label('Date picker', 'اختيار التاريخ'),
  frames: label('Embedded pages', 'الصفحات المضمنة'),
  emergency: label('Help in an emergency', 'المساعدة في الطوارئ'),
  eServices: label('E-services', 'الخدمات الإلكترونية'),
  tracking: label('Following a claim or complaint', 'متابعة المطالبات والشكاوى'),
  requests: label('My requests', 'طلباتي'),
};

export const otherGroupLabels = {
  [mailTextsKey]: label('Mails to customers', 'رسائل البريد إلى العملاء'),
  'case-statuses': label('Statuses of a request', 'حالات الطلب'),
  'case-stages': label('Stages of a request', 'مراحل الطلب'),
  'case-pauses': label('Why the time for an answer stands still', 'أسباب توقف مدة الرد'),
};

/** What a text of a form is, by where it stands in the form's table. */
export const partLabels: Record<string, Label> = {
  name: label('Name of the request', 'اسم الطلب'),
  mailName: label('Name of the request in mails', 'اسم الطلب في الرسائل'),
  messages: label('Message', 'رسالة'),
  consents: label('Consent', 'موافقة'),
  nextSteps: label('What happens next', 'الخطوات التالية'),
  mailNextSteps: label('What happens next, in the mail', 'الخطوات التالية في رسالة البريد'),
  title: label('Heading', 'العنوان'),
  intro: label('Introduction', 'المقدمة'),
  button: label('Button', 'الزر'),
  externalForm: label('Heading of the embedded form', 'عنوان النموذج المضمن'),
  success: label('When it was sent', 'بعد الإرسال'),
  sentTitle: label('Heading of the confirmation', 'عنوان التأكيد'),
  sendFailed: label('When it could not be sent', 'عند تعذر الإرسال'),
  failure: label('When it could not be sent', 'عند تعذر الإرسال'),
  failureUnknown: label('When it could not be sent', 'عند تعذر الإرسال'),
  screenTitle: label('Heading of the page', 'عنوان الصفحة'),
  screenTitleFor: label('Heading of the page', 'عنوان الصفحة'),
  label: label('Label', 'عنوان الحقل'),
  hint: label('Hint', 'التلميح'),
  note: label('Note', 'الملاحظة'),
  choices: label('Choice', 'خيار'),
  statusTexts: label('Status of the request', 'حالة الطلب'),
  stageTexts: label('Stage of the request', 'مرحلة الطلب'),
};

/** What has no name of its own: its words say what it is. */
export const otherPart = label('Text', 'نص');

/** Sentences that differ with a number: Arabic has six of them, English two. */
export const numberLabels: Record<string, Label> = {
  zero: label('For none', 'للصفر'),
  one: label('For one', 'للواحد'),
  two: label('For two', 'للاثنين'),
  few: label('For 3 to 10', 'من 3 إلى 10'),
  many: label('For 11 to 99', 'من 11 إلى 99'),
  other: label('For every other number', 'لغير ذلك من الأعداد'),
};
