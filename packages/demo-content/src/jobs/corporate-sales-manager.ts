import type { SeedJob } from '../content-types.ts';

export const corporateSalesManager: SeedJob = {
  key: 'corporate-sales-manager',
  title: { en: 'Corporate Sales Manager', ar: 'مدير مبيعات المنشآت' },
  subTitle: { en: 'Al Khobar, Sales', ar: 'الخبر، إدارة المبيعات' },
  level: { en: 'Manager', ar: 'مدير' },
  location: 'Saudi Arabia',
  image: 'job-field',
  description: [
    {
      en: 'You lead our work with companies in the Eastern Province: contractors, logistics, clinics and the suppliers of the energy sector.',
      ar: 'تقود أعمالنا مع منشآت المنطقة الشرقية: المقاولين وشركات الخدمات اللوجستية والعيادات وموردي قطاع الطاقة.',
    },
    {
      en: 'A team of six sales executives reports to you. You plan visits with them, join the difficult ones, and see that a client hears about an exclusion before the signature and not after the loss.',
      ar: 'يتبعك فريق من ستة تنفيذيي مبيعات، تخطط معهم للزيارات وتشاركهم الصعب منها، وتحرص على أن يعرف العميل الاستثناء قبل التوقيع لا بعد الخسارة.',
    },
    {
      en: 'Half of your bonus follows new premium; the other half follows renewals and complaints. We want customers who stay.',
      ar: 'نصف مكافأتك مرتبط بالأقساط الجديدة، ونصفها الآخر بالتجديد وقلة الشكاوى، فما نريده عملاء يبقون معنا.',
    },
    {
      en: 'We expect eight years in insurance sales, three of them as a team leader, and a network among brokers in the region.',
      ar: 'نتوقع خبرة ثماني سنوات في مبيعات التأمين، منها ثلاث في قيادة فريق، وعلاقات مهنية مع وسطاء المنطقة.',
    },
  ],
  areaOfExpertise: [
    { en: 'Corporate health and property programmes', ar: 'برامج التأمين الصحي والممتلكات للمنشآت' },
    { en: 'Broker and agent relations', ar: 'العلاقة مع الوسطاء والوكلاء' },
    { en: 'Team planning and coaching', ar: 'تخطيط الفريق وتوجيهه' },
    { en: 'Tenders and renewals', ar: 'المنافسات والتجديدات' },
    { en: 'Fair-selling rules', ar: 'قواعد البيع العادل' },
  ],
  tags: [
    { en: 'Sales', ar: 'مبيعات' },
    { en: 'Corporate', ar: 'منشآت' },
    { en: 'Leadership', ar: 'قيادة' },
  ],
};
