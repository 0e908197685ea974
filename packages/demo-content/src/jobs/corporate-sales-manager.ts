import type { SeedJob } from '../content-types.ts';

export const corporateSalesManager: SeedJob = {
  key: 'corporate-sales-manager',
  title: { en: 'Corporate Sales Manager', ar: 'مدير مبيعات المنشآت' },
  subTitle: { en: 'Al Khobar, Sales', ar: 'الخبر، إدارة المبيعات' },
  level: { en: 'Manager', ar: 'مدير' },
  location: 'Saudi Arabia',
  image: 'job-sales',
  city: { en: 'Al Khobar', ar: 'الخبر' },
  pay: { en: 'SAR 22,000 to 28,000 a month', ar: 'من 22,000 إلى 28,000 ريال شهريًا' },
  postedDays: 27,
  openDays: 60,
  description: [
    {
      en: 'You lead our work with companies in the Eastern Province: contractors, logistics, clinics and the suppliers of the energy sector.',
      ar: 'تقود أعمالنا مع منشآت المنطقة الشرقية: المقاولين وشركات الخدمات اللوجستية والعيادات وموردي قطاع الطاقة.',
    },
    {
      en: 'Half of your bonus follows new premium; the other half follows renewals and complaints. We want customers who stay.',
      ar: 'نصف مكافأتك مرتبط بالأقساط الجديدة، ونصفها الآخر بالتجديد وقلة الشكاوى، فما نريده عملاء يبقون معنا.',
    },
  ],
  tasks: [
    {
      en: 'Lead a team of six sales executives and plan their visits',
      ar: 'قيادة فريق من ستة تنفيذيي مبيعات وتخطيط زياراتهم',
    },
    { en: 'Join the difficult meetings yourself', ar: 'حضور الاجتماعات الصعبة بنفسك' },
    {
      en: 'See that a client hears about an exclusion before the signature and not after the loss',
      ar: 'الحرص على أن يعرف العميل الاستثناء قبل التوقيع لا بعد الخسارة',
    },
  ],
  requirements: [
    {
      en: 'Eight years in insurance sales, three of them as a team leader',
      ar: 'خبرة ثماني سنوات في مبيعات التأمين، منها ثلاث في قيادة فريق',
    },
    { en: 'A network among brokers in the Eastern Province', ar: 'علاقات مهنية مع وسطاء المنطقة الشرقية' },
  ],
  benefits: [
    { en: 'A car, and a bonus of up to four salaries a year', ar: 'سيارة، ومكافأة تصل إلى أربعة رواتب في السنة' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
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
