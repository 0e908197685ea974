import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { leftToRight } from '../left-to-right.ts';
import { answerWorkingDays, openingHours } from '../service-standards.ts';
import { reachUs } from './reach-us.ts';

/** The five largest branches; the page /reach-us has them all and is the one place where they are written down. */
const largestBranches = reachUs.sections.find((section) => section.name === 'our_branches')?.items?.slice(0, 5);

export const contactUs: SeedPage = {
  name: 'contact-us',
  title: { en: 'Contact Us', ar: 'تواصل معنا' },
  group: 'customer-service',
  meta: {
    title: { en: 'Contact us — Waad Insurance', ar: 'تواصل معنا — وعد للتأمين' },
    description: {
      en: 'Phone, email, branches in seven cities and a message form. We answer written messages within two working days.',
      ar: 'الهاتف والبريد الإلكتروني وفروع في سبع مدن ونموذج مراسلة. نردّ على الرسائل خلال يومي عمل.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'contact-wide' } },
    {
      name: 'contact_information',
      content: {
        title: { en: 'Talk to a person', ar: 'تحدث إلينا' },
        description: {
          en: `The number is free from every phone in the Kingdom, in Arabic and English. From abroad call ${company.phone}.

Help on the road is there day and night: ${toCall(company.roadsidePhone)}. Hospitals reach our physicians at any hour.`,
          ar: `الاتصال مجاني من أي هاتف داخل المملكة، بالعربية والإنجليزية. ومن الخارج اتصل على ${leftToRight(company.phone)}.

والمساعدة على الطريق متاحة ليلًا ونهارًا على ${toCall(company.roadsidePhone)}، وتصل المستشفيات إلى أطبائنا في أي ساعة.`,
        },
        phoneNumber: company.tollFree,
        email: company.careEmail,
        openingHours: openingHours.careLine,
        twitter: 'https://x.com/waad_insurance_demo',
        linkedIn: 'https://www.linkedin.com/company/waad-insurance-demo',
        instagram: 'https://www.instagram.com/waad_insurance_demo',
        facebook: 'https://www.facebook.com/waad.insurance.demo',
      },
    },
    {
      name: 'card',
      content: { header: { en: 'Often quicker than a message', ar: 'خدمات أسرع من المراسلة' } },
      items: [
        {
          title: { en: 'Claims', ar: 'المطالبات' },
          description: {
            en: 'File a claim in about 10 minutes, or see how far yours has come.',
            ar: 'قدّم مطالبة في نحو 10 دقائق، أو تابع مطالبتك.',
          },
          logo: 'icon-claim',
          redirectText: { en: 'Claim Center', ar: 'مركز المطالبات' },
          redirectUrl: '/claims',
        },
        {
          title: { en: 'Visit visa', ar: 'تأشيرة الزيارة' },
          description: {
            en: 'Extend a policy before the visa ends.',
            ar: 'مدّد الوثيقة قبل انتهاء التأشيرة.',
          },
          logo: 'icon-extend',
          redirectText: { en: 'Extend insurance', ar: 'تمديد التأمين' },
          redirectUrl: '/extend-insurance',
        },
        {
          title: { en: 'Complaints', ar: 'الشكاوى' },
          description: {
            en: `A written answer within ${answerWorkingDays.complaint} working days.`,
            ar: `ردّ مكتوب خلال ${answerWorkingDays.complaint} أيام عمل.`,
          },
          logo: 'icon-complaint',
          redirectText: { en: 'How to complain', ar: 'كيف تقدّم شكوى' },
          redirectUrl: '/complaints',
        },
      ],
    },
    {
      name: 'our_branches',
      content: {
        title: { en: 'Come and see us', ar: 'تفضّل بزيارتنا' },
        description: {
          en: `${openingHours.branches.en}. No appointment is needed. Two more branches and details of access are on [Reach Us](/reach-us).`,
          ar: `${openingHours.branches.ar}، دون موعد مسبق. وتجد فرعين آخرين ومعلومات التهيئة في صفحة [فروعنا](/reach-us).`,
        },
      },
      items: largestBranches,
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Before you write', ar: 'قبل أن تراسلنا' },
        description: {
          en: `The form below is for questions and suggestions. We answer within two working days, at the email address you give. Many answers are already under [frequent questions](/faqs-page).

- Put the policy number in the message if it is about a policy.
- Leave out card numbers, passwords and one-time codes. We never ask for them.
- Leave out medical details; for these, call us.

We keep messages for 24 months and then delete them. See our [privacy policy](/privacy-policy).`,
          ar: `النموذج أدناه مخصص للأسئلة والاقتراحات، ونردّ على بريدك الإلكتروني خلال يومي عمل. وقد تجد إجابتك في صفحة [الأسئلة الشائعة](/faqs-page).

- اذكر رقم الوثيقة إذا كانت رسالتك تتعلق بوثيقة.
- لا تكتب أرقام البطاقات أو كلمات المرور أو رموز التحقق، فنحن لا نطلبها أبدًا.
- لا تكتب تفاصيل طبية، واتصل بنا بشأنها.

نحتفظ بالرسائل 24 شهرًا ثم نتلفها. اطّلع على [سياسة الخصوصية](/privacy-policy).`,
        },
      },
    },
  ],
};
