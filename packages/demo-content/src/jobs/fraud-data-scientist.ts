import type { SeedJob } from '../content-types.ts';

export const fraudDataScientist: SeedJob = {
  key: 'fraud-data-scientist',
  title: { en: 'Data Scientist, Fraud Detection', ar: 'عالم بيانات لكشف الاحتيال' },
  subTitle: { en: 'Riyadh, Data', ar: 'الرياض، إدارة البيانات' },
  level: { en: 'Senior specialist', ar: 'أخصائي أول' },
  location: 'Saudi Arabia',
  image: 'job-digital',
  description: [
    {
      en: 'Most claims are honest, and most fraud looks honest. You build the models that point a human investigator to the few files worth a second look.',
      ar: 'أغلب المطالبات صادقة، وأغلب الاحتيال يبدو صادقًا. تبني النماذج التي ترشد المحقق إلى الملفات القليلة التي تستحق نظرة ثانية.',
    },
    {
      en: 'A model here never refuses a claim. It ranks, a person decides, and you measure how many honest customers were kept waiting because of it.',
      ar: 'لا يرفض أي نموذج عندنا مطالبة: النموذج يرتّب والإنسان يقرر، وأنت تقيس كم عميلًا صادقًا تأخر بسببه.',
    },
    {
      en: 'You work with claims specialists in three cities, with our privacy officer on every new data source, and with two engineers who run what you train.',
      ar: 'تعمل مع أخصائيي المطالبات في ثلاث مدن، ومع مسؤول حماية البيانات عند كل مصدر جديد، ومع مهندسَين يشغّلان ما تدرّبه.',
    },
    {
      en: 'Four years with Python and SQL, good statistics, and at least one model that was in use for more than a year.',
      ar: 'أربع سنوات مع Python وSQL، وأساس إحصائي متين، ونموذج واحد على الأقل ظل قيد الاستخدام أكثر من عام.',
    },
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
