import type { SeedJob } from '../content-types.ts';

export const cyberSecurityEngineer: SeedJob = {
  key: 'cyber-security-engineer',
  title: { en: 'Cyber Security Engineer', ar: 'مهندس أمن سيبراني' },
  subTitle: { en: 'Riyadh, Technology', ar: 'الرياض، إدارة التقنية' },
  level: { en: 'Senior specialist', ar: 'أخصائي أول' },
  location: 'Saudi Arabia',
  image: 'job-digital',
  description: [
    {
      en: 'You protect systems that hold the medical files and bank details of several hundred thousand people.',
      ar: 'تحمي أنظمة تحفظ الملفات الطبية والحسابات البنكية لمئات الآلاف من الناس.',
    },
    {
      en: 'You review designs before they are built, test what was built, and run the response when an alarm is real. You are on call one week in five.',
      ar: 'تراجع التصاميم قبل بنائها، وتختبر ما بُني، وتقود الاستجابة حين يكون الإنذار حقيقيًا، مع مناوبة استدعاء أسبوعًا من كل خمسة.',
    },
    {
      en: 'We follow the national cyber security controls and publish a contact for researchers who find a fault. Part of your job is to answer them politely and quickly.',
      ar: 'نلتزم بالضوابط الوطنية للأمن السيبراني، وننشر وسيلة تواصل للباحثين الذين يكتشفون ثغرة، ومن مهامك أن ترد عليهم بلطف وسرعة.',
    },
    {
      en: 'You bring five years in application or infrastructure security and can read code. Certificates are fine; a story of an incident that you handled is better.',
      ar: 'نتوقع خبرة خمس سنوات في أمن التطبيقات أو البنية التحتية وقدرة على قراءة الشيفرة. الشهادات جيدة، وأجود منها أن تحكي لنا عن حادثة تعاملت معها.',
    },
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
