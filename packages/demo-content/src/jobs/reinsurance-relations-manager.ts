import type { SeedJob } from '../content-types.ts';

export const reinsuranceRelationsManager: SeedJob = {
  key: 'reinsurance-relations-manager',
  title: { en: 'Reinsurance Relations Manager', ar: 'مدير علاقات إعادة التأمين' },
  subTitle: { en: 'Dubai, Reinsurance', ar: 'دبي، إدارة إعادة التأمين' },
  level: { en: 'Manager', ar: 'مدير' },
  location: 'United Arab Emirates',
  image: 'job-reinsurance',
  city: { en: 'Dubai', ar: 'دبي' },
  pay: { en: 'AED 30,000 to 38,000 a month', ar: 'من 30,000 إلى 38,000 درهم إماراتي شهريًا' },
  postedDays: 45,
  description: [
    {
      en: 'Large risks are shared. You look after the reinsurers and brokers in Dubai who carry part of ours, and you negotiate the treaties that decide how much we can accept at home.',
      ar: 'الأخطار الكبيرة تُتقاسم. تتولى علاقتنا بمعيدي التأمين والوسطاء في دبي ممن يتحملون جزءًا منها، وتفاوض على الاتفاقيات التي تحدد قدرتنا على القبول في المملكة.',
    },
    {
      en: 'You report to the chief underwriting officer in Riyadh and meet the risk committee twice a year.',
      ar: 'ترتبط برئيس الاكتتاب في الرياض وتلتقي لجنة المخاطر مرتين في السنة.',
    },
  ],
  tasks: [
    { en: 'Negotiate the treaties of the year', ar: 'التفاوض على اتفاقيات السنة' },
    {
      en: 'Place single large risks, and chase cash calls after big losses',
      ar: 'إسناد الأخطار الكبيرة المفردة ومتابعة مطالبات السداد بعد الخسائر الجسيمة',
    },
    { en: 'Keep the credit rating of every partner under watch', ar: 'مراقبة التصنيف الائتماني لكل شريك' },
  ],
  requirements: [
    { en: 'Eight years in reinsurance', ar: 'خبرة ثماني سنوات في إعادة التأمين' },
    {
      en: 'Experience with property, engineering and marine treaties',
      ar: 'معرفة باتفاقيات الممتلكات والهندسي والبحري',
    },
    { en: 'A steady hand in long negotiations', ar: 'نَفَس طويل في التفاوض' },
  ],
  benefits: [
    { en: 'Housing and school allowance', ar: 'بدل سكن وتعليم' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
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
