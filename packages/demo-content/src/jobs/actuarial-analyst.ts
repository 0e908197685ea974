import type { SeedJob } from '../content-types.ts';

export const actuarialAnalyst: SeedJob = {
  key: 'actuarial-analyst',
  title: { en: 'Actuarial Analyst', ar: 'محلل اكتواري' },
  subTitle: { en: 'Riyadh, Actuarial', ar: 'الرياض، الإدارة الاكتوارية' },
  level: { en: 'Junior', ar: 'مبتدئ' },
  location: 'Saudi Arabia',
  image: 'job-actuarial',
  city: { en: 'Riyadh', ar: 'الرياض' },
  pay: { en: 'SAR 9,000 to 12,000 a month', ar: 'من 9,000 إلى 12,000 ريال شهريًا' },
  postedDays: 12,
  openDays: 45,
  description: [
    {
      en: 'You help to answer two questions: what will the claims we already have cost in the end, and what should next year cost?',
      ar: 'تسهم في الإجابة عن سؤالين: كم ستبلغ تكلفة المطالبات القائمة في النهاية؟ وكم يجب أن يكون سعر العام القادم؟',
    },
    {
      en: 'Your first year is reserving for motor and health: collecting data, running the models, explaining the movement of each quarter to finance. In the second year you join pricing.',
      ar: 'عامك الأول في تقدير احتياطيات المركبات والصحي: جمع البيانات وتشغيل النماذج وشرح تغيّرات كل ربع للإدارة المالية. وفي العام الثاني تنتقل إلى التسعير.',
    },
  ],
  tasks: [
    { en: 'Collect and check the data of each quarter', ar: 'جمع بيانات كل ربع سنة والتحقق منها' },
    {
      en: 'Run the reserving models in R and SQL, with reviewed code',
      ar: 'تشغيل نماذج الاحتياطيات بلغتَي R وSQL مع مراجعة الشيفرة',
    },
    { en: 'Explain to finance what moved, and why', ar: 'شرح ما تغيّر وأسبابه للإدارة المالية' },
  ],
  requirements: [
    {
      en: 'A degree in actuarial science, mathematics or statistics',
      ar: 'درجة في العلوم الاكتوارية أو الرياضيات أو الإحصاء',
    },
    { en: 'At least two professional exams passed', ar: 'اجتياز اختبارين مهنيين على الأقل' },
  ],
  benefits: [
    { en: 'The fees of your next exams, and the study days', ar: 'رسوم اختباراتك القادمة وأيام الدراسة لها' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
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
