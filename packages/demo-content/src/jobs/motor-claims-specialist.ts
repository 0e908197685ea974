import type { SeedJob } from '../content-types.ts';

export const motorClaimsSpecialist: SeedJob = {
  key: 'motor-claims-specialist',
  title: { en: 'Motor Claims Specialist', ar: 'أخصائي مطالبات مركبات' },
  subTitle: { en: 'Riyadh, Claims', ar: 'الرياض، إدارة المطالبات' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Saudi Arabia',
  image: 'job-field',
  city: { en: 'Riyadh', ar: 'الرياض' },
  pay: { en: 'SAR 11,000 to 15,000 a month', ar: 'من 11,000 إلى 15,000 ريال شهريًا' },
  postedDays: 17,
  openDays: 45,
  description: [
    {
      en: 'You own motor claims from the accident report to the payment. About 25 open files at a time, each with a driver who wants to know one thing: when will my car be back on the road?',
      ar: 'تتولى مطالبات المركبات من تقرير الحادث حتى الصرف، بنحو 25 ملفًا مفتوحًا في الوقت نفسه، وخلف كل ملف سائق يسأل سؤالًا واحدًا: متى تعود سيارتي؟',
    },
    {
      en: 'After six months you decide alone on claims up to SAR 50,000. Larger losses go to a weekly meeting where you present the case and recommend an answer.',
      ar: 'بعد ستة أشهر تبتّ منفردًا في المطالبات حتى 50,000 ريال، أما الخسائر الأكبر فتعرضها مع توصيتك في اجتماع أسبوعي.',
    },
  ],
  tasks: [
    {
      en: 'Read reports from Najm and the traffic police, and order damage estimates',
      ar: 'دراسة تقارير نجم والمرور وطلب تقدير الأضرار',
    },
    {
      en: 'Agree on repairs with workshops and decide on liability',
      ar: 'الاتفاق مع الورش على الإصلاح والبتّ في المسؤولية',
    },
    { en: 'Ask for all missing documents at once, not one by one', ar: 'طلب المستندات الناقصة كلها دفعة واحدة' },
  ],
  requirements: [
    {
      en: 'At least two years in motor claims or vehicle assessment',
      ar: 'خبرة لا تقل عن سنتين في مطالبات المركبات أو تقدير أضرارها',
    },
    { en: 'A degree or diploma in a related field', ar: 'مؤهل في مجال ذي صلة' },
    { en: 'Clear writing in Arabic; English is useful', ar: 'كتابة واضحة بالعربية، والإنجليزية مفيدة' },
  ],
  benefits: [
    { en: 'Exam fees and ten study days a year', ar: 'رسوم الاختبارات المهنية وعشرة أيام دراسة في السنة' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Liability decisions under the unified motor policy', ar: 'تحديد المسؤولية وفق الوثيقة الموحدة للمركبات' },
    { en: 'Repair cost control and total-loss valuation', ar: 'ضبط تكاليف الإصلاح وتقييم الخسارة الكلية' },
    { en: 'Talking with drivers, heirs and workshops', ar: 'التواصل مع السائقين والورثة والورش' },
    { en: 'Recovery from the party at fault', ar: 'الرجوع على الطرف المتسبب' },
    { en: 'Spotting staged accidents', ar: 'كشف الحوادث المفتعلة' },
  ],
  tags: [
    { en: 'Claims', ar: 'مطالبات' },
    { en: 'Motor', ar: 'مركبات' },
    { en: 'Full time', ar: 'دوام كامل' },
  ],
};
