import type { SeedJob } from '../content-types.ts';

export const graduateTrainee: SeedJob = {
  key: 'graduate-trainee',
  title: { en: 'Graduate Trainee', ar: 'خريج متدرب' },
  subTitle: { en: 'Riyadh, Jeddah and Al Khobar', ar: 'الرياض وجدة والخبر' },
  level: { en: 'Trainee', ar: 'متدرب' },
  location: 'Saudi Arabia',
  image: 'job-trainee',
  city: { en: 'Riyadh, Jeddah or Al Khobar', ar: 'الرياض أو جدة أو الخبر' },
  pay: { en: 'SAR 7,000 a month', ar: '7,000 ريال شهريًا' },
  postedDays: 33,
  openDays: 90,
  description: [
    {
      en: 'Twelve months, four departments, one mentor. The programme is for people who finished a degree in the last two years, in any field.',
      ar: 'اثنا عشر شهرًا وأربع إدارات ومرشد واحد. البرنامج لمن تخرجوا خلال آخر سنتين من أي تخصص.',
    },
    {
      en: 'In the last quarter you and three others solve a real problem of the company and present it to the management. Two of last year’s ideas are on this website.',
      ar: 'في الربع الأخير تحلّ مع ثلاثة من زملائك مشكلة حقيقية في الشركة وتعرضون الحل على الإدارة. وفكرتان من أفكار العام الماضي تراهما اليوم في هذا الموقع.',
    },
    {
      en: 'The next group starts in September 2027.',
      ar: 'تبدأ الدفعة القادمة في سبتمبر 2027.',
    },
  ],
  tasks: [
    { en: 'Start in claims, where you learn what insurance is for', ar: 'تبدأ من المطالبات لتعرف الغاية من التأمين' },
    {
      en: 'Then underwriting, a branch, and a department that you choose',
      ar: 'ثم الاكتتاب، ثم أحد الفروع، ثم إدارة تختارها',
    },
    {
      en: 'Each quarter ends with a talk about what you did well and what to try next',
      ar: 'يُختم كل ربع بحوار عمّا أحسنت فيه وعمّا تجرّبه بعده',
    },
  ],
  requirements: [
    { en: 'A degree in any field, finished in the last two years', ar: 'درجة في أي تخصص، أُنجزت خلال آخر سنتين' },
    { en: 'Arabic and English', ar: 'العربية والإنجليزية' },
  ],
  benefits: [
    { en: 'A mentor for the whole year', ar: 'مرشد طوال العام' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Foundations of cooperative insurance', ar: 'أساسيات التأمين التعاوني' },
    { en: 'Motor and health claims', ar: 'مطالبات المركبات والصحي' },
    { en: 'Underwriting basics', ar: 'مبادئ الاكتتاب' },
    { en: 'Customer service in a branch', ar: 'خدمة العملاء في الفرع' },
    { en: 'A team project with a result', ar: 'مشروع جماعي بنتيجة ملموسة' },
  ],
  tags: [
    { en: 'Graduates', ar: 'خريجون' },
    { en: 'Training', ar: 'تدريب' },
    { en: '12 months', ar: '12 شهرًا' },
  ],
};
