import { company, toCall } from '../company.ts';
import type { Both, SeedPage } from '../content-types.ts';
import { travelCoverQuestions } from '../cover-questions/travel.ts';
import { plansWith, pricedPlanHead } from '../plan-heads.ts';
import { visaCertificate } from '../rates.ts';
import { travelLimits } from '../service-standards.ts';
import { workedExamples } from '../worked-examples.ts';

const certificates = plansWith('travel', visaCertificate);
const [certificate1, certificate2, certificate3] = certificates.map(({ has }) =>
  has ? { en: 'Included', ar: 'مشمولة' } : undefined,
);
const named = (has: boolean, language: keyof Both) =>
  certificates.filter((plan) => plan.has === has).map(({ label }) => label[language]);
const certificatePlans: Both = {
  en: `It is part of the ${named(true, 'en').join(' and ')} plans; ${named(false, 'en').join(' and ')} has none.`,
  ar: `وهي ضمن خطتي ${named(true, 'ar').join(' و')}، ولا تشملها الخطة ${named(false, 'ar').join(' و')}.`,
};

export const travelInsurance: SeedPage = {
  name: 'travel-insurance',
  title: { en: 'Travel Insurance', ar: 'تأمين السفر' },
  group: 'individual-products',
  meta: {
    title: { en: 'Travel insurance — Waad Insurance', ar: 'تأمين السفر — وعد للتأمين' },
    description: {
      en: 'Travel cover for one trip or a whole year: Gulf and Arab countries, or Schengen and worldwide with a certificate for your visa.',
      ar: 'تأمين سفر لرحلة واحدة أو لسنة كاملة: الخليج والدول العربية، أو شنغن والعالم مع شهادة لطلب التأشيرة.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'travel-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Leave home with one worry less', ar: 'سافر وبالك مطمئن' },
        description: {
          en: `A broken leg abroad can cost more than the whole holiday. Travel insurance pays for emergency care outside the Kingdom, brings you home if it has to, and covers the money you lose when a trip is cancelled, cut short or delayed.

It is for residents of Saudi Arabia of any nationality, from 3 months to ${travelLimits.eldest} years old, who leave for leisure, business, study visits of up to ${travelLimits.days} days or Schengen travel. Buy it before you leave: cover cannot start while you are already abroad.`,
          ar: `قد تتجاوز تكلفة علاج كسر في الخارج تكلفة الرحلة كلها. يتكفل تأمين السفر بالعلاج الطارئ خارج المملكة، وبإعادتك إليها متى لزم الأمر، ويعوضك عما تخسره إذا أُلغيت رحلتك أو انقطعت أو تأخرت.

وهو للمقيمين في المملكة من جميع الجنسيات، من عمر 3 أشهر إلى ${travelLimits.eldest} سنة، سواء كان السفر للسياحة أو العمل أو زيارة دراسية لا تتجاوز ${travelLimits.days} يومًا أو إلى دول شنغن. اشترِ الوثيقة قبل المغادرة، إذ لا يمكن أن تبدأ التغطية وأنت في الخارج.`,
        },
        buttonText: { en: 'See your price', ar: 'اعرف سعرك' },
        buttonUrl: '/quote/travel',
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Choose by where you go', ar: 'اختر حسب وجهتك' } },
      items: [
        {
          title: { en: 'Gulf and Arab countries', ar: 'الخليج والدول العربية' },
          description: {
            en: 'For road trips, family visits and short flights. Driving your own car abroad needs the [motor extension](/motor-insurance) as well.',
            ar: 'للسفر برًا وزيارة الأقارب والرحلات القصيرة. وإذا كنت ستقود سيارتك خارج المملكة، فأنت بحاجة أيضًا إلى [امتداد تأمين المركبات](/motor-insurance).',
          },
        },
        {
          title: { en: 'Schengen', ar: 'دول شنغن' },
          description: {
            en: 'Meets what the consulates ask for: at least EUR 30,000 of medical cover, no deductible on emergencies, valid in every Schengen state.',
            ar: 'تستوفي ما تطلبه القنصليات: تغطية طبية لا تقل عن 30,000 يورو، دون مبلغ تحمل في الحالات الطارئة، وسارية في جميع دول شنغن.',
          },
        },
        {
          title: { en: 'Worldwide', ar: 'جميع أنحاء العالم' },
          description: {
            en: 'Any country, the United States and Canada among them, where a day in hospital costs more than anywhere else: hence the highest sum.',
            ar: 'أي دولة في العالم، ومنها الولايات المتحدة وكندا حيث يكلّف يوم المستشفى أكثر من أي بلد آخر، ولهذا فإن حدّ التغطية في هذه الخطة هو الأعلى.',
          },
        },
        {
          title: { en: 'One trip or a year of trips', ar: 'رحلة واحدة أو رحلات سنة كاملة' },
          description: {
            en: 'A single-trip policy lasts up to 92 days. An annual policy covers every trip of the year, up to 45 days each. From the third trip the annual policy is usually cheaper. The price online is for one trip; [ask us for the annual one](/get-a-quote?product=travel).',
            ar: 'تصل مدة وثيقة الرحلة الواحدة إلى 92 يومًا. أما الوثيقة السنوية فتغطي جميع رحلاتك خلال السنة، بحد أقصى 45 يومًا للرحلة، وتكون عادةً أوفر ابتداءً من الرحلة الثالثة. السعر في الموقع لرحلة واحدة، أما الوثيقة السنوية [فاطلب منا عرض سعرها](/get-a-quote?product=travel).',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'What each plan pays, for one person', ar: 'حدود كل خطة للشخص الواحد' },
        ...pricedPlanHead('travel'),
      },
      items: [
        {
          title: { en: 'Emergency medical care', ar: 'العلاج الطبي الطارئ' },
          plan1: { en: 'SAR 180,000', ar: '180,000 ريال' },
          plan2: { en: 'SAR 260,000', ar: '260,000 ريال' },
          plan3: { en: 'SAR 1,750,000', ar: '1,750,000 ريال' },
        },
        {
          title: { en: 'Emergency dental care', ar: 'علاج الأسنان الطارئ' },
          plan1: { en: 'SAR 750', ar: '750 ريالًا' },
          plan2: { en: 'SAR 1,100', ar: '1,100 ريال' },
          plan3: { en: 'SAR 1,800', ar: '1,800 ريال' },
        },
        {
          title: { en: 'Medical evacuation and return', ar: 'الإخلاء الطبي والإعادة إلى المملكة' },
          plan1: { en: 'Actual cost', ar: 'التكلفة الفعلية' },
          plan2: { en: 'Actual cost', ar: 'التكلفة الفعلية' },
          plan3: { en: 'Actual cost', ar: 'التكلفة الفعلية' },
        },
        {
          title: { en: 'Cancelled or shortened trip', ar: 'إلغاء الرحلة أو قطعها' },
          plan1: { en: 'SAR 4,000', ar: '4,000 ريال' },
          plan2: { en: 'SAR 7,500', ar: '7,500 ريال' },
          plan3: { en: 'SAR 12,000', ar: '12,000 ريال' },
        },
        {
          title: { en: 'Missed departure', ar: 'فوات موعد المغادرة' },
          plan2: { en: 'SAR 1,200', ar: '1,200 ريال' },
          plan3: { en: 'SAR 1,650', ar: '1,650 ريالًا' },
        },
        {
          title: { en: 'Delay of more than 6 hours', ar: 'تأخر يتجاوز 6 ساعات' },
          plan1: { en: 'SAR 400', ar: '400 ريال' },
          plan2: { en: 'SAR 600', ar: '600 ريال' },
          plan3: { en: 'SAR 850', ar: '850 ريالًا' },
        },
        {
          title: { en: 'Lost or damaged baggage', ar: 'فقدان الأمتعة أو تلفها' },
          plan1: { en: 'SAR 2,500', ar: '2,500 ريال' },
          plan2: { en: 'SAR 4,500', ar: '4,500 ريال' },
          plan3: { en: 'SAR 6,500', ar: '6,500 ريال' },
        },
        {
          title: { en: 'Lost passport', ar: 'فقدان جواز السفر' },
          plan1: { en: 'SAR 500', ar: '500 ريال' },
          plan2: { en: 'SAR 900', ar: '900 ريال' },
          plan3: { en: 'SAR 1,300', ar: '1,300 ريال' },
        },
        {
          title: { en: 'Personal liability', ar: 'المسؤولية الشخصية' },
          plan2: { en: 'SAR 600,000', ar: '600,000 ريال' },
          plan3: { en: 'SAR 1,400,000', ar: '1,400,000 ريال' },
        },
        {
          title: { en: 'Winter sports', ar: 'الرياضات الشتوية' },
          plan2: { en: 'As an extra', ar: 'تغطية إضافية' },
          plan3: { en: 'As an extra', ar: 'تغطية إضافية' },
        },
        {
          title: visaCertificate,
          ...(certificate1 && { plan1: certificate1 }),
          ...(certificate2 && { plan2: certificate2 }),
          ...(certificate3 && { plan3: certificate3 }),
        },
      ],
    },
    {
      name: 'checklist',
      content: {
        header: { en: 'Part of every plan', ar: 'مشمول في جميع الخطط' },
        buttonText: { en: 'Read the travellers’ guide', ar: 'اقرأ دليل المسافر' },
        buttonUrl: '/travellers-guide',
      },
      items: [
        {
          title: { en: 'Help by phone, day and night', ar: 'مساعدة هاتفية ليلًا ونهارًا' },
          description: {
            en: 'Our assistance team speaks Arabic and English, finds a hospital and guarantees the bill where it can.',
            ar: 'فريق المساعدة يتحدث العربية والإنجليزية، ويرشدك إلى مستشفى ويضمن فاتورته متى أمكن.',
          },
        },
        {
          title: { en: 'Sudden illness and accidents', ar: 'المرض المفاجئ والحوادث' },
          description: {
            en: 'Doctor, hospital, surgery, medicine and ambulance, including COVID-19.',
            ar: 'الطبيب والمستشفى والجراحة والدواء والإسعاف، ويشمل ذلك الإصابة بكوفيد-19.',
          },
        },
        {
          title: { en: 'Someone at your side', ar: 'مرافق إلى جانبك' },
          description: {
            en: 'A return ticket and hotel for one relative if you stay in hospital for more than 7 days.',
            ar: 'تذكرة ذهاب وعودة وإقامة لأحد أقاربك إذا تجاوز تنويمك 7 أيام.',
          },
        },
        {
          title: { en: 'Children brought home', ar: 'إعادة الأطفال إلى المملكة' },
          description: {
            en: 'We bring children under 16 home with an escort when the adult with them is in hospital.',
            ar: 'نعيد الأطفال دون 16 سنة برفقة مختص إذا نُوّم البالغ المسافر معهم.',
          },
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'travellers-guide',
        header: { en: 'A certificate for your visa, the same day', ar: 'شهادة التأشيرة في اليوم نفسه' },
        description: {
          en: `You receive the certificate by email with the policy, in Arabic and English. It names each traveller as in the passport, and states the dates, the countries and the amount of medical cover. ${certificatePlans.en}

If the consulate refuses the visa, send us the refusal notice before the policy starts and we refund the premium.`,
          ar: `تصلك الشهادة بالبريد الإلكتروني مع الوثيقة، بالعربية والإنجليزية. وفيها اسم كل مسافر كما في جوازه، والتواريخ والدول ومبلغ التغطية الطبية. ${certificatePlans.ar}

وإذا رفضت القنصلية طلب التأشيرة، فأرسل إلينا إشعار الرفض قبل بدء الوثيقة لنعيد إليك القسط.`,
        },
      },
    },
    workedExamples.travel,
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا تغطيه الوثيقة' },
        description: { en: 'Choose a topic to see the limits.', ar: 'اختر موضوعًا لتعرف حدود التغطية فيه.' },
      },
      items: [
        {
          tag: { en: 'Health', ar: 'الصحة' },
          text: {
            en: `- Illnesses you already had, unless we agreed to cover them
- Travel against a doctor’s advice, or to get treatment
- Check-ups and care that can wait until you are home
- Pregnancy after week 28, and normal birth`,
            ar: `- الأمراض الموجودة قبل السفر ما لم نوافق على تغطيتها
- السفر خلافًا لنصيحة الطبيب أو بغرض العلاج
- الفحوص والعلاج الذي يحتمل التأجيل إلى حين العودة
- الحمل بعد الأسبوع 28 والولادة الطبيعية`,
          },
        },
        {
          tag: { en: 'Activities', ar: 'الأنشطة' },
          text: {
            en: `- Professional sport, and climbing with ropes
- Diving below 30 metres or without a licence
- Winter sports, unless you add them
- Manual work abroad`,
            ar: `- الرياضة الاحترافية وتسلق الجبال بالحبال
- الغوص لأعمق من 30 مترًا أو دون رخصة
- الرياضات الشتوية ما لم تُضف إلى الوثيقة
- العمل اليدوي في الخارج`,
          },
        },
        {
          tag: { en: 'Belongings', ar: 'الأمتعة' },
          text: {
            en: `- Cash, jewellery and watches above SAR 1,500 in total
- Things left without watch in a public place
- A loss that you did not report within 24 hours
- Wear, scratches and broken screens`,
            ar: `- النقد والمجوهرات والساعات فيما يتجاوز 1,500 ريال في مجموعها
- الأغراض المتروكة دون مراقبة في مكان عام
- الفقدان الذي لم يُبلّغ عنه خلال 24 ساعة
- الاستهلاك والخدوش وكسر الشاشات`,
          },
        },
        {
          tag: { en: 'Places and events', ar: 'الأماكن والأحداث' },
          text: {
            en: `- Countries that Saudi authorities advise against on the day you buy
- War, and unrest in which you take part
- An event that was publicly known before you bought the policy`,
            ar: `- الدول التي تحذر الجهات السعودية من السفر إليها يوم شراء الوثيقة
- الحروب، والاضطرابات التي تشارك فيها
- الأحداث المعلنة قبل شراء الوثيقة`,
          },
        },
      ],
    },
    travelCoverQuestions,
    {
      name: 'single_blog',
      content: {
        header: { en: 'How to claim', ar: 'كيف تقدّم مطالبتك' },
        description: {
          en: `1. **In an emergency, call first.** Ring ${toCall(company.assistancePhone)} from anywhere. We open the case and tell the hospital who pays.
2. **Collect documents while you are there.** Medical report and itemised bills; the airline’s written confirmation for delay or baggage; a police report for theft.
3. **Claim within 30 days of coming home.** Use the online form. We need your policy number, ID or Iqama number, travel dates and IBAN.
4. **We decide.** You hear from us within 3 working days, and have a decision within 15 days of the last document.`,
          ar: `1. **في الطوارئ اتصل أولًا.** رقمنا من أي مكان ${toCall(company.assistancePhone)}، فنفتح الحالة ونبلغ المستشفى بالجهة التي ستدفع.
2. **اجمع الأوراق وأنت هناك.** التقرير الطبي والفواتير المفصلة، وإفادة مكتوبة من شركة الطيران عن التأخر أو الأمتعة، وبلاغ الشرطة عند السرقة.
3. **قدّم المطالبة خلال 30 يومًا من عودتك.** عبر النموذج الإلكتروني، وجهّز رقم الوثيقة ورقم الهوية أو الإقامة وتواريخ السفر ورقم الآيبان.
4. **يصدر القرار.** نتواصل معك خلال 3 أيام عمل، ونبت في المطالبة خلال 15 يومًا من استلام آخر مستند.`,
        },
        buttonText: { en: 'File a travel claim', ar: 'قدّم مطالبة سفر' },
        buttonUrl: '/submit-claim',
      },
    },
    {
      name: 'faq',
      content: { header: { en: 'Travel insurance questions', ar: 'أسئلة عن تأمين السفر' } },
      items: [
        {
          question: { en: 'Can I buy cover on the day I fly?', ar: 'هل يمكنني شراء الوثيقة يوم السفر؟' },
          answer: {
            en: 'Yes, until you pass through passport control. Cancellation cover only helps if you buy earlier, so we suggest buying when you book.',
            ar: 'نعم، قبل إنهاء إجراءات الجوازات. لكن تغطية الإلغاء لا تفيدك إلا إذا اشتريت الوثيقة مبكرًا، لذلك ننصح بشرائها عند الحجز.',
          },
        },
        {
          question: { en: 'Does one policy cover my family?', ar: 'هل تغطي وثيقة واحدة أسرتي؟' },
          answer: {
            en: 'Yes. A family policy covers you, your spouse and up to six children under 21. The limits in the table apply to each person.',
            ar: 'نعم، تشملك وثيقة الأسرة مع الزوج أو الزوجة وستة أبناء دون 21 سنة كحد أقصى. والحدود المبينة في الجدول لكل شخص على حدة.',
          },
        },
        {
          question: { en: 'I have diabetes. Am I covered?', ar: 'أنا مصاب بالسكري، فهل تشملني التغطية؟' },
          answer: {
            en: 'Tell us when you ask for the quote. A stable illness that has needed no hospital stay in the last 6 months can usually be covered up to SAR 35,000. What you tell us is used for this policy only.',
            ar: 'أخبرنا بذلك عند طلب عرض السعر. يمكن غالبًا تغطية المرض المستقر الذي لم يستدعِ تنويمًا خلال 6 أشهر، بحد أقصى 35,000 ريال. ولا نستخدم ما تخبرنا به إلا لهذه الوثيقة.',
          },
        },
        {
          question: { en: 'Can I extend the policy while I am away?', ar: 'هل أستطيع تمديد الوثيقة وأنا مسافر؟' },
          answer: {
            en: 'Once, if you ask before it ends and have not claimed. The whole trip may not be longer than 92 days.',
            ar: 'نعم، مرة واحدة، إذا طلبت ذلك قبل انتهائها ولم تقدم مطالبة، على ألا تتجاوز الرحلة كلها 92 يومًا.',
          },
        },
        {
          question: { en: 'What if I change my travel dates?', ar: 'ماذا لو تغيرت مواعيد سفري؟' },
          answer: {
            en: 'Before the policy starts you can move the dates without charge. Write to us with the policy number and the new dates.',
            ar: 'يمكنك تعديل المواعيد مجانًا قبل بدء الوثيقة. راسلنا برقم الوثيقة والمواعيد الجديدة.',
          },
        },
        {
          question: {
            en: 'Does it cover Umrah visitors coming to the Kingdom?',
            ar: 'هل يشمل القادمين إلى المملكة للعمرة؟',
          },
          answer: {
            en: 'No. This policy is for residents who travel abroad. Visitors need [visit visa insurance](/visit-visa-travel-insurance), and Umrah visitors are insured together with their visa.',
            ar: 'لا، هذه الوثيقة للمقيمين المسافرين إلى الخارج. للزائر [تأمين تأشيرة الزيارة](/visit-visa-travel-insurance)، أما المعتمر فتأمينه مرتبط بتأشيرته.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'The wording has every condition; the table of benefits is a summary on two pages.',
          ar: 'نص الوثيقة يتضمن جميع الشروط، وجدول المنافع يلخصها في صفحتين.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Travel policy wording', ar: 'نص وثيقة تأمين السفر' },
          pdf: { en: 'travel-policy-wording-en', ar: 'travel-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Travel table of benefits', ar: 'جدول منافع تأمين السفر' },
          pdf: { en: 'travel-table-of-benefits-en', ar: 'travel-table-of-benefits-ar' },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Where to go next', ar: 'خطوتك التالية' } },
      items: [
        { text: { en: 'See your price', ar: 'اعرف سعرك' }, textUrl: '/quote/travel' },
        { text: { en: 'Read the travellers’ guide', ar: 'اقرأ دليل المسافر' }, textUrl: '/travellers-guide' },
        { text: { en: 'File a travel claim', ar: 'قدّم مطالبة سفر' }, textUrl: '/submit-claim' },
      ],
    },
  ],
};
