import type { ChangedTexts } from '../changed-texts.ts';
import { requestKinds } from '../forms/forms.ts';

const entry = (title: string, title_ar: string, link: string) => ({ title, title_ar, link });
const item = (title: string, title_ar: string, link: string, pages: ReturnType<typeof entry>[] = []) => {
  return { ...entry(title, title_ar, link), pages };
};

/** GET /headers with the specified navigation (FRAME-02 to FRAME-05). */
export const headersExample = {
  logo: '/media/logo.png',
  logo_alt: 'Example Insurance',
  logo_alt_ar: 'المثال للتأمين',
  button_label: 'Get a Quote',
  button_label_ar: 'اطلب عرض سعر',
  data: [
    item('Home', 'الرئيسية', 'null'),
    item('About', 'عن الشركة', '/who-we-are', [
      entry('Who We Are', 'من نحن', '/who-we-are'),
      entry('Financial Performance', 'الأداء المالي', '/financial-performance'),
      entry('Reach Us', 'مواقعنا', '/reach-us'),
      entry('Board Directors', 'أعضاء مجلس الإدارة', '/board-director'),
    ]),
    item('Individual Products', 'منتجات الأفراد', '/motor-insurance', [
      entry('Motor', 'تأمين المركبات', '/motor-insurance'),
      entry('Travel', 'تأمين السفر', '/travel-insurance'),
      // FRAME-17 names these three addresses (decision D17, Product addresses); what stands there any insurer may call so.
      entry('Education Savings', 'الادخار للتعليم', '/waad-alAjyal-gold'),
      entry('Retirement Savings', 'الادخار للتقاعد', '/waad-isteqrar-gold'),
      entry('Family Protection', 'حماية الأسرة', '/waad-ousra'),
      entry('Visit Visa', 'تأمين تأشيرة الزيارة', '/visit-visa-travel-insurance'),
    ]),
    item('Corporate Products', 'منتجات الشركات', '/marine-insurance', [
      entry('Marine', 'التأمين البحري', '/marine-insurance'),
      entry('Health', 'التأمين الصحي', '/health-insurance'),
      entry('Liability', 'تأمين المسؤوليات', '/liability-insurance'),
      entry('Engineering', 'التأمين الهندسي', '/engineering-insurance'),
      entry('Pecuniary', 'تأمين الخسائر المالية', '/pecuniary-insurance'),
      entry('Property & Casualty', 'تأمين الممتلكات والحوادث', '/property-casualty'),
      entry('Trade Credit', 'تأمين الائتمان التجاري', '/trade-credit-insurance'),
    ]),
    item('Customer Service', 'خدمة العملاء', '/claims', [
      entry('Claims', 'المطالبات', '/claims'),
      entry('Complaints', 'الشكاوى', '/complaints'),
      entry('Medical Network', 'الشبكة الطبية', '/medical-network'),
      entry('Contact Us', 'اتصل بنا', '/contact-us'),
      entry('Surplus Distribution', 'توزيع الفائض', '/surplus-distribution'),
    ]),
    item('Careers', 'الوظائف', '/careers'),
  ],
};

/** GET /redirects with a page that was renamed. */
export const redirectsExample = { data: { items: [{ from: 'old-sample', to: '/sample-page', status: 301 }] } };

const option = (value: string, label: string, label_ar: string) => ({ value, label, label_ar });

/** GET /site-settings with every part filled. */
export const siteSettingsExample = {
  data: {
    company: {
      name: 'Example Insurance',
      name_ar: 'المثال للتأمين',
      address: '7421 King Fahd Road, Riyadh 12333',
      address_ar: '7421 طريق الملك فهد، الرياض 12333',
      po_box: '55512',
      phone: '+966 11 200 0140',
      fax: '+966 11 200 0141',
      toll_free: '800 200 0140',
      capital: 'SR 600,000,000',
      capital_ar: '600,000,000 ريال سعودي',
      commercial_registration: '1010900140',
      royal_decree_number: 'M/140',
      royal_decree_date: '12/04/1430H (08/04/2009)',
      royal_decree_date_ar: '12/04/1430هـ (08/04/2009م)',
      site_url: 'https://group.insurer.example',
      regulated_by: 'Regulated and supervised by the Insurance Authority.',
      regulated_by_ar: 'تخضع لرقابة هيئة التأمين وإشرافها.',
    },
    footer: {
      links: [
        { label: 'About', label_ar: 'عن الشركة', url: '/who-we-are' },
        { label: 'Customer Service', label_ar: 'خدمة العملاء', url: '/claims' },
        { label: 'Careers', label_ar: 'الوظائف', url: '/careers' },
        { label: 'Get a Quote', label_ar: 'اطلب عرض سعر', url: '/contact-us' },
        { label: 'Customer Rights', label_ar: 'حقوق العملاء', url: '/customer-rights' },
        { label: 'Terms and Conditions', label_ar: 'الشروط والأحكام', url: '/terms-and-conditions' },
        { label: 'Privacy Policy', label_ar: 'سياسة الخصوصية', url: '/privacy-policy' },
        { label: 'Data Sharing', label_ar: 'مشاركة البيانات', url: '/data-sharing' },
        { label: 'Report Fraud', label_ar: 'الإبلاغ عن الاحتيال', url: '/report-fraud' },
      ],
      contact: { phone: '800 200 0140', tel_url: 'tel:8002000140' },
      social_media: [
        { platform: 'x', url: 'https://x.com/insurer-example' },
        { platform: 'instagram', url: 'https://www.instagram.com/insurer-example' },
        { platform: 'facebook', url: 'https://www.facebook.com/insurer-example' },
        { platform: 'linkedin', url: 'https://www.linkedin.com/company/insurer-example' },
      ],
      copyright: '© {year} Example Insurance. All rights reserved.',
      copyright_ar: '© {year} المثال للتأمين. جميع الحقوق محفوظة.',
    },
    frames: { allowed_hosts: ['maps.example'] },
    options: {
      cancellation_reasons: [
        option('visa-rejected', 'The visa was rejected', 'رُفضت التأشيرة'),
        option('not-travelled', 'The visitor did not travel', 'لم يسافر الزائر'),
      ],
      products: [option('motor', 'Motor', 'تأمين المركبات'), option('health', 'Health', 'التأمين الصحي')],
      cities: [option('riyadh', 'Riyadh', 'الرياض'), option('jeddah', 'Jeddah', 'جدة')],
    },
    service_requests: { accepted: [...requestKinds] },
    texts: {
      'site.forms.keepReference': { en: 'Keep it: it finds your request.', ar: 'احتفظ به، فبه تجد طلبك.' },
      'forms.track-request.texts.intro': { ar: 'الرقم المرجعي ومعلومة واحدة مما أرسلته.' },
    } satisfies ChangedTexts,
  },
};

const job = (id: number, title: string, title_ar: string, location: string, location_ar: string) => ({
  id: String(id),
  title,
  title_ar,
  level: 'Specialist',
  level_ar: 'أخصائي',
  location,
  location_ar,
  tags: ['Full time', 'Riyadh'],
  tags_ar: ['دوام كامل', 'الرياض'],
  description: ['You settle claims with care.', 'You write so that people understand.'],
  description_ar: ['تسوّي المطالبات بعناية.', 'وتكتب بلغة يفهمها الناس.'],
  area_of_expertise: ['Claims', 'Customer care'],
  area_of_expertise_ar: ['المطالبات', 'خدمة العملاء'],
  updated_at: '2026-03-05T09:00:00.000Z',
});

/** The jobs and countries of GET /jobs without a filter. */
export const jobsExample = {
  jobs: [
    {
      ...job(1, 'Motor claims specialist', 'أخصائي مطالبات المركبات', 'Saudi Arabia', 'المملكة العربية السعودية'),
      image: '/media/job-1.png',
      sub_title: 'Claims',
      city: 'Riyadh',
      city_ar: 'الرياض',
      pay: 'SAR 11,000 to 15,000 a month',
      pay_ar: 'من 11,000 إلى 15,000 ريال شهريًا',
      closing_date: '2099-12-31',
      tasks: ['Assess damage', 'Agree the repair with the workshop'],
      tasks_ar: ['تقدير الأضرار', 'الاتفاق على الإصلاح مع الورشة'],
      requirements: ['Two years in motor claims'],
      requirements_ar: ['خبرة سنتين في مطالبات المركبات'],
      benefits: ['Health insurance for your family'],
      benefits_ar: ['تأمين صحي لك ولأسرتك'],
    },
    job(2, 'Medical underwriter', 'مكتتب تأمين طبي', 'Saudi Arabia', 'المملكة العربية السعودية'),
    job(3, 'Actuarial analyst', 'محلل اكتواري', 'Bahrain', 'البحرين'),
  ],
  countries: [
    { name: 'Saudi Arabia', name_ar: 'المملكة العربية السعودية', code: 'SA' },
    { name: 'Bahrain', name_ar: 'البحرين', code: 'BH' },
  ],
};

/** A request of GET /service-requests/{reference} that waits for its sender, who was written to once. */
export const requestDetailsExample = (reference: string) => ({
  reference,
  kind: 'extend-insurance',
  about: [{ label: '1 month', label_ar: 'شهر واحد' }],
  status: 'waiting-for-customer',
  status_history: [
    { status: 'received', at: '2026-11-20T08:00:00.000Z' },
    { status: 'waiting-for-customer', at: '2026-11-21T09:30:00.000Z' },
  ],
  created_at: '2026-11-20T08:00:00.000Z',
  due_at: '2026-11-24T13:00:00.000Z',
  language: 'en',
  stages: [
    { name: 'received', label: 'Received', label_ar: 'استلمنا الطلب', at: '2026-11-20T08:00:00.000Z' },
    { name: 'assessed', label: 'Assessed', label_ar: 'درسنا الطلب', at: '2026-11-21T09:30:00.000Z' },
  ],
  asked_for: [{ label: 'A photo of the visa', label_ar: 'صورة من التأشيرة' }],
  messages: [
    {
      id: 1,
      from: 'company',
      at: '2026-11-21T09:30:00.000Z',
      text: 'Please send us a photo of the visa.\nWe extend the insurance on the same day.',
      files: [{ name: 'how-to.pdf', size: 48_213, id: '7' }],
    },
  ],
});
