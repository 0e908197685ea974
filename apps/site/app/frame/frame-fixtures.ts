import type { Header } from '@insurer/contract/header.ts';
import { readHeader } from '@insurer/contract/header.ts';
import type { Language } from '@insurer/contract/language.ts';
import { readSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';

const page = (title: string, title_ar: string, link: string) => ({ title, title_ar, link });

/** The response of GET /headers with the specified navigation (FRAME-02 to FRAME-05). */
export const headerResponse = {
  logo: '/media/logo.png?w=312&h=80',
  logo_alt: 'Waad, home',
  logo_alt_ar: 'وعد، الرئيسية',
  button_label: 'Get a Quote',
  button_label_ar: 'اطلب عرض سعر',
  data: [
    { ...page('Home', 'الرئيسية', 'null'), pages: [] },
    {
      ...page('About', 'عن وعد', '/about'),
      pages: [
        page('Who We Are', 'من نحن', 'who-we-are'),
        page('Financial Performance', 'الأداء المالي', '/financial-performance'),
        page('Reach Us', 'فروعنا', '/reach-us'),
        page('Board Directors', 'مجلس الإدارة', '/board-director'),
      ],
    },
    {
      ...page('Individual Products', 'منتجات الأفراد', ''),
      pages: [
        page('Motor Insurance', 'تأمين المركبات', '/motor-insurance'),
        page('Travel Insurance', 'تأمين السفر', '/travel-insurance'),
      ],
    },
    {
      ...page('Corporate Products', 'منتجات الشركات', '/corporate'),
      pages: [{ title: 'Marine Insurance', link: '/marine-insurance' }, page('Health', 'الصحي', '/health-insurance')],
    },
    {
      ...page('Customer Service', 'خدمة العملاء', '/claims'),
      pages: [page('Claims', 'المطالبات', '/claims'), page('Contact Us', 'تواصل معنا', '/contact-us')],
    },
    { ...page('Careers', 'الوظائف', '/careers'), pages: [] },
  ],
};

/** A header as the reader makes it, for tests and the gallery. */
export function headerOf(language: Language = 'en', response: unknown = headerResponse): Header {
  return readHeader(response, language).header;
}

/** The response of GET /site-settings with every detail that the footer shows. */
const settingsResponse = {
  data: {
    company: {
      name: 'Waad Insurance',
      name_ar: 'وعد للتأمين',
      address: 'King Fahd Road, Riyadh',
      address_ar: 'طريق الملك فهد، الرياض',
      po_box: '55512',
      phone: '+966 11 200 0140',
      fax: '+966 11 200 0141',
      toll_free: '800 200 0140',
      capital: 'SR 600,000,000',
      capital_ar: '600,000,000 ريال سعودي',
      commercial_registration: '1010900140',
      royal_decree_number: 'M/140',
      royal_decree_date: '08/04/2009',
      site_url: 'https://group.waad.example',
      regulated_by: 'Waad is regulated and supervised by the Insurance Authority.',
      regulated_by_ar: 'تخضع وعد لرقابة هيئة التأمين وإشرافها.',
    },
    footer: {
      links: [{ label: 'About us', label_ar: 'عنا', url: '/who-we-are' }],
      contact: { phone: '920 000 140', tel_url: 'tel:920000140' },
      social_media: [
        { platform: 'x', url: 'https://x.com/waad' },
        { platform: 'instagram', url: 'https://instagram.com/waad' },
        { platform: 'facebook', url: 'https://facebook.com/waad' },
        { platform: 'linkedin', url: 'https://linkedin.com/company/waad' },
      ],
      copyright: '© {year} Waad',
      copyright_ar: '© {year} وعد',
    },
    frames: { e_services: 'https://portal.example/en', e_services_ar: 'https://portal.example/ar' },
  },
};

/** Site settings as the reader makes them, for tests and the gallery. */
export function settingsOf(language: Language = 'en', response: unknown = settingsResponse): SiteSettings {
  return readSiteSettings(response, language);
}
