import type { SeedJob } from '../content-types.ts';

export const cyberSecurityEngineer: SeedJob = {
  key: 'cyber-security-engineer',
  title: { en: 'Cyber Security Engineer', ar: 'مهندس أمن سيبراني' },
  subTitle: { en: 'Riyadh, Technology', ar: 'الرياض، إدارة التقنية' },
  level: { en: 'Senior specialist', ar: 'أخصائي أول' },
  location: 'Saudi Arabia',
  image: 'job-security',
  city: { en: 'Riyadh', ar: 'الرياض' },
  pay: { en: 'SAR 20,000 to 27,000 a month', ar: 'من 20,000 إلى 27,000 ريال شهريًا' },
  postedDays: 38,
  description: [
    {
      en: 'You protect systems that hold the medical files and bank details of several hundred thousand people.',
      ar: 'تحمي أنظمة تحفظ الملفات الطبية والحسابات البنكية لمئات الآلاف من الناس.',
    },
    {
      en: 'We follow the national cyber security controls and publish a contact for researchers who find a fault. Part of your job is to answer them politely and quickly.',
      ar: 'نلتزم بالضوابط الوطنية للأمن السيبراني، وننشر وسيلة تواصل للباحثين الذين يكتشفون ثغرة، ومن مهامك أن ترد عليهم بلطف وسرعة.',
    },
  ],
  tasks: [
    {
      en: 'Review designs before they are built, and test what was built',
      ar: 'مراجعة التصاميم قبل بنائها واختبار ما بُني',
    },
    { en: 'Run the response when an alarm is real', ar: 'قيادة الاستجابة حين يكون الإنذار حقيقيًا' },
    { en: 'Be on call one week in five', ar: 'مناوبة استدعاء أسبوعًا من كل خمسة' },
  ],
  requirements: [
    {
      en: 'Five years in application or infrastructure security',
      ar: 'خبرة خمس سنوات في أمن التطبيقات أو البنية التحتية',
    },
    { en: 'You can read code', ar: 'القدرة على قراءة الشيفرة' },
    {
      en: 'Certificates are fine; a story of an incident that you handled is better',
      ar: 'الشهادات جيدة، وأجود منها أن تحكي لنا عن حادثة تعاملت معها',
    },
  ],
  benefits: [
    { en: 'Paid conferences and training labs', ar: 'مؤتمرات ومختبرات تدريب على حسابنا' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Threat modelling of web services', ar: 'نمذجة التهديدات لخدمات الويب' },
    { en: 'Detection and incident response', ar: 'الكشف والاستجابة للحوادث' },
    { en: 'Identity and access', ar: 'إدارة الهويات والصلاحيات' },
    { en: 'National controls and audits', ar: 'الضوابط الوطنية والتدقيق' },
    { en: 'Secure software delivery', ar: 'تسليم البرمجيات الآمن' },
  ],
  tags: [
    { en: 'Technology', ar: 'تقنية' },
    { en: 'Security', ar: 'أمن سيبراني' },
    { en: 'Hybrid', ar: 'عمل هجين' },
  ],
};
