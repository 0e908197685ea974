import type { SeedJob } from '../content-types.ts';

export const crossBorderClaimsSpecialist: SeedJob = {
  key: 'cross-border-claims-specialist',
  title: { en: 'Cross-Border Claims Specialist', ar: 'أخصائي مطالبات عابرة للحدود' },
  subTitle: { en: 'Manama, Claims', ar: 'المنامة، إدارة المطالبات' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Bahrain',
  image: 'job-border',
  city: { en: 'Manama', ar: 'المنامة' },
  pay: { en: 'BHD 900 to 1,200 a month', ar: 'من 900 إلى 1,200 دينار بحريني شهريًا' },
  postedDays: 52,
  description: [
    {
      en: 'Every weekend thousands of insured cars cross the causeway. When one of them has an accident, you are the person who speaks for us on the other side.',
      ar: 'تعبر الجسر كل عطلة أسبوع آلاف المركبات المؤمَّنة. وحين يقع حادث لإحداها، تكون أنت صوتنا على الجانب الآخر.',
    },
  ],
  tasks: [
    {
      en: 'Deal with traffic police, local insurers and workshops in Bahrain',
      ar: 'التعامل مع المرور وشركات التأمين والورش في البحرين',
    },
    {
      en: 'Get documents in order, so that nobody has to travel twice',
      ar: 'استكمال المستندات حتى لا يسافر العميل مرتين',
    },
    {
      en: 'Pursue recoveries from insurers in the Gulf countries',
      ar: 'متابعة استرداد المبالغ من شركات التأمين الخليجية',
    },
  ],
  requirements: [
    { en: 'Three years in motor claims in a Gulf country', ar: 'خبرة ثلاث سنوات في مطالبات المركبات في دولة خليجية' },
    { en: 'A driving licence; you visit Al Khobar twice a month', ar: 'رخصة قيادة؛ فأنت تزور الخبر مرتين في الشهر' },
    { en: 'Arabic and English at work level', ar: 'العربية والإنجليزية بمستوى مهني' },
  ],
  benefits: [
    { en: 'Housing and transport allowance', ar: 'بدل سكن ومواصلات' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Motor insurance across Gulf borders', ar: 'تأمين المركبات عبر الحدود الخليجية' },
    { en: 'Recoveries between insurers', ar: 'الاسترداد بين شركات التأمين' },
    { en: 'Repair networks', ar: 'شبكات الإصلاح' },
    { en: 'Customer support on the road', ar: 'مساندة العملاء في الطريق' },
  ],
  tags: [
    { en: 'Claims', ar: 'مطالبات' },
    { en: 'Motor', ar: 'مركبات' },
    { en: 'Travel', ar: 'تنقّل' },
  ],
};
