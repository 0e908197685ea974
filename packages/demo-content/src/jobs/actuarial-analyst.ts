import type { SeedJob } from '../content-types.ts';

export const actuarialAnalyst: SeedJob = {
  key: 'actuarial-analyst',
  title: { en: 'Actuarial Analyst', ar: 'محلل اكتواري' },
  subTitle: { en: 'Riyadh, Actuarial', ar: 'الرياض، الإدارة الاكتوارية' },
  level: { en: 'Junior', ar: 'مبتدئ' },
  location: 'Saudi Arabia',
  image: 'job-digital',
  description: [
    {
      en: 'You help to answer two questions: what will the claims we already have cost in the end, and what should next year cost?',
      ar: 'تسهم في الإجابة عن سؤالين: كم ستبلغ تكلفة المطالبات القائمة في النهاية؟ وكم يجب أن يكون سعر العام القادم؟',
    },
    {
      en: 'Your first year is reserving for motor and health: collecting data, running the models, explaining the movement of each quarter to finance. In the second year you join pricing.',
      ar: 'عامك الأول في تقدير احتياطيات المركبات والصحي: جمع البيانات وتشغيل النماذج وشرح تغيّرات كل ربع للإدارة المالية. وفي العام الثاني تنتقل إلى التسعير.',
    },
    {
      en: 'We work in R and SQL with reviewed code. Spreadsheets are for sketches.',
      ar: 'نعمل بلغتَي R وSQL مع مراجعة الشيفرة، ونترك الجداول للمسودات.',
    },
    {
      en: 'You have a degree in actuarial science, mathematics or statistics and at least two professional exams passed. We pay for the next ones and give the study days.',
      ar: 'نشترط درجة في العلوم الاكتوارية أو الرياضيات أو الإحصاء واجتياز اختبارين مهنيين على الأقل، ونتحمل رسوم ما بعدهما ونمنحك أيام الدراسة.',
    },
  ],
  areaOfExpertise: [
    { en: 'Reserving for short-tail lines', ar: 'احتياطيات الفروع قصيرة الأجل' },
    { en: 'Reporting under IFRS 17', ar: 'التقارير وفق المعيار الدولي 17' },
    { en: 'Generalised linear models for pricing', ar: 'النماذج الخطية المعممة في التسعير' },
    { en: 'Data quality checks', ar: 'فحص جودة البيانات' },
  ],
  tags: [
    { en: 'Actuarial', ar: 'اكتواري' },
    { en: 'Data', ar: 'بيانات' },
    { en: 'Study support', ar: 'دعم الدراسة' },
  ],
};
