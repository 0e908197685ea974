import type { SeedJob } from '../content-types.ts';

export const customerCareAssociate: SeedJob = {
  key: 'customer-care-associate',
  title: { en: 'Customer Care Associate', ar: 'موظف خدمة عملاء' },
  subTitle: { en: 'Riyadh, Customer Care', ar: 'الرياض، خدمة العملاء' },
  level: { en: 'Junior', ar: 'مبتدئ' },
  location: 'Saudi Arabia',
  image: 'job-care',
  city: { en: 'Riyadh', ar: 'الرياض' },
  pay: { en: 'SAR 6,500 to 8,000 a month', ar: 'من 6,500 إلى 8,000 ريال شهريًا' },
  postedDays: 9,
  openDays: 75,
  description: [
    {
      en: 'You answer the toll-free line, the contact form and our emails. About a third of the people who call had an accident today.',
      ar: 'تستقبل اتصالات الرقم المجاني ورسائل الموقع والبريد الإلكتروني، ونحو ثلث المتصلين تعرضوا لحادث في اليوم نفسه.',
    },
    {
      en: 'There is no script. You have a handbook, a time to listen and the authority to solve small matters at once: a wrong letter in a name, a late certificate, a refund up to SAR 500.',
      ar: 'لا نصوص محفوظة هنا، بل دليل عمل ووقت للاستماع وصلاحية لحل الأمور الصغيرة فورًا: حرف خطأ في اسم، أو شهادة متأخرة، أو استرداد حتى 500 ريال.',
    },
  ],
  tasks: [
    { en: 'Answer calls, messages and the contact form', ar: 'الرد على الاتصالات والرسائل ونموذج التواصل' },
    { en: 'Solve small matters at once', ar: 'حل الأمور الصغيرة فورًا' },
    {
      en: 'Work five days in a week between 8:00 and 22:00, by a roster fixed a month before',
      ar: 'العمل خمسة أيام في الأسبوع بين 8:00 صباحًا و10:00 مساءً وفق جدول يصدر قبل شهر',
    },
  ],
  requirements: [
    { en: 'A secondary certificate or more', ar: 'مؤهل ثانوي فأعلى' },
    { en: 'Spoken Arabic and English, and patience', ar: 'إجادة التحدث بالعربية والإنجليزية والتحلي بالصبر' },
    { en: 'Experience is welcome and not needed', ar: 'الخبرة ميزة وليست شرطًا' },
  ],
  benefits: [
    { en: 'Six weeks of paid training', ar: 'تدريب ستة أسابيع مدفوعة الأجر' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'First notice of a claim', ar: 'استقبال البلاغ الأول عن المطالبة' },
    { en: 'Complaints and their time limits', ar: 'الشكاوى ومددها' },
    { en: 'Visit-visa requests', ar: 'طلبات تأشيرة الزيارة' },
    { en: 'Clear writing in two languages', ar: 'الكتابة الواضحة بلغتين' },
  ],
  tags: [
    { en: 'Customer care', ar: 'خدمة العملاء' },
    { en: 'No experience needed', ar: 'لا تُشترط الخبرة' },
    { en: 'Shifts', ar: 'مناوبات' },
  ],
};
