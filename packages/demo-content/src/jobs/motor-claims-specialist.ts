import type { SeedJob } from '../content-types.ts';

export const motorClaimsSpecialist: SeedJob = {
  key: 'motor-claims-specialist',
  title: { en: 'Motor Claims Specialist', ar: 'أخصائي مطالبات مركبات' },
  subTitle: { en: 'Riyadh, Claims', ar: 'الرياض، إدارة المطالبات' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Saudi Arabia',
  image: 'job-field',
  description: [
    {
      en: 'You own motor claims from the accident report to the payment. About 25 open files at a time, each with a driver who wants to know one thing: when will my car be back on the road?',
      ar: 'تتولى مطالبات المركبات من تقرير الحادث حتى الصرف، بنحو 25 ملفًا مفتوحًا في الوقت نفسه، وخلف كل ملف سائق يسأل سؤالًا واحدًا: متى تعود سيارتي؟',
    },
    {
      en: 'You read reports from Najm and the traffic police, order damage estimates, agree on repairs with workshops and decide on liability. When a document is missing you ask for all of them at once, not one by one.',
      ar: 'تدرس تقارير نجم والمرور، وتطلب تقدير الأضرار، وتتفق مع الورش على الإصلاح، وتبتّ في المسؤولية. وإذا نقص مستند طلبت النواقص كلها دفعة واحدة.',
    },
    {
      en: 'After six months you decide alone on claims up to SAR 50,000. Larger losses go to a weekly meeting where you present the case and recommend an answer.',
      ar: 'بعد ستة أشهر تبتّ منفردًا في المطالبات حتى 50,000 ريال، أما الخسائر الأكبر فتعرضها مع توصيتك في اجتماع أسبوعي.',
    },
    {
      en: 'We expect at least two years in motor claims or vehicle assessment, a degree or diploma in a related field, and clear writing in Arabic. English is useful for reinsurers and parts makers.',
      ar: 'نتوقع خبرة لا تقل عن سنتين في مطالبات المركبات أو تقدير أضرارها، ومؤهلًا في مجال ذي صلة، وكتابة واضحة بالعربية. وتفيدك الإنجليزية في مخاطبة معيدي التأمين وموردي القطع.',
    },
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
