import type { Both, GroupKey } from './content-types.ts';

/** A group of pages that share a side list (PAGE-08); `pages` are page names in the order they are listed. */
export type SeedPageGroup = { key: GroupKey; title: Both; pages: string[] };

export const pageGroups: SeedPageGroup[] = [
  {
    key: 'about',
    title: { en: 'About', ar: 'عن وعد' },
    pages: ['who-we-are', 'financial-performance', 'reach-us', 'board-director'],
  },
  {
    key: 'individual-products',
    title: { en: 'Individual Products', ar: 'منتجات الأفراد' },
    pages: [
      'motor-insurance',
      'travel-insurance',
      'waad-alAjyal-gold',
      'waad-isteqrar-gold',
      'waad-ousra',
      'visit-visa-travel-insurance',
    ],
  },
  {
    key: 'corporate-products',
    title: { en: 'Corporate Products', ar: 'منتجات الشركات' },
    pages: [
      'marine-insurance',
      'health-insurance',
      'liability-insurance',
      'engineering-insurance',
      'pecuniary-insurance',
      'property-casualty',
      'trade-credit-insurance',
    ],
  },
  {
    key: 'customer-service',
    title: { en: 'Customer Service', ar: 'خدمة العملاء' },
    pages: ['claims', 'complaints', 'medical-network', 'contact-us', 'surplus-distribution'],
  },
  {
    key: 'legal',
    title: { en: 'Your rights and our rules', ar: 'حقوقك وسياساتنا' },
    pages: ['customer-rights', 'data-sharing', 'terms-conditions', 'privacy-policy', 'report-fraud', 'accessibility'],
  },
];
