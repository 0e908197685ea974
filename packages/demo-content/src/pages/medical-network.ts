import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { planHead } from '../plan-heads.ts';
import { networkClasses, networkSize } from '../providers/network-size.ts';
import {
  clinics,
  dentalAndOptical,
  hospitals,
  pharmaciesAndLaboratories,
  placeAndClasses,
  type SampleProvider,
} from '../providers/sample-providers.ts';

function hospitalCard(provider: SampleProvider) {
  const { name, district } = provider;
  const { city, classes } = placeAndClasses(provider);
  return {
    title: name,
    logo: 'icon-hospital',
    redirectText: { en: `Phones and map: ${city.en}`, ar: `الهواتف والخريطة: ${city.ar}` },
    redirectUrl: `/find-a-provider?city=${encodeURIComponent(city.en)}&kind=hospital`,
    description: {
      en: `${district.en}, ${city.en}\n\nOpen to: ${classes.en}`,
      ar: `${district.ar}، ${city.ar}\n\nالفئات: ${classes.ar}`,
    },
  };
}

/** One list entry for each provider, as Markdown. */
function providerList(providers: SampleProvider[]) {
  const all = providers.map((one) => ({ ...one, ...placeAndClasses(one) }));
  return {
    en: all.map((one) => `- **${one.name.en}**, ${one.district.en}, ${one.city.en}. ${one.classes.en}`).join('\n'),
    ar: all.map((one) => `- **${one.name.ar}**، ${one.district.ar}، ${one.city.ar}. ${one.classes.ar}`).join('\n'),
  };
}

const inBoth = (count: number) => ({ en: String(count), ar: String(count) });

export const medicalNetwork: SeedPage = {
  name: 'medical-network',
  title: { en: 'Medical Network', ar: 'الشبكة الطبية' },
  group: 'customer-service',
  meta: {
    title: { en: 'Medical network — Waad Insurance', ar: 'الشبكة الطبية — وعد للتأمين' },
    description: {
      en: 'Hospitals, clinics, dentists and pharmacies for Waad members by class and city, lists to download, and approvals in 60 minutes.',
      ar: 'المستشفيات والعيادات وطب الأسنان والصيدليات لعملاء وعد حسب الفئة والمدينة، وقوائم للتحميل، وموافقات خلال 60 دقيقة.',
    },
    // No synonyms: these would lead the finder of providers from one speciality, or from a hospital by name, to another.
    keywords: {
      en: 'dermatologist, skin doctor, eye doctor, pediatrician, children doctor, Sulaiman Al Habib hospital, Mouwasat, Dallah',
      ar: 'جلدية، دكتور أطفال، دكتور عيون، مستشفى سليمان الحبيب، المواساة، دله',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'medical-network-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Find a provider of your class', ar: 'ابحث عن مقدم خدمة ضمن فئتك' },
        description: {
          en: `In the network you show your ID or Iqama, pay your share of the visit, and go. We pay the rest to the provider.

Your class stands in your insurance certificate: Silver, Gold or Palm. Every class may use the providers of the classes below it. In an emergency go to the nearest hospital, whatever the class.

The list changes on the first day of each month. If you have an appointment with a specialist, ask the provider whether that doctor is part of our network too.`,
          ar: `داخل الشبكة تبرز هويتك أو إقامتك وتدفع نسبة تحملك عن الزيارة فقط، ونسدد الباقي لمقدم الخدمة.

تجد فئتك في شهادة التأمين: الفضية أو الذهبية أو النخلة، وكل فئة تستفيد من مقدمي الخدمة في الفئات الأدنى منها. وفي الحالات الطارئة توجّه إلى أقرب مستشفى أيًا كانت فئتك.

تُحدَّث القائمة في اليوم الأول من كل شهر. وإذا كان موعدك مع استشاري فاسأل مقدم الخدمة هل الطبيب نفسه ضمن شبكتنا.`,
        },
      },
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Number of providers by class', ar: 'عدد مقدمي الخدمة حسب الفئة' },
        rowsName: { en: 'Kind of provider', ar: 'نوع مقدم الخدمة' },
        ...planHead([networkClasses.silver, networkClasses.gold, networkClasses.palm]),
      },
      items: [
        ...Object.values(networkSize).map(({ title, silver, gold, palm }) => ({
          title,
          plan1: inBoth(silver),
          plan2: inBoth(gold),
          plan3: inBoth(palm),
        })),
        {
          title: { en: 'Home visits by a doctor', ar: 'زيارة الطبيب المنزلية' },
          plan2: { en: 'Riyadh, Jeddah', ar: 'الرياض وجدة' },
          plan3: { en: '7 cities', ar: '7 مدن' },
        },
      ],
    },
    {
      name: 'card',
      content: { header: { en: 'Hospitals: a selection', ar: 'مستشفيات مختارة من الشبكة' } },
      items: hospitals.map(hospitalCard),
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'Other providers: a selection', ar: 'مقدمو خدمة آخرون' },
        description: {
          en: 'Choose a type. The full lists for each region are below. All names here are demonstration content.',
          ar: 'اختر النوع، وتجد القوائم الكاملة لكل منطقة أدناه. جميع الأسماء الواردة هنا محتوى توضيحي.',
        },
      },
      items: [
        { tag: { en: 'Clinics', ar: 'العيادات' }, text: providerList(clinics) },
        { tag: { en: 'Dental and optical', ar: 'الأسنان والبصريات' }, text: providerList(dentalAndOptical) },
        {
          tag: { en: 'Pharmacies and laboratories', ar: 'الصيدليات والمختبرات' },
          text: providerList(pharmaciesAndLaboratories),
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Full lists by region', ar: 'القوائم الكاملة حسب المنطقة' },
        description: {
          en: 'Names, districts, phones and classes of all providers. Lists of 1 November 2026.',
          ar: 'أسماء جميع مقدمي الخدمة وأحياؤهم وهواتفهم وفئاتهم. قوائم 1 نوفمبر 2026.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Central region: Riyadh, Qassim, Hail', ar: 'المنطقة الوسطى: الرياض والقصيم وحائل' },
          pdf: { en: 'medical-network-central-en', ar: 'medical-network-central-ar' },
        },
        {
          pdfTitle: {
            en: 'Western region: Makkah, Jeddah, Taif, Madinah',
            ar: 'المنطقة الغربية: مكة المكرمة وجدة والطائف والمدينة المنورة',
          },
          pdf: { en: 'medical-network-western-en', ar: 'medical-network-western-ar' },
        },
        {
          pdfTitle: {
            en: 'Eastern region: Dammam, Al Khobar, Al Ahsa, Jubail',
            ar: 'المنطقة الشرقية: الدمام والخبر والأحساء والجبيل',
          },
          pdf: { en: 'medical-network-eastern-en', ar: 'medical-network-eastern-ar' },
        },
        {
          pdfTitle: {
            en: 'South and north: Asir, Al Baha, Jazan, Najran, Tabuk, Al Jawf, Northern Borders',
            ar: 'الجنوب والشمال: عسير والباحة وجازان ونجران وتبوك والجوف والحدود الشمالية',
          },
          pdf: { en: 'medical-network-south-north-en', ar: 'medical-network-south-north-ar' },
        },
        {
          pdfTitle: { en: 'Emergency hospitals for visit-visa policies', ar: 'مستشفيات الطوارئ لوثائق تأشيرة الزيارة' },
          pdf: { en: 'medical-network-visitors-en', ar: 'medical-network-visitors-ar' },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Approvals in 60 minutes', ar: 'الموافقات خلال 60 دقيقة' } },
      items: [
        {
          title: { en: 'When an approval is needed', ar: 'متى تلزم الموافقة' },
          description: {
            en: 'For stays in hospital, operations, MRI and CT scans, courses of physiotherapy, and single bills above SAR 1,200. Emergencies never wait for an approval.',
            ar: 'للتنويم والعمليات والرنين المغناطيسي والأشعة المقطعية وبرامج العلاج الطبيعي، وأي فاتورة تتجاوز 1,200 ريال. ولا تنتظر الحالات الطارئة أي موافقة.',
          },
        },
        {
          title: { en: 'Who asks, and what you see', ar: 'من يطلبها وكيف تعرف النتيجة' },
          description: {
            en: 'The provider sends the request while you are there. Our physicians answer day and night within 60 minutes, and the answer reaches your phone by text message.',
            ar: 'يرسل مقدم الخدمة الطلب وأنت لديه، ويردّ أطباؤنا على مدار الساعة خلال 60 دقيقة، وتصلك النتيجة برسالة نصية.',
          },
        },
        {
          title: { en: 'If it takes longer', ar: 'إذا تأخر الرد' },
          description: {
            en: `Call ${toCall(company.tollFree)} and choose 2. Say the ID number of the patient and the name of the hospital, and we find the request while you wait on the line.`,
            ar: `اتصل على ${toCall(company.tollFree)} واختر 2، واذكر رقم هوية المريض واسم المستشفى لنتتبع الطلب وأنت على الخط.`,
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about the network', ar: 'أسئلة عن الشبكة الطبية' } },
      items: [
        {
          question: { en: 'My hospital is not on the list. What now?', ar: 'مستشفاي ليس في القائمة، فماذا أفعل؟' },
          answer: {
            en: 'You can go there in an emergency. For planned treatment choose a provider on the list, or pay yourself; Palm members can [claim back](/submit-claim) the price we pay in the network.',
            ar: 'يمكنك مراجعته في الحالات الطارئة. وفي العلاج غير الطارئ اختر مقدم خدمة من القائمة أو ادفع على حسابك، ولمستفيدي فئة النخلة [طلب استرداد](/submit-claim) ما يعادل أسعار الشبكة.',
          },
        },
        {
          question: {
            en: 'A provider asked me to pay everything first. Is that right?',
            ar: 'طلب مقدم الخدمة دفع كامل المبلغ مقدمًا، فهل هذا صحيح؟',
          },
          answer: {
            en: 'No. In the network you pay your share only. Call us from the reception desk, and if you already paid, send the invoice as a claim.',
            ar: 'لا. لا تدفع داخل الشبكة سوى نسبة تحملك. اتصل بنا من مكتب الاستقبال، وإن كنت قد دفعت فأرسل الفاتورة ضمن مطالبة.',
          },
        },
        {
          question: {
            en: 'What if a provider leaves the network during my treatment?',
            ar: 'ماذا لو خرج مقدم الخدمة من الشبكة أثناء علاجي؟',
          },
          answer: {
            en: 'A stay in hospital is paid until discharge, and care in pregnancy until the birth. For other treatment we find you a new provider.',
            ar: 'نغطي التنويم حتى الخروج، ومتابعة الحمل حتى الولادة. وفي غير ذلك نرشدك إلى مقدم خدمة بديل.',
          },
        },
        {
          question: { en: 'Where can a visitor on a visit visa go?', ar: 'إلى أين يتوجه حامل تأشيرة الزيارة؟' },
          answer: {
            en: 'To the emergency department of any hospital; the list for visitors shows those that bill us directly. Read about [visit visa insurance](/visit-visa-travel-insurance).',
            ar: 'إلى قسم الطوارئ في أي مستشفى، وتبيّن قائمة الزوار المستشفيات التي تطالبنا مباشرة. اقرأ عن [تأمين تأشيرة الزيارة](/visit-visa-travel-insurance).',
          },
        },
        {
          question: { en: 'How can a clinic join the network?', ar: 'كيف تنضم عيادة إلى الشبكة؟' },
          answer: {
            en: 'Write to us through [contact us](/contact-us) with your licence number, city and specialities. The network team answers within 10 working days.',
            ar: 'راسلنا عبر صفحة [تواصل معنا](/contact-us) مع رقم الترخيص والمدينة والتخصصات، ويردّ فريق الشبكة خلال 10 أيام عمل.',
          },
        },
      ],
    },
  ],
};
