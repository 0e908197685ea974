import type { Both, ImageKey } from './content-types.ts';

type HeaderLink = { title: Both; link: string };

/** The navigation that the header renders; an item without pages is a plain link. */
export type SeedHeader = {
  logo: ImageKey;
  logoAlt: Both;
  buttonLabel: Both;
  items: (HeaderLink & { pages: HeaderLink[] })[];
};

/**
 * Items, order and paths are as specified (FRAME-02 to FRAME-20); product items lead to the first entry of their own list.
 * A name that says nothing of what it protects is explained: a menu is read before its page.
 */
export const header: SeedHeader = {
  logo: 'logo',
  logoAlt: {
    en: 'Waad Insurance, home page',
    ar: 'وعد للتأمين، الصفحة الرئيسية',
  },
  buttonLabel: { en: 'Get a Quote', ar: 'اطلب عرض سعر' },
  items: [
    { title: { en: 'Home', ar: 'الرئيسية' }, link: '/', pages: [] },
    {
      title: { en: 'About', ar: 'عن وعد' },
      link: '/who-we-are',
      pages: [
        { title: { en: 'Who We Are', ar: 'من نحن' }, link: '/who-we-are' },
        {
          title: { en: 'Financial Performance', ar: 'الأداء المالي' },
          link: '/financial-performance',
        },
        { title: { en: 'Reach Us', ar: 'فروعنا' }, link: '/reach-us' },
        {
          title: { en: 'Board Directors', ar: 'مجلس الإدارة' },
          link: '/board-director',
        },
      ],
    },
    {
      title: { en: 'Individual Products', ar: 'منتجات الأفراد' },
      link: '/motor-insurance',
      pages: [
        {
          title: { en: 'Motor Insurance', ar: 'تأمين المركبات' },
          link: '/motor-insurance',
        },
        {
          title: { en: 'Travel Insurance', ar: 'تأمين السفر' },
          link: '/travel-insurance',
        },
        {
          title: { en: 'Waad Al Ajyal Gold: children’s education', ar: 'وعد الأجيال الذهبي: تعليم الأبناء' },
          link: '/waad-alAjyal-gold',
        },
        {
          title: { en: 'Waad Al Istiqrar Gold: retirement income', ar: 'وعد الاستقرار الذهبي: دخل التقاعد' },
          link: '/waad-isteqrar-gold',
        },
        {
          title: { en: 'Waad Al Ousra: family protection', ar: 'وعد الأسرة: حماية عائلتك' },
          link: '/waad-ousra',
        },
        {
          title: {
            en: 'Visit Visa Travel Insurance',
            ar: 'تأمين تأشيرة الزيارة',
          },
          link: '/visit-visa-travel-insurance',
        },
      ],
    },
    {
      title: { en: 'Corporate Products', ar: 'منتجات الشركات' },
      link: '/marine-insurance',
      pages: [
        {
          title: { en: 'Marine Insurance', ar: 'التأمين البحري' },
          link: '/marine-insurance',
        },
        {
          title: { en: 'Health Insurance', ar: 'التأمين الصحي' },
          link: '/health-insurance',
        },
        {
          title: { en: 'Liability Insurance', ar: 'تأمين المسؤوليات' },
          link: '/liability-insurance',
        },
        {
          title: { en: 'Engineering Insurance', ar: 'التأمين الهندسي' },
          link: '/engineering-insurance',
        },
        {
          title: { en: 'Pecuniary Insurance', ar: 'تأمين الخسائر المالية' },
          link: '/pecuniary-insurance',
        },
        {
          title: { en: 'Property & Casualty', ar: 'تأمين الممتلكات والحوادث' },
          link: '/property-casualty',
        },
        {
          title: { en: 'Trade Credit Insurance', ar: 'تأمين الائتمان التجاري' },
          link: '/trade-credit-insurance',
        },
      ],
    },
    {
      title: { en: 'Customer Service', ar: 'خدمة العملاء' },
      link: '/claims',
      pages: [
        { title: { en: 'Claims', ar: 'المطالبات' }, link: '/claims' },
        { title: { en: 'Complaints', ar: 'الشكاوى' }, link: '/complaints' },
        {
          title: { en: 'Medical Network', ar: 'الشبكة الطبية' },
          link: '/medical-network',
        },
        { title: { en: 'Contact Us', ar: 'تواصل معنا' }, link: '/contact-us' },
        {
          title: { en: 'Surplus Distribution', ar: 'توزيع الفائض' },
          link: '/surplus-distribution',
        },
      ],
    },
    { title: { en: 'Careers', ar: 'الوظائف' }, link: '/careers', pages: [] },
  ],
};
