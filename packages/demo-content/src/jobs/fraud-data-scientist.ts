import type { SeedJob } from '../content-types.ts';

export const fraudDataScientist: SeedJob = {
  key: 'fraud-data-scientist',
  title: { en: 'Data Scientist, Fraud Detection', ar: 'عالم بيانات لكشف الاحتيال' },
  subTitle: { en: 'Riyadh, Data', ar: 'الرياض، إدارة البيانات' },
  level: { en: 'Senior specialist', ar: 'أخصائي أول' },
  location: 'Saudi Arabia',
  image: 'job-digital',
  city: { en: 'Riyadh', ar: 'الرياض' },
  pay: { en: 'SAR 21,000 to 29,000 a month', ar: 'من 21,000 إلى 29,000 ريال شهريًا' },
  postedDays: 20,
  description: [
    {
      en: 'Most claims are honest, and most fraud looks honest. You build the models that point a human investigator to the few files worth a second look.',
      ar: 'أغلب المطالبات صادقة، وأغلب الاحتيال يبدو صادقًا. تبني النماذج التي ترشد المحقق إلى الملفات القليلة التي تستحق نظرة ثانية.',
    },
    {
      en: 'A model here never refuses a claim. It ranks, a person decides, and you measure how many honest customers were kept waiting because of it.',
      ar: 'لا يرفض أي نموذج عندنا مطالبة: النموذج يرتّب والإنسان يقرر، وأنت تقيس كم عميلًا صادقًا تأخر بسببه.',
    },
  ],
  tasks: [
    {
      en: 'Train and measure the models that rank claims for a second look',
      ar: 'تدريب النماذج التي ترتّب المطالبات للنظرة الثانية وقياسها',
    },
    { en: 'Work with claims specialists in three cities', ar: 'العمل مع أخصائيي المطالبات في ثلاث مدن' },
    {
      en: 'Agree every new source of data with our privacy officer',
      ar: 'الاتفاق مع مسؤول حماية البيانات على كل مصدر جديد',
    },
  ],
  requirements: [
    { en: 'Four years with Python and SQL', ar: 'خبرة أربع سنوات مع Python وSQL' },
    { en: 'Good statistics', ar: 'أساس إحصائي متين' },
    {
      en: 'At least one model that was in use for more than a year',
      ar: 'نموذج واحد على الأقل ظل قيد الاستخدام أكثر من عام',
    },
  ],
  benefits: [
    { en: 'Two days a week from home', ar: 'العمل من المنزل يومين في الأسبوع' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Anomaly and network analysis', ar: 'تحليل الأنماط الشاذة والشبكات' },
    { en: 'Measuring fairness and false alarms', ar: 'قياس العدالة والإنذارات الخاطئة' },
    { en: 'Text in Arabic and English', ar: 'معالجة النصوص العربية والإنجليزية' },
    { en: 'Working with investigators', ar: 'العمل مع المحققين' },
  ],
  tags: [
    { en: 'Data', ar: 'بيانات' },
    { en: 'Fraud', ar: 'مكافحة الاحتيال' },
    { en: 'Hybrid', ar: 'عمل هجين' },
  ],
};
