import type { SeedJob } from '../content-types.ts';

export const reinsuranceRelationsManager: SeedJob = {
  key: 'reinsurance-relations-manager',
  title: { en: 'Reinsurance Relations Manager', ar: 'مدير علاقات إعادة التأمين' },
  subTitle: { en: 'Dubai, Reinsurance', ar: 'دبي، إدارة إعادة التأمين' },
  level: { en: 'Manager', ar: 'مدير' },
  location: 'United Arab Emirates',
  image: 'job-office',
  description: [
    {
      en: 'Large risks are shared. You look after the reinsurers and brokers in Dubai who carry part of ours, and you negotiate the treaties that decide how much we can accept at home.',
      ar: 'الأخطار الكبيرة تُتقاسم. تتولى علاقتنا بمعيدي التأمين والوسطاء في دبي ممن يتحملون جزءًا منها، وتفاوض على الاتفاقيات التي تحدد قدرتنا على القبول في المملكة.',
    },
    {
      en: 'Between renewals you place single large risks, chase cash calls after big losses and keep the credit rating of every partner under watch.',
      ar: 'وبين مواسم التجديد تُسند الأخطار الكبيرة المفردة، وتتابع مطالبات السداد بعد الخسائر الجسيمة، وتراقب التصنيف الائتماني لكل شريك.',
    },
    {
      en: 'You report to the chief underwriting officer in Riyadh and meet the risk committee twice a year.',
      ar: 'ترتبط برئيس الاكتتاب في الرياض وتلتقي لجنة المخاطر مرتين في السنة.',
    },
    {
      en: 'We look for eight years in reinsurance, experience with property, engineering and marine treaties, and a steady hand in long negotiations.',
      ar: 'نبحث عن خبرة ثماني سنوات في إعادة التأمين، ومعرفة باتفاقيات الممتلكات والهندسي والبحري، ونَفَس طويل في التفاوض.',
    },
  ],
  areaOfExpertise: [
    { en: 'Treaty structure and pricing', ar: 'هيكلة الاتفاقيات وتسعيرها' },
    { en: 'Facultative placement', ar: 'إسناد إعادة التأمين الاختيارية' },
    { en: 'Counterparty credit risk', ar: 'مخاطر ائتمان الأطراف المقابلة' },
    { en: 'Loss notifications and collections', ar: 'إشعارات الخسائر والتحصيل' },
  ],
  tags: [
    { en: 'Reinsurance', ar: 'إعادة تأمين' },
    { en: 'Corporate', ar: 'منشآت' },
    { en: 'Leadership', ar: 'قيادة' },
  ],
};
