import { company, toCall, toCallAnywhere } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { visitVisaCoverQuestions } from '../cover-questions/visit-visa.ts';
import { extensionNotice } from '../extension-notice.ts';
import { pricedPlanHead } from '../plan-heads.ts';
import { workedExamples } from '../worked-examples.ts';

export const visitVisaTravelInsurance: SeedPage = {
  name: 'visit-visa-travel-insurance',
  title: { en: 'Visit Visa Travel Insurance', ar: 'تأمين تأشيرة الزيارة' },
  group: 'individual-products',
  meta: {
    title: { en: 'Visit visa insurance — Waad Insurance', ar: 'تأمين تأشيرة الزيارة — وعد للتأمين' },
    description: {
      en: 'Emergency medical cover for visitors to Saudi Arabia. Buy it, activate it on entry, extend it, or cancel it before entry.',
      ar: 'تغطية طبية طارئة لزوار المملكة. اشترِ الوثيقة وفعّلها عند الدخول ومددها إلكترونيًا، أو ألغها قبل الدخول.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'visit-visa-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Your guests are covered from the day they land', ar: 'ضيوفك مؤمَّنون منذ يوم وصولهم' },
        description: {
          en: `Everyone who comes to the Kingdom on a visit visa needs medical insurance for emergencies. The policy is tied to the visa: without it the visa is not issued, and without a new one it is not extended.

This page is for visitors, and for residents and citizens who invite parents, relatives or friends. Pilgrims, diplomats and guests of the state are insured in other ways and do not need it.`,
          ar: `يلزم كل قادم إلى المملكة بتأشيرة زيارة تأمين طبي للحالات الطارئة. والوثيقة مرتبطة بالتأشيرة، فلا تصدر التأشيرة دونها، ولا تُمدد إلا بوثيقة جديدة.

هذه الصفحة للزائر، وللمواطن أو المقيم الذي يستضيف والديه أو أقاربه أو أصدقاءه. أما الحجاج والمعتمرون والدبلوماسيون وضيوف الدولة فلهم ترتيبات أخرى ولا يحتاجون إليها.`,
        },
        buttonText: { en: 'See your price', ar: 'اعرف سعرك' },
        buttonUrl: '/quote/visit-visa',
      },
    },
    {
      name: 'card',
      content: { header: { en: 'Already have a policy?', ar: 'لديك وثيقة؟' }, icon: 'icon-visa' },
      items: [
        {
          title: { en: 'Activate', ar: 'تفعيل' },
          description: {
            en: 'Tell us the date of entry, so that hospitals see the cover. Takes 2 minutes.',
            ar: 'سجّل تاريخ الدخول لتظهر التغطية لدى المستشفيات. يستغرق دقيقتين.',
          },
          logo: 'icon-shield',
          redirectText: { en: 'Activate a policy', ar: 'فعّل الوثيقة' },
          redirectUrl: '/activate-visa',
        },
        {
          title: { en: 'Extend', ar: 'تمديد' },
          description: {
            en: `The visitor stays longer? Ask ${extensionNotice.en}. Takes 4 minutes.`,
            ar: `ستطول الزيارة؟ اطلب التمديد ${extensionNotice.ar}. يستغرق 4 دقائق.`,
          },
          logo: 'icon-extend',
          redirectText: { en: 'Extend a policy', ar: 'مدد الوثيقة' },
          redirectUrl: '/extend-insurance',
        },
        {
          title: { en: 'Cancel', ar: 'إلغاء' },
          description: {
            en: 'The visa was refused or nobody came? You get the premium back. Takes 8 minutes.',
            ar: 'رُفضت التأشيرة أو لم تتم الزيارة؟ نعيد إليك القسط. يستغرق 8 دقائق.',
          },
          logo: 'icon-document',
          redirectText: { en: 'Cancel a policy', ar: 'ألغِ الوثيقة' },
          redirectUrl: '/cancel-insurance',
        },
      ],
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: 'SAR 100,000', ar: '100,000 ريال' },
          title: { en: 'of emergency care for each visitor, at least', ar: 'للعلاج الطارئ لكل زائر على الأقل' },
        },
        {
          header: { en: 'Day 1', ar: 'اليوم الأول' },
          title: { en: 'cover begins on entry, not on purchase', ar: 'تبدأ التغطية من يوم الدخول لا من يوم الشراء' },
        },
        {
          header: { en: '60 days', ar: '60 يومًا' },
          title: { en: 'to claim a bill that you paid yourself', ar: 'لطلب استرداد فاتورة دفعتها بنفسك' },
        },
      ],
    },
    {
      name: 'checklist',
      content: {
        header: { en: 'What is covered', ar: 'ما تغطيه الوثيقة' },
        buttonText: { en: 'Find a hospital', ar: 'ابحث عن مستشفى' },
        buttonUrl: '/medical-network',
      },
      items: [
        {
          title: { en: 'Emergency treatment', ar: 'علاج الحالات الطارئة' },
          description: {
            en: 'Examination, tests, medicine, surgery and a stay in hospital when waiting would be dangerous.',
            ar: 'الكشف والفحوص والأدوية والجراحة والتنويم متى كان التأخير خطرًا على المريض.',
          },
        },
        {
          title: { en: 'Road accidents', ar: 'حوادث الطرق' },
          description: {
            en: 'Treatment of injuries from traffic accidents, whoever was at fault.',
            ar: 'علاج إصابات الحوادث المرورية أيًا كان المتسبب.',
          },
        },
        {
          title: { en: 'Emergency in pregnancy', ar: 'طوارئ الحمل والولادة' },
          description: {
            en: 'Complications and urgent delivery, up to SAR 5,000, 7,500 or 10,000 by plan.',
            ar: 'المضاعفات والولادة الطارئة حتى 5,000 أو 7,500 أو 10,000 ريال بحسب الخطة.',
          },
        },
        {
          title: { en: 'Dental pain and dialysis', ar: 'آلام الأسنان والغسيل الكلوي' },
          description: {
            en: 'Urgent dental treatment to end pain, and dialysis that cannot wait.',
            ar: 'علاج الأسنان العاجل لتسكين الألم، وغسيل الكلى الذي لا يحتمل التأجيل.',
          },
        },
        {
          title: { en: 'Ambulance and evacuation', ar: 'الإسعاف والإخلاء الطبي' },
          description: {
            en: 'Transport to the right hospital inside the Kingdom, or home when a doctor orders it.',
            ar: 'النقل إلى المستشفى المناسب داخل المملكة، أو إلى بلد الزائر إذا قرر الطبيب ذلك.',
          },
        },
        {
          title: { en: 'If the worst happens', ar: 'عند الوفاة، لا قدر الله' },
          description: {
            en: 'Preparing the body of the deceased and bringing it home.',
            ar: 'تجهيز جثمان المتوفى ونقله إلى بلده.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Three levels of cover', ar: 'ثلاثة مستويات من التغطية' },
        ...pricedPlanHead('visit-visa'),
      },
      items: [
        {
          title: { en: 'Limit for each visitor', ar: 'الحد الأقصى لكل زائر' },
          plan1: { en: 'SAR 100,000', ar: '100,000 ريال' },
          plan2: { en: 'SAR 150,000', ar: '150,000 ريال' },
          plan3: { en: 'SAR 250,000', ar: '250,000 ريال' },
        },
        {
          title: { en: 'Emergency care and road accidents', ar: 'الطوارئ وحوادث الطرق' },
          plan1: { en: 'Included', ar: 'مشمولة' },
          plan2: { en: 'Included', ar: 'مشمولة' },
          plan3: { en: 'Included', ar: 'مشمولة' },
        },
        {
          title: { en: 'Emergency in pregnancy', ar: 'طوارئ الحمل والولادة' },
          plan1: { en: 'SAR 5,000', ar: '5,000 ريال' },
          plan2: { en: 'SAR 7,500', ar: '7,500 ريال' },
          plan3: { en: 'SAR 10,000', ar: '10,000 ريال' },
        },
        {
          title: { en: 'You pay for each emergency visit', ar: 'ما يدفعه الزائر لكل مراجعة طارئة' },
          plan1: { en: 'Nothing', ar: 'لا شيء' },
          plan2: { en: 'Nothing', ar: 'لا شيء' },
          plan3: { en: 'Nothing', ar: 'لا شيء' },
        },
        {
          title: { en: 'Doctor by phone, Arabic and English', ar: 'استشارة طبيب هاتفيًا بالعربية والإنجليزية' },
          plan2: { en: '4 calls', ar: '4 مكالمات' },
          plan3: { en: 'As often as needed', ar: 'دون حد' },
        },
        {
          title: { en: 'Clinic visit that is not urgent', ar: 'زيارة عيادة لحالة غير طارئة' },
          plan3: { en: '3 visits, up to SAR 300 each', ar: '3 زيارات، حتى 300 ريال لكل زيارة' },
        },
        {
          title: { en: 'Medicine for a chronic illness', ar: 'أدوية الأمراض المزمنة' },
          plan3: { en: 'Up to SAR 900', ar: 'حتى 900 ريال' },
        },
        {
          title: { en: 'Lost baggage on arrival', ar: 'فقدان الأمتعة عند الوصول' },
          plan2: { en: 'SAR 1,200', ar: '1,200 ريال' },
          plan3: { en: 'SAR 2,400', ar: '2,400 ريال' },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'When cover starts and ends', ar: 'متى تبدأ التغطية ومتى تنتهي' } },
      items: [
        {
          title: { en: 'Before entry', ar: 'قبل الدخول' },
          description: {
            en: 'The policy exists, but nothing is covered yet. This is the only time when it can be cancelled.',
            ar: 'تكون الوثيقة صادرة لكن التغطية لم تبدأ بعد، وهذه هي المرحلة الوحيدة التي يمكن فيها الإلغاء.',
          },
          buttonText: { en: 'Cancel a policy', ar: 'ألغِ الوثيقة' },
          buttonLink: '/cancel-insurance',
        },
        {
          title: { en: 'From entry', ar: 'من يوم الدخول' },
          description: {
            en: 'Cover runs for the length of stay on the visa. With a multiple-entry visa it pauses when the visitor leaves and goes on with the next entry.',
            ar: 'تسري التغطية طوال مدة الإقامة المسموح بها في التأشيرة. وفي تأشيرة الدخول المتعدد تتوقف عند المغادرة وتُستأنف عند الدخول التالي.',
          },
          buttonText: { en: 'Activate a policy', ar: 'فعّل الوثيقة' },
          buttonLink: '/activate-visa',
        },
        {
          title: { en: 'Staying longer', ar: 'عند تمديد الزيارة' },
          description: {
            en: 'An extension is a new policy that begins when the first one ends. Buy it before you ask Jawazat to extend the visa.',
            ar: 'التمديد وثيقة جديدة تبدأ بانتهاء الأولى. اشترها قبل أن تطلب من الجوازات تمديد التأشيرة.',
          },
          buttonText: { en: 'Extend a policy', ar: 'مدد الوثيقة' },
          buttonLink: '/extend-insurance',
        },
      ],
    },
    workedExamples.visitVisa,
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا تغطيه الوثيقة' },
        description: {
          en: `- Care that can wait until the visitor is home, and check-ups
- Illnesses that began before entry, except when they turn into an emergency
- Cosmetic treatment, glasses, hearing aids and fertility treatment
- Normal delivery and routine care in pregnancy
- Work, professional sport and driving without a valid licence
- Treatment outside the Kingdom`,
          ar: `- العلاج الذي يحتمل التأجيل إلى حين العودة، والفحوص الدورية
- الأمراض السابقة للدخول، إلا إذا تحولت إلى حالة طارئة
- العلاج التجميلي والنظارات والمعينات السمعية وعلاج الخصوبة
- الولادة الطبيعية ومتابعة الحمل المعتادة
- مزاولة العمل والرياضة الاحترافية والقيادة دون رخصة سارية
- العلاج خارج المملكة`,
        },
      },
    },
    visitVisaCoverQuestions,
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'Using the policy', ar: 'كيف تستخدم الوثيقة' },
        description: { en: 'Choose your situation.', ar: 'اختر الحالة التي تناسبك.' },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
      items: [
        {
          tag: { en: 'It is an emergency', ar: 'حالة طارئة' },
          text: {
            en: `Go to the nearest hospital, in the network or not, or call an ambulance: ${toCallAnywhere('ambulance').en}. Show the passport. The hospital finds the policy by passport or border number and contacts us.`,
            ar: `توجه إلى أقرب مستشفى، سواء كان ضمن الشبكة أم لا، أو اتصل بالإسعاف على ${toCallAnywhere('ambulance').ar}. وأبرز جواز السفر. يصل المستشفى إلى الوثيقة برقم الجواز أو رقم الحدود ويتواصل معنا.`,
          },
        },
        {
          tag: { en: 'It is urgent, but can wait an hour', ar: 'حالة عاجلة تحتمل ساعة' },
          text: {
            en: 'Choose a hospital from the [medical network](/medical-network). It asks us for approval and we answer within 60 minutes.',
            ar: 'اختر مستشفى من [الشبكة الطبية](/medical-network)، وسيطلب موافقتنا ونرد خلال 60 دقيقة.',
          },
        },
        {
          tag: { en: 'You paid yourself', ar: 'دفعت بنفسك' },
          text: {
            en: 'Send the medical report and itemised invoices with the online form within 60 days. We need the passport and policy numbers and an IBAN; no copy of the passport.',
            ar: 'أرسل التقرير الطبي والفواتير المفصلة عبر النموذج الإلكتروني خلال 60 يومًا. نحتاج إلى رقم الجواز ورقم الوثيقة ورقم الآيبان، ولا نطلب صورة الجواز.',
          },
        },
        {
          tag: { en: 'The hospital refuses', ar: 'رفض المستشفى استقبالك' },
          text: {
            en: `Ring our care line on ${toCall(company.tollFree)} from the reception desk. We speak to the hospital while you wait.`,
            ar: `اتصل بنا من مكتب الاستقبال على الرقم المجاني ${toCall(company.tollFree)}، ونتحدث مع المستشفى في الحال.`,
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Visit visa questions', ar: 'أسئلة عن تأمين تأشيرة الزيارة' } },
      items: [
        {
          question: { en: 'Who buys the policy, the guest or the host?', ar: 'من يشتري الوثيقة: الزائر أم المضيف؟' },
          answer: {
            en: 'Either. The visitor is the insured person in both cases, and whoever buys the policy is the policyholder. A refund goes to an IBAN of the policyholder.',
            ar: 'أي منهما، والزائر هو المؤمَّن له في الحالتين، ومن يشتري الوثيقة هو حاملها. ويُحوَّل المبلغ المسترد إلى آيبان باسم حامل الوثيقة.',
          },
        },
        {
          question: { en: 'Must I activate the policy?', ar: 'هل يلزمني تفعيل الوثيقة؟' },
          answer: {
            en: 'Cover starts on entry in any case. Activation gives hospitals the date at once, so that treatment is not held up. Do it on the first day.',
            ar: 'تبدأ التغطية عند الدخول على كل حال، لكن التفعيل يُظهر التاريخ للمستشفيات فورًا فلا يتأخر العلاج. فعّلها في اليوم الأول.',
          },
        },
        {
          question: { en: 'Where do I find the border number?', ar: 'أين أجد رقم الحدود؟' },
          answer: {
            en: 'It has 10 digits and is given at passport control. Look at the stamp or note on the visa page, or find it on Absher with the visa number.',
            ar: 'يتكون من 10 أرقام ويُمنح عند منفذ الدخول. تجده مدونًا على صفحة التأشيرة، أو استعلم عنه في أبشر برقم التأشيرة.',
          },
        },
        {
          question: { en: 'Can I cancel after the visitor has entered?', ar: 'هل يمكن الإلغاء بعد دخول الزائر؟' },
          answer: {
            en: 'No. Once the visitor is in the Kingdom the policy has taken effect. Leaving early does not give a refund.',
            ar: 'لا، فالوثيقة تصبح نافذة بمجرد دخول الزائر المملكة، والمغادرة المبكرة لا تمنح حق الاسترداد.',
          },
        },
        {
          question: { en: 'How long can an extension be?', ar: 'ما المدد المتاحة للتمديد؟' },
          answer: {
            en: 'From 2 weeks up to the longest stay that the visa allows. Jawazat decides on the visa itself.',
            ar: 'من أسبوعين إلى أطول مدة تسمح بها التأشيرة. أما تمديد التأشيرة نفسها فالقرار فيه للجوازات.',
          },
        },
        {
          question: {
            en: 'How do I find out the last day to extend?',
            ar: 'كيف أعرف آخر يوم للتمديد؟',
          },
          answer: {
            en: 'The [visit-visa planner](/visit-visa-planner) works it out from the date of entry and the days of stay, in both calendars, and gives you a reminder for your calendar.',
            ar: 'تحسبه لك [حاسبة تأشيرة الزيارة](/visit-visa-planner) من تاريخ الدخول ومدة الإقامة بالتقويمين، وتعطيك تذكيرًا لتقويمك.',
          },
        },
        {
          question: {
            en: 'My parents are over 70. Can they be insured?',
            ar: 'والداي فوق السبعين، فهل يمكن التأمين عليهما؟',
          },
          answer: {
            en: 'Yes. There is no upper age limit for this cover. The premium rises with age and length of stay.',
            ar: 'نعم، لا حد أعلى للعمر في هذه التغطية، ويزيد القسط بحسب العمر ومدة الزيارة.',
          },
        },
        {
          question: {
            en: 'A passport was renewed after the purchase. What now?',
            ar: 'جُدد الجواز بعد شراء الوثيقة، فماذا أفعل؟',
          },
          answer: {
            en: 'Write to us with the old and the new passport number before entry. We correct the policy without charge within 1 working day.',
            ar: 'راسلنا برقمي الجواز القديم والجديد قبل الدخول، ونصحح الوثيقة مجانًا خلال يوم عمل واحد.',
          },
        },
        {
          question: { en: 'How fast is the refund?', ar: 'متى يصل المبلغ المسترد؟' },
          answer: {
            en: 'We answer within 5 working days. If the request is accepted, the money is sent to the IBAN you gave.',
            ar: 'نرد على طلبك خلال 5 أيام عمل، وعند قبوله نحوّل المبلغ إلى رقم الآيبان الذي زودتنا به.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'The full conditions of the policy, in both languages.',
          ar: 'شروط الوثيقة كاملة باللغتين.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Visit visa policy wording', ar: 'نص وثيقة تأمين تأشيرة الزيارة' },
          pdf: { en: 'visit-visa-policy-wording-en', ar: 'visit-visa-policy-wording-ar' },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Do it online', ar: 'أنجز خدمتك إلكترونيًا' } },
      items: [
        { text: { en: 'See your price', ar: 'اعرف سعرك' }, textUrl: '/quote/visit-visa' },
        { text: { en: 'Plan the visit', ar: 'خطّط للزيارة' }, textUrl: '/visit-visa-planner' },
        { text: { en: 'Activate a policy', ar: 'فعّل الوثيقة' }, textUrl: '/activate-visa' },
        { text: { en: 'Extend a policy', ar: 'مدد الوثيقة' }, textUrl: '/extend-insurance' },
        { text: { en: 'Cancel a policy', ar: 'ألغِ الوثيقة' }, textUrl: '/cancel-insurance' },
      ],
    },
  ],
};
