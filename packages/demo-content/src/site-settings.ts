import { type RequestKind, requestKinds } from '@insurer/contract/forms/forms.ts';
import { company, emergencyNumbers, unifiedAreas } from './company.ts';
import type { Both, SeedOption } from './content-types.ts';
import { cancellationReasons, cities, products } from './option-lists.ts';
import { openingHours } from './service-standards.ts';
import { synonyms } from './synonyms.ts';

const { unified, ambulance, civilDefence, trafficPolice, police, najm } = emergencyNumbers;

/** Site settings as docs/contract.md has them; a `Both` stands for a key and its Arabic translation, an empty frame is not set. */
export type SeedSiteSettings = {
  company: {
    name: Both;
    address: Both;
    po_box: string;
    phone: string;
    fax: string;
    toll_free: string;
    capital: Both;
    commercial_registration: string;
    royal_decree_number: string;
    royal_decree_date: Both;
    site_url: string;
    regulated_by: Both;
  };
  footer: {
    links: { label: Both; url: string }[];
    contact: { phone: string; tel_url: string };
    social_media: {
      platform: 'x' | 'instagram' | 'facebook' | 'linkedin';
      url: string;
    }[];
    copyright: Both;
  };
  frames: {
    claim_tracking: Both;
    complaint_form: Both;
    complaint_tracking: Both;
    e_services: Both;
    allowed_hosts: string[];
  };
  facts: { opening_hours: Both; roadside_phone: string; complaints_phone: string; emergency_note: Both };
  careers_direction: 'ltr' | 'auto';
  synonyms: { words: string[] }[];
  options: {
    cancellation_reasons: SeedOption[];
    products: SeedOption[];
    cities: SeedOption[];
  };
  service_requests: { accepted: RequestKind[] };
};

/** No address: the site's own pages stand in (decision D11). */
const noFrame: Both = { en: '', ar: '' };

export const siteSettings: SeedSiteSettings = {
  company: {
    name: company.name,
    address: company.address,
    po_box: company.poBox,
    phone: company.phone,
    fax: company.fax,
    toll_free: company.tollFree,
    capital: company.capital,
    commercial_registration: company.commercialRegistration,
    royal_decree_number: company.royalDecreeNumber,
    royal_decree_date: company.royalDecreeDate,
    site_url: company.siteUrl,
    regulated_by: company.regulatedBy,
  },
  footer: {
    // Labels and order are as specified, the surprising ones too (decision D3).
    links: [
      { label: { en: 'About', ar: 'عن وعد' }, url: '/who-we-are' },
      { label: { en: 'Customer Service', ar: 'خدمة العملاء' }, url: '/claims' },
      { label: { en: 'Careers', ar: 'الوظائف' }, url: '/careers' },
      { label: { en: 'Get a Quote', ar: 'اطلب عرض سعر' }, url: '/contact-us' },
      {
        label: { en: 'Customer Rights', ar: 'حقوق العملاء' },
        url: '/customer-rights',
      },
      {
        label: { en: 'Terms and Conditions', ar: 'الشروط والأحكام' },
        url: '/terms-and-conditions',
      },
      {
        label: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
        url: '/privacy-policy',
      },
      {
        label: { en: 'Data Sharing', ar: 'مشاركة البيانات' },
        url: '/data-sharing',
      },
      {
        label: { en: 'Report Fraud', ar: 'الإبلاغ عن الاحتيال' },
        url: '/report-fraud',
      },
      { label: { en: 'Accessibility', ar: 'إمكانية الوصول' }, url: '/accessibility' },
    ],
    contact: { phone: company.tollFree, tel_url: 'tel:8002000140' },
    social_media: [
      { platform: 'x', url: 'https://x.com/waad_insurance_demo' },
      {
        platform: 'instagram',
        url: 'https://www.instagram.com/waad_insurance_demo',
      },
      {
        platform: 'facebook',
        url: 'https://www.facebook.com/waad.insurance.demo',
      },
      {
        platform: 'linkedin',
        url: 'https://www.linkedin.com/company/waad-insurance-demo',
      },
    ],
    copyright: {
      en: '© {year} Waad Insurance. All rights reserved.',
      ar: '© {year} وعد للتأمين. جميع الحقوق محفوظة.',
    },
  },
  frames: {
    claim_tracking: noFrame,
    complaint_form: noFrame,
    complaint_tracking: noFrame,
    e_services: noFrame,
    allowed_hosts: ['www.openstreetmap.org', 'www.google.com'],
  },
  facts: {
    opening_hours: openingHours.careLine,
    roadside_phone: company.roadsidePhone,
    complaints_phone: company.complaintsPhone,
    emergency_note: {
      en: `Make sure everyone is safe. Injury or danger: ${unified} in ${unifiedAreas.en}; elsewhere ambulance ${ambulance}, civil defence ${civilDefence}, police ${police}, traffic ${trafficPolice}. No injury: Najm ${najm}.`,
      ar: `تأكد أولًا من سلامة الجميع. عند إصابة أو خطر: ${unified} في ${unifiedAreas.ar}، وفي غيرها الإسعاف ${ambulance} والدفاع المدني ${civilDefence} والشرطة ${police} والمرور ${trafficPolice}. بلا إصابة: نجم ${najm}.`,
    },
  },
  careers_direction: 'ltr',
  synonyms: synonyms.map((words) => ({ words: [...words] })),
  options: { cancellation_reasons: cancellationReasons, products, cities },
  service_requests: { accepted: [...requestKinds] },
};
