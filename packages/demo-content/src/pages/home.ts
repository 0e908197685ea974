import { company } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { pricedPlanHead } from '../plan-heads.ts';
import { openingHours } from '../service-standards.ts';
import { reachUs } from './reach-us.ts';

/** Riyadh, Jeddah, Al Khobar and Makkah: the first four of the full list, so that the two pages never disagree. */
const mainBranches = reachUs.sections.find((section) => section.name === 'our_branches')?.items?.slice(0, 4) ?? [];

const [motor, travel, visitVisa] = [lowestOf('motor'), lowestOf('travel'), lowestOf('visit-visa')];

export const home: SeedPage = {
  name: 'home',
  title: { en: 'Waad Insurance', ar: 'وعد للتأمين' },
  meta: {
    title: { en: 'Insurance that keeps its word — Waad Insurance', ar: 'تأمين يفي بوعده — وعد للتأمين' },
    description: {
      en: 'Motor, travel, visit visa, health, business and savings insurance in Saudi Arabia. Get a quote, file a claim or find a branch.',
      ar: 'تأمين المركبات والسفر وتأشيرة الزيارة والصحة والأعمال والادخار في المملكة. اطلب عرض سعر أو قدّم مطالبة أو ابحث عن أقرب فرع.',
    },
  },
  sections: [
    {
      name: 'cover',
      content: {
        title: { en: 'A promise you can read, and hold us to', ar: 'وعد واضح، ونحن ملتزمون به' },
        description: {
          en: 'For your car, journey, family and business, in words you understand. Car, trip or visitor: see the price at once.',
          ar: 'تأمين لسيارتك وسفرك وأسرتك وأعمالك، تفهمه من أول قراءة. وسعر السيارة والسفر والزائر فورًا.',
        },
        buttonText: { en: 'See your price', ar: 'اعرف سعرك' },
        buttonLink: '/get-a-quote',
        image: 'hero-home',
      },
    },
    {
      name: 'shortcuts',
      content: { header: { en: 'What do you need to do?', ar: 'كيف نخدمك اليوم؟' } },
      items: [
        {
          icon: 'icon-claim',
          title: { en: 'File a claim', ar: 'تقديم مطالبة' },
          description: {
            en: 'It takes about 10 minutes.',
            ar: 'أخبرنا بما حدث في نحو 10 دقائق.',
          },
          redirectUrl: '/submit-claim',
        },
        {
          icon: 'icon-track',
          title: { en: 'Track a claim', ar: 'تتبّع مطالبة' },
          description: {
            en: 'By claim number and ID or Iqama.',
            ar: 'برقم المطالبة والهوية أو الإقامة.',
          },
          redirectUrl: '/claims#form',
        },
        {
          icon: 'icon-extend',
          title: { en: 'Extend visit insurance', ar: 'تمديد تأمين الزيارة' },
          description: {
            en: 'For a visitor who stays longer.',
            ar: 'لزائر ستطول إقامته.',
          },
          redirectUrl: '/extend-insurance',
        },
        {
          icon: 'icon-hospital',
          title: { en: 'Find a hospital', ar: 'البحث عن مستشفى' },
          description: {
            en: 'Hospitals, clinics and pharmacies.',
            ar: 'مستشفيات وعيادات وصيدليات شبكتنا.',
          },
          redirectUrl: '/find-a-provider',
        },
        {
          icon: 'icon-branch',
          title: { en: 'Branches', ar: 'الفروع' },
          description: {
            en: 'Addresses, phones, opening hours.',
            ar: 'العناوين والهواتف وساعات العمل.',
          },
          redirectUrl: '/reach-us',
        },
        {
          icon: 'icon-complaint',
          title: { en: 'Complaints', ar: 'الشكاوى' },
          description: {
            en: 'Say what went wrong, or follow up.',
            ar: 'قدّم شكوى أو تابع شكوى سابقة.',
          },
          redirectUrl: '/complaints',
        },
      ],
    },
    {
      name: 'slider',
      content: { header: { en: 'For you and your family', ar: 'لك ولأسرتك' } },
      items: [
        {
          title: { en: 'Motor insurance', ar: 'تأمين المركبات' },
          description: {
            en: `Third party ${motor.en}, or comprehensive with roadside help.`,
            ar: `ضد الغير ${motor.ar}، والشامل مع المساعدة على الطريق.`,
          },
          image: 'motor',
          redirectText: { en: 'See motor insurance', ar: 'تفاصيل تأمين المركبات' },
          chooseType: { type: 'link', href: '/motor-insurance' },
        },
        {
          title: { en: 'Travel insurance', ar: 'تأمين السفر' },
          description: {
            en: `Medical care, baggage and cancellation, ${travel.en}.`,
            ar: `العلاج والأمتعة وإلغاء السفر، ${travel.ar}.`,
          },
          image: 'travel',
          redirectText: { en: 'See travel insurance', ar: 'تفاصيل تأمين السفر' },
          chooseType: { type: 'link', href: '/travel-insurance' },
        },
        {
          title: { en: 'Visit visa insurance', ar: 'تأمين تأشيرة الزيارة' },
          description: {
            en: `Emergency medical cover for visitors, ${visitVisa.en}.`,
            ar: `علاج الزائر في الطوارئ، ${visitVisa.ar}.`,
          },
          image: 'visit-visa',
          redirectText: { en: 'See visit visa insurance', ar: 'تفاصيل تأمين تأشيرة الزيارة' },
          chooseType: { type: 'link', href: '/visit-visa-travel-insurance' },
        },
        {
          title: { en: 'Waad Al Ajyal Gold', ar: 'وعد الأجيال الذهبي' },
          description: {
            en: 'Save for a child’s education. The plan goes on even if you no longer can.',
            ar: 'ادخر لتعليم أبنائك في برنامج يستمر حتى لو حال ظرف دون مواصلتك الدفع.',
          },
          image: 'waad-ajyal',
          redirectText: { en: 'See Waad Al Ajyal Gold', ar: 'تفاصيل وعد الأجيال الذهبي' },
          chooseType: { type: 'link', href: '/waad-alAjyal-gold' },
        },
        {
          title: { en: 'Waad Al Istiqrar Gold', ar: 'وعد الاستقرار الذهبي' },
          description: {
            en: 'A second income for the years after work, built at your own pace.',
            ar: 'دخل إضافي لسنوات ما بعد العمل، تبنيه بالقدر الذي يناسبك.',
          },
          image: 'waad-istiqrar',
          redirectText: { en: 'See Waad Al Istiqrar Gold', ar: 'تفاصيل وعد الاستقرار الذهبي' },
          chooseType: { type: 'link', href: '/waad-isteqrar-gold' },
        },
        {
          title: { en: 'Waad Al Ousra', ar: 'وعد الأسرة' },
          description: {
            en: 'Money for your family if you die or can no longer work.',
            ar: 'مبلغ يسند أسرتك عند الوفاة أو العجز عن العمل، لا قدر الله.',
          },
          image: 'waad-ousra',
          redirectText: { en: 'See Waad Al Ousra', ar: 'تفاصيل وعد الأسرة' },
          chooseType: { type: 'link', href: '/waad-ousra' },
        },
        {
          title: { en: 'Travellers’ guide', ar: 'دليل المسافر' },
          description: {
            en: 'What to take along, and whom to call when something goes wrong abroad.',
            ar: 'ما تأخذه معك، وبمن تتصل إن حدث طارئ في الخارج.',
          },
          image: 'travellers-guide',
          redirectText: { en: 'Read the guide', ar: 'اقرأ الدليل' },
          chooseType: { type: 'link', href: '/travellers-guide' },
        },
      ],
    },
    {
      name: 'card',
      content: { header: { en: 'For your business', ar: 'لأعمالك' } },
      items: [
        {
          title: { en: 'Marine', ar: 'التأمين البحري' },
          description: {
            en: 'Cargo by sea, air and road, and the vessels that carry it.',
            ar: 'البضائع المنقولة بحرًا وجوًا وبرًا، والسفن التي تحملها.',
          },
          logo: 'icon-marine',
          redirectText: { en: 'See marine insurance', ar: 'تفاصيل التأمين البحري' },
          redirectUrl: '/marine-insurance',
        },
        {
          title: { en: 'Health', ar: 'التأمين الصحي' },
          description: {
            en: 'Compulsory health cover for employees and their families.',
            ar: 'التغطية الصحية الإلزامية للموظفين وأسرهم.',
          },
          logo: 'icon-health',
          redirectText: { en: 'See health insurance', ar: 'تفاصيل التأمين الصحي' },
          redirectUrl: '/health-insurance',
        },
        {
          title: { en: 'Liability', ar: 'تأمين المسؤوليات' },
          description: {
            en: 'When someone holds your business responsible for a loss.',
            ar: 'عندما يُطلب من منشأتك تعويض الآخرين عن ضرر لحق بهم.',
          },
          logo: 'icon-liability',
          redirectText: { en: 'See liability insurance', ar: 'تفاصيل تأمين المسؤوليات' },
          redirectUrl: '/liability-insurance',
        },
        {
          title: { en: 'Engineering', ar: 'التأمين الهندسي' },
          description: {
            en: 'Construction sites, machinery and hidden building defects.',
            ar: 'مواقع الإنشاء والآلات والعيوب الخفية في المباني.',
          },
          logo: 'icon-engineering',
          redirectText: { en: 'See engineering insurance', ar: 'تفاصيل التأمين الهندسي' },
          redirectUrl: '/engineering-insurance',
        },
        {
          title: { en: 'Pecuniary', ar: 'تأمين الخسائر المالية' },
          description: {
            en: 'Cash, staff dishonesty and income lost while you cannot trade.',
            ar: 'النقد وخيانة الأمانة والدخل المفقود عند توقف النشاط.',
          },
          logo: 'icon-pecuniary',
          redirectText: { en: 'See pecuniary insurance', ar: 'تفاصيل تأمين الخسائر المالية' },
          redirectUrl: '/pecuniary-insurance',
        },
        {
          title: { en: 'Property and casualty', ar: 'تأمين الممتلكات والحوادث' },
          description: {
            en: 'Buildings, stock and equipment against fire, theft and more.',
            ar: 'المباني والمخزون والمعدات ضد الحريق والسرقة وغيرهما.',
          },
          logo: 'icon-property',
          redirectText: { en: 'See property insurance', ar: 'تفاصيل تأمين الممتلكات والحوادث' },
          redirectUrl: '/property-casualty',
        },
        {
          title: { en: 'Trade credit', ar: 'تأمين الائتمان التجاري' },
          description: {
            en: 'Protection when a buyer does not pay an invoice.',
            ar: 'حماية لمستحقاتك إذا لم يسدد المشتري فاتورته.',
          },
          logo: 'icon-credit',
          redirectText: { en: 'See trade credit insurance', ar: 'تفاصيل تأمين الائتمان التجاري' },
          redirectUrl: '/trade-credit-insurance',
        },
        {
          title: { en: 'Several covers at once', ar: 'عدة تغطيات معًا' },
          description: {
            en: 'Tell us about your business once and get one answer for all of them.',
            ar: 'عرّفنا بمنشأتك مرة واحدة، ويصلك رد واحد عنها جميعًا.',
          },
          logo: 'icon-shield',
          redirectText: { en: 'Ask for a company quote', ar: 'اطلب عرضًا لمنشأتك' },
          redirectUrl: '/details-request',
        },
        {
          title: { en: 'A claim for your company', ar: 'مطالبة لمنشأتك' },
          description: {
            en: 'Once every document is here, we decide within 45 days.',
            ar: 'بعد اكتمال المستندات نبت في المطالبة خلال 45 يومًا.',
          },
          logo: 'icon-document',
          redirectText: { en: 'File a company claim', ar: 'قدّم مطالبة منشأة' },
          redirectUrl: '/submit-claim',
        },
      ],
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: '13', ar: '13' },
          title: {
            en: 'products for people and companies',
            ar: 'منتجًا تأمينيًا للأفراد والشركات',
          },
        },
        {
          header: { en: '15 days', ar: '15 يومًا' },
          title: {
            en: 'at most to decide an individual claim once we have all the documents',
            ar: 'حدًا أقصى للبت في مطالبة الأفراد بعد اكتمال المستندات',
          },
        },
        {
          header: { en: '14 hours', ar: '14 ساعة' },
          title: {
            en: 'a day when our care line answers, every day of the week',
            ar: 'يوميًا يرد فيها مركز العناية بالعملاء، طوال أيام الأسبوع',
          },
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'What you can expect from us', ar: 'ما تتوقعه منا' } },
      items: [
        {
          title: { en: 'Words before signatures', ar: 'الوضوح قبل التوقيع' },
          description: {
            en: 'Every product page says what is covered and what is not. You can read the policy wording before you buy.',
            ar: 'توضح صفحة كل منتج ما تغطيه الوثيقة وما تستثنيه، ويمكنك قراءة نص الوثيقة قبل الشراء.',
          },
        },
        {
          title: { en: 'One reference for each request', ar: 'رقم مرجعي لكل طلب' },
          description: {
            en: 'You get a number as soon as you send a request, and it works by phone, online and in a branch.',
            ar: 'يصلك رقم فور إرسال طلبك، وتتابعه به هاتفيًا أو عبر الموقع أو في الفرع.',
          },
        },
        {
          title: { en: 'Reasons with every decision', ar: 'قرار مع أسبابه' },
          description: {
            en: 'If we pay less than you asked, or do not pay, we say why in writing and how you can object.',
            ar: 'إذا صرفنا أقل مما طلبت أو اعتذرنا عن الصرف، نبيّن لك السبب كتابيًا ونوضح طريقة الاعتراض.',
          },
        },
        {
          title: { en: 'A share of the surplus', ar: 'نصيبك من الفائض' },
          description: {
            en: 'Cooperative insurance means that part of a good year comes back to policyholders who qualify. See [surplus distribution](/surplus-distribution).',
            ar: 'في التأمين التعاوني يعود جزء من فائض عمليات التأمين إلى حملة الوثائق المستحقين. اطلع على [توزيع الفائض](/surplus-distribution).',
          },
        },
      ],
    },
    {
      name: 'whoWeAre',
      content: {
        title: { en: 'Who we are', ar: 'من نحن' },
        subTitle: {
          en: 'A Saudi cooperative insurer since 2009',
          ar: 'شركة سعودية للتأمين التعاوني منذ عام 2009',
        },
        description: {
          en: `Waad means promise. We insure cars, journeys, health, property and trade, and we offer protection and savings products for the plans that take years: a child’s education, an income after work, a family that stays secure.

Protection and savings products are run under the guidance of an independent Sharia committee, and their accounts are kept apart from our other business. [Read more about Waad](/who-we-are), or open our [financial reports](/financial-performance) of each year.`,
          ar: `اسمنا هو التزامنا. نؤمّن المركبات والسفر والصحة والممتلكات والتجارة، ونقدم منتجات الحماية والادخار للخطط التي تحتاج إلى سنوات: تعليم الأبناء، ودخل لما بعد العمل، وأسرة مطمئنة.

تُدار منتجات الحماية والادخار بإشراف لجنة شرعية مستقلة، وتُمسك حساباتها منفصلة عن بقية أعمالنا. [اقرأ المزيد عن وعد](/who-we-are)، أو افتح [التقارير المالية](/financial-performance) لكل سنة.`,
        },
        image: 'door',
      },
    },
    {
      name: 'largeSlider',
      content: {
        title: { en: 'News', ar: 'الأخبار' },
        description: { en: 'What is new at Waad.', ar: 'آخر المستجدات لدى وعد.' },
        viewAllButtonText: { en: 'More about Waad', ar: 'المزيد عن وعد' },
        buttonLink: '/who-we-are',
      },
      items: [
        {
          image: 'news-branches',
          title: { en: 'A branch where you live', ar: 'فرع قريب منك' },
          description: {
            en: 'Our branch list now shows a map, a direct phone number and the opening hours of each branch, so that you can plan your visit.',
            ar: 'أصبحت قائمة فروعنا تعرض خريطة ورقم هاتف مباشرًا وساعات العمل لكل فرع، لتخطط لزيارتك بسهولة.',
          },
          buttonText: { en: 'Find a branch', ar: 'ابحث عن فرع' },
          buttonLink: '/reach-us',
        },
        {
          image: 'news-results',
          title: { en: 'Third-quarter results for 2026', ar: 'نتائج الربع الثالث من عام 2026' },
          description: {
            en: 'The reviewed interim statements are ready to download in English and Arabic, next to the reports of earlier years.',
            ar: 'القوائم المالية الأولية المفحوصة متاحة للتحميل بالعربية والإنجليزية، إلى جانب تقارير السنوات السابقة.',
          },
          buttonText: { en: 'See the reports', ar: 'اطلع على التقارير' },
          buttonLink: '/financial-performance',
        },
        {
          image: 'news-app',
          title: { en: 'Visit visa services on your phone', ar: 'خدمات تأشيرة الزيارة من جوالك' },
          description: {
            en: 'Activate, extend or cancel a visitor’s policy online. You need the visa and passport numbers, not copies of them.',
            ar: 'فعّل وثيقة الزائر أو مددها أو ألغها إلكترونيًا. تكفي أرقام التأشيرة والجواز، ولا حاجة إلى صورهما.',
          },
          buttonText: { en: 'See visit visa services', ar: 'خدمات تأشيرة الزيارة' },
          buttonLink: '/visit-visa-travel-insurance',
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions we hear often', ar: 'أسئلة تتكرر' } },
      items: [
        {
          question: { en: 'What is cooperative insurance?', ar: 'ما التأمين التعاوني؟' },
          answer: {
            en: 'Policyholders pay into a common account, and claims are paid from it. The insurer runs the account. When a year ends with a surplus, part of it goes back to policyholders who qualify.',
            ar: 'يسهم حملة الوثائق بأقساطهم في حساب مشترك تُدفع منه المطالبات، وتتولى الشركة إدارته. وإذا انتهت السنة بفائض، عاد جزء منه إلى حملة الوثائق المستحقين.',
          },
        },
        {
          question: {
            en: 'Should I choose third party or comprehensive motor cover?',
            ar: 'هل أختار تأمين المركبات ضد الغير أم الشامل؟',
          },
          answer: {
            en: 'Third party cover pays for harm you cause to others and is required by law. Comprehensive also pays for your own car. If you could not afford to repair or replace it yourself, choose comprehensive. [Compare the plans](/motor-insurance).',
            ar: 'يغطي التأمين ضد الغير ما تلحقه بالآخرين من ضرر، وهو إلزامي نظامًا. أما الشامل فيغطي مركبتك أيضًا. إذا كان إصلاحها أو استبدالها على حسابك يثقل عليك، فاختر الشامل. [قارن بين الخطط](/motor-insurance).',
          },
        },
        {
          question: { en: 'How long does a claim take?', ar: 'كم يستغرق البت في المطالبة؟' },
          answer: {
            en: 'We contact you within 3 working days and tell you if a document is missing. Once everything is here, an individual claim is decided within 15 days and a company claim within 45 days.',
            ar: 'نتواصل معك خلال 3 أيام عمل ونخبرك بأي مستند ناقص. وبعد اكتمال المستندات نبت في مطالبات الأفراد خلال 15 يومًا وفي مطالبات الشركات خلال 45 يومًا.',
          },
        },
        {
          question: { en: 'How can I prove that I am insured?', ar: 'كيف أثبت أن لدي تأمينًا ساريًا؟' },
          answer: {
            en: 'Your policy schedule arrives by email when you buy. Motor, health and visitor policies are also reported to the official systems, so you seldom need to show paper. With the Schengen and Worldwide plans of travel insurance comes a certificate in Arabic and English for the embassy; for other policies ask us for one.',
            ar: 'يصلك جدول الوثيقة بالبريد الإلكتروني عند الشراء. كما تُسجَّل وثائق المركبات والصحة والزوار في الأنظمة الرسمية، فقلّما تحتاج إلى ورقة. ومع خطتي شنغن والعالمية من تأمين السفر تصلك شهادة بالعربية والإنجليزية للسفارة، ولغيرهما اطلب منا شهادة.',
          },
        },
        {
          question: { en: 'What can I do if I disagree with a decision?', ar: 'ماذا أفعل إذا لم أوافق على قراركم؟' },
          answer: {
            en: 'Send a [complaint](/complaints). It gets its own reference and we answer in writing within 10 working days. If the answer does not satisfy you, you can take it to the Insurance Authority.',
            ar: 'قدّم [شكوى](/complaints)، وستحصل على رقم مرجعي ورد مكتوب خلال 10 أيام عمل. وإذا لم يرضك الرد، فيمكنك التقدم إلى هيئة التأمين.',
          },
        },
      ],
    },
    {
      name: 'our_branches',
      content: {
        title: { en: 'Our branches', ar: 'فروعنا' },
        description: {
          en: 'Four of our seven branches. Bring your policy number and your ID or Iqama number. The full list is under [Reach Us](/reach-us).',
          ar: 'أربعة من فروعنا السبعة. أحضر معك رقم الوثيقة ورقم الهوية أو الإقامة، وتجد القائمة كاملة في صفحة [فروعنا](/reach-us).',
        },
      },
      items: mainBranches,
    },
    {
      name: 'contact_information',
      content: {
        title: { en: 'Talk to a person', ar: 'تحدث إلينا مباشرة' },
        description: {
          en: 'Call the care line or write to us. If you write, we answer within 2 working days.',
          ar: 'اتصل بمركز العناية بالعملاء أو راسلنا. وإن راسلتنا، يصلك الرد خلال يومي عمل.',
        },
        phoneNumber: company.tollFree,
        email: company.careEmail,
        openingHours: openingHours.careLine,
        buttonText: { en: 'Send a message', ar: 'أرسل رسالة' },
        buttonUrl: '/contact-us',
      },
    },
  ],
};

/** What the cheapest plan of a product costs at least, as the head of its table of plans says. */
function lowestOf(product: string) {
  return pricedPlanHead(product).plan1Price;
}
