import type { SeedJob } from '../content-types.ts';

export const crossBorderClaimsSpecialist: SeedJob = {
  key: 'cross-border-claims-specialist',
  title: { en: 'Cross-Border Claims Specialist', ar: 'أخصائي مطالبات عابرة للحدود' },
  subTitle: { en: 'Manama, Claims', ar: 'المنامة، إدارة المطالبات' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Bahrain',
  image: 'job-field',
  description: [
    {
      en: 'Every weekend thousands of insured cars cross the causeway. When one of them has an accident, you are the person who speaks for us on the other side.',
      ar: 'تعبر الجسر كل عطلة أسبوع آلاف المركبات المؤمَّنة. وحين يقع حادث لإحداها، تكون أنت صوتنا على الجانب الآخر.',
    },
    {
      en: 'You deal with traffic police, local insurers and workshops in Bahrain, get documents in order, and see that our customer does not have to travel twice.',
      ar: 'تتعامل مع المرور وشركات التأمين والورش في البحرين، وتستكمل المستندات، وتحرص على ألا يضطر عميلنا إلى السفر مرتين.',
    },
    {
      en: 'You also pursue recoveries from insurers in the Gulf countries and keep the agreements with them up to date.',
      ar: 'وتتابع كذلك استرداد المبالغ من شركات التأمين الخليجية وتُبقي الاتفاقيات معها محدّثة.',
    },
    {
      en: 'Three years in motor claims in a Gulf country, a driving licence, and Arabic and English at work level. You report to Al Khobar and visit it twice a month.',
      ar: 'خبرة ثلاث سنوات في مطالبات المركبات في دولة خليجية، ورخصة قيادة، والعربية والإنجليزية بمستوى مهني. ترتبط بمكتب الخبر وتزوره مرتين في الشهر.',
    },
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
