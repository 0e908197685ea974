import type { SeedJob } from '../content-types.ts';

export const customerCareAssociate: SeedJob = {
  key: 'customer-care-associate',
  title: { en: 'Customer Care Associate', ar: 'موظف خدمة عملاء' },
  subTitle: { en: 'Riyadh, Customer Care', ar: 'الرياض، خدمة العملاء' },
  level: { en: 'Junior', ar: 'مبتدئ' },
  location: 'Saudi Arabia',
  image: 'job-office',
  description: [
    {
      en: 'You answer the toll-free line, the contact form and the messages on our app. About a third of the people who call had an accident today.',
      ar: 'تستقبل اتصالات الرقم المجاني ورسائل الموقع والتطبيق، ونحو ثلث المتصلين تعرضوا لحادث في اليوم نفسه.',
    },
    {
      en: 'There is no script. You have a handbook, a time to listen and the authority to solve small matters at once: a wrong letter in a name, a late certificate, a refund up to SAR 500.',
      ar: 'لا نصوص محفوظة هنا، بل دليل عمل ووقت للاستماع وصلاحية لحل الأمور الصغيرة فورًا: حرف خطأ في اسم، أو شهادة متأخرة، أو استرداد حتى 500 ريال.',
    },
    {
      en: 'You work five days in a week between 8:00 and 22:00, with a roster that is fixed a month before.',
      ar: 'تعمل خمسة أيام في الأسبوع بين 8:00 صباحًا و10:00 مساءً، وفق جدول يصدر قبل شهر.',
    },
    {
      en: 'You need a secondary certificate or more, spoken Arabic and English, and patience. Experience is welcome and not needed: the training takes six paid weeks.',
      ar: 'يكفي مؤهل ثانوي فأعلى مع إجادة التحدث بالعربية والإنجليزية والتحلي بالصبر. الخبرة ميزة لا شرط، فالتدريب ستة أسابيع مدفوعة الأجر.',
    },
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
