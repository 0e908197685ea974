import { company, emergencyNumbers, toCall, toCallAnywhere } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { extensionNotice } from '../extension-notice.ts';
import { answerWorkingDays, claimDecisionDays, youngDrivers } from '../service-standards.ts';

export const faqsPage: SeedPage = {
  name: 'faqs-page',
  title: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
  meta: {
    title: { en: 'Questions and answers — Waad Insurance', ar: 'الأسئلة الشائعة — وعد للتأمين' },
    description: {
      en: 'Short answers about buying a policy, motor, visit visa, travel and health cover, claims, complaints, surplus and your data.',
      ar: 'إجابات موجزة عن شراء الوثيقة، وتأمين المركبات وتأشيرة الزيارة والسفر والصحة، والمطالبات والشكاوى والفائض وبياناتك.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'faq-wide' } },
    {
      name: 'faq',
      content: { header: { en: 'Buying and changing a policy', ar: 'شراء الوثيقة وتعديلها' } },
      items: [
        {
          question: { en: 'What is cooperative insurance?', ar: 'ما التأمين التعاوني؟' },
          answer: {
            en: 'Many people pay into one fund, and the fund helps those who suffer a loss. The company runs the fund for them. When the year leaves a surplus, a part of it goes back to policyholders. See [surplus distribution](/surplus-distribution).',
            ar: 'يشترك كثيرون في صندوق واحد يعوّض من يصيبه ضرر منهم، وتدير الشركة الصندوق نيابةً عنهم. وإذا تحقق فائض في نهاية السنة عاد جزء منه إلى حملة الوثائق. اطّلع على [توزيع الفائض](/surplus-distribution).',
          },
        },
        {
          question: { en: 'How do I get a price?', ar: 'كيف أحصل على سعر؟' },
          answer: {
            en: 'For a car, a trip or a visitor, [Get a quote](/get-a-quote) shows the price at once. For anything else for you and your family, ask there and have an answer within 1 working day. Companies use [Details request](/details-request) and have one within 2.',
            ar: 'لسيارتك أو سفرك أو زائرك تعرض صفحة [اطلب عرض سعر](/get-a-quote) السعر فورًا. ولغير ذلك لك ولأسرتك أرسل طلبك منها، ويصلك الردّ خلال يوم عمل. وللمنشآت [طلب التفاصيل](/details-request)، والردّ خلال يومي عمل.',
          },
        },
        {
          question: { en: 'What does deductible mean?', ar: 'ما معنى مبلغ التحمل؟' },
          answer: {
            en: 'It is the part of each claim that you pay yourself. If the damage is SAR 5,000 and the deductible SAR 1,000, we pay SAR 4,000. A higher deductible lowers the premium.',
            ar: 'هو الجزء الذي تتحمله من كل مطالبة. فإذا كان الضرر 5,000 ريال ومبلغ التحمل 1,000 ريال دفعنا 4,000 ريال. وكلما زاد مبلغ التحمل انخفض القسط.',
          },
        },
        {
          question: { en: 'How do I prove that I am insured?', ar: 'كيف أثبت أنني مؤمن؟' },
          answer: {
            en: `You get the policy by email when you pay, and with the Schengen and Worldwide plans of travel insurance a certificate for the embassy; for other policies ask us for one. Motor, health and visit-visa policies also appear with the authorities, usually within an hour. Lost your policy? Call ${toCall(company.tollFree)} and we send it again.`,
            ar: `تصلك الوثيقة على بريدك الإلكتروني عند السداد، ومع خطتي شنغن والعالمية من تأمين السفر شهادة للسفارة، ولغيرهما اطلب منا شهادة. وتظهر وثائق المركبات والصحة وتأشيرة الزيارة لدى الجهات المعنية خلال ساعة عادةً. وإذا فقدت وثيقتك فاتصل على ${toCall(company.tollFree)} لنرسلها من جديد.`,
          },
        },
        {
          question: { en: 'Can I cancel a policy?', ar: 'هل يمكنني إلغاء الوثيقة؟' },
          answer: {
            en: 'Most yearly policies can be cancelled, and you get back the premium for the unused time if no claim was paid. A compulsory cover needs proof that another policy has begun. Visit-visa policies can be cancelled [before entry only](/cancel-insurance).',
            ar: 'يمكن إلغاء معظم الوثائق السنوية واسترداد قسط المدة المتبقية إذا لم تُدفع مطالبة. ويتطلب إلغاء التأمين الإلزامي إثبات بدء وثيقة أخرى. أما وثائق تأشيرة الزيارة فتُلغى [قبل الدخول فقط](/cancel-insurance).',
          },
        },
        {
          question: {
            en: 'My name or number is wrong in the policy.',
            ar: 'اسمي أو رقمي في الوثيقة غير صحيح، فماذا أفعل؟',
          },
          answer: {
            en: `Call ${toCall(company.tollFree)}. Spelling and phone numbers are changed while you are on the line. A wrong ID or passport number needs a new certificate, free of charge.`,
            ar: `اتصل على ${toCall(company.tollFree)}. نصحح الإملاء وأرقام الهاتف أثناء المكالمة، ويلزم لتصحيح رقم الهوية أو الجواز إصدار شهادة جديدة مجانًا.`,
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Motor', ar: 'المركبات' } },
      items: [
        {
          question: { en: 'Third party or comprehensive?', ar: 'ضد الغير أم شامل؟' },
          answer: {
            en: 'Third party is compulsory and pays for harm to others. Comprehensive also pays for your own car. If you could not replace the car tomorrow out of your savings, comprehensive is worth its price. [Compare](/motor-insurance).',
            ar: 'التأمين ضد الغير إلزامي ويعوّض الآخرين، والشامل يغطي مركبتك أيضًا. فإذا لم تكن مدخراتك تكفي لاستبدال مركبتك غدًا فالشامل جدير بثمنه. [قارن بينهما](/motor-insurance).',
          },
        },
        {
          question: { en: 'What do I do right after an accident?', ar: 'ماذا أفعل فور وقوع حادث؟' },
          answer: {
            en: `See to the injured first. Without injury call Najm on ${toCall(emergencyNumbers.najm)}; with injury, fire or an uninsured car call the traffic police: ${toCallAnywhere('trafficPolice').en}. Take photos, then clear the road if the accident is minor.`,
            ar: `اطمئن على المصابين أولًا. إذا لم تقع إصابات فاتصل بنجم على ${toCall(emergencyNumbers.najm)}، وعند وجود إصابة أو حريق أو مركبة غير مؤمَّنة فاتصل بالمرور على ${toCallAnywhere('trafficPolice').ar}. صوّر الموقع ثم أخلِ الطريق إذا كان الحادث بسيطًا.`,
          },
        },
        {
          question: { en: 'How do I add a driver?', ar: 'كيف أضيف سائقًا؟' },
          answer: {
            en: `Send the driver’s ID or Iqama number and date of birth. The policy changes the same day. ${youngDrivers.en}`,
            ar: `أرسل رقم هوية السائق أو إقامته وتاريخ ميلاده، وتُعدَّل الوثيقة في اليوم نفسه. ${youngDrivers.ar}`,
          },
        },
        {
          question: { en: 'I sold my car. What about the insurance?', ar: 'بعت مركبتي، فما مصير التأمين؟' },
          answer: {
            en: 'After ownership has been transferred, [write to us](/contact-us): the subject “cancellation”, the plate number and your IBAN. We refund the days that are left.',
            ar: 'بعد نقل الملكية [راسلنا](/contact-us) بموضوع «إلغاء» واذكر رقم اللوحة ورقم الآيبان، ونعيد إليك قسط الأيام المتبقية.',
          },
        },
        {
          question: { en: 'May I choose the workshop?', ar: 'هل أختار الورشة؟' },
          answer: {
            en: 'You choose among our approved workshops, or the agency if your policy includes it. You may also take the amount of the estimate in money.',
            ar: 'تختار من الورش المعتمدة لدينا، أو الوكالة إذا شملتها وثيقتك. ولك أن تأخذ مبلغ التقدير بدلًا من الإصلاح.',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Travel, visit visa and health', ar: 'السفر وتأشيرة الزيارة والصحة' } },
      items: [
        {
          question: {
            en: 'Does the embassy accept your travel certificate?',
            ar: 'هل تقبل السفارة شهادة تأمين السفر؟',
          },
          answer: {
            en: 'The certificate is in Arabic and English and names the sum insured, the countries and the dates. For Schengen visas choose the Schengen level or higher. See [travel insurance](/travel-insurance).',
            ar: 'تصدر الشهادة بالعربية والإنجليزية وتذكر مبلغ التأمين والدول والتواريخ. ولتأشيرة شنغن اختر مستوى شنغن أو ما فوقه. اطّلع على [تأمين السفر](/travel-insurance).',
          },
        },
        {
          question: { en: 'Who needs visit visa insurance?', ar: 'من يلزمه تأمين تأشيرة الزيارة؟' },
          answer: {
            en: 'Everyone who enters on a visit visa or extends one. Pilgrims on their own visas, diplomats and guests of the state have other arrangements.',
            ar: 'كل من يدخل بتأشيرة زيارة أو يمددها. أما الحجاج والمعتمرون بتأشيراتهم والدبلوماسيون وضيوف الدولة فلهم ترتيبات أخرى.',
          },
        },
        {
          question: { en: 'How do I extend it?', ar: 'كيف أمدد تأمين الزيارة؟' },
          answer: {
            en: `Ask ${extensionNotice.en}, on [Extend insurance](/extend-insurance). You need the passport, visa and border numbers.`,
            ar: `قدّم طلبك ${extensionNotice.ar} عبر صفحة [تمديد التأمين](/extend-insurance). وتحتاج إلى رقم الجواز ورقم التأشيرة ورقم الحدود.`,
          },
        },
        {
          question: { en: 'The visa was rejected. Do I get my money back?', ar: 'رُفضت التأشيرة، فهل أسترد المبلغ؟' },
          answer: {
            en: 'Yes, if nobody entered the Kingdom on it. [Ask for cancellation](/cancel-insurance) with the notice of rejection; we answer within 5 working days.',
            ar: 'نعم، ما دام لم يدخل بها أحد إلى المملكة. [اطلب الإلغاء](/cancel-insurance) وأرفق إشعار الرفض، ونردّ خلال 5 أيام عمل.',
          },
        },
        {
          question: { en: 'Which hospital may I go to?', ar: 'إلى أي مستشفى أتوجه؟' },
          answer: {
            en: 'Any hospital in an emergency. Otherwise one of your class in the [medical network](/medical-network).',
            ar: 'أي مستشفى في الحالات الطارئة، وفي غيرها مستشفى من فئتك في [الشبكة الطبية](/medical-network).',
          },
        },
        {
          question: { en: 'How long does an approval take?', ar: 'كم تستغرق الموافقة الطبية؟' },
          answer: {
            en: 'At most 60 minutes from the hospital’s request, day and night. You get the answer by text message.',
            ar: '60 دقيقة على الأكثر من طلب المستشفى، على مدار الساعة، وتصلك النتيجة برسالة نصية.',
          },
        },
        {
          question: { en: 'How do I add my newborn?', ar: 'كيف أضيف مولودي؟' },
          answer: {
            en: 'The baby is covered with the mother for 30 days. In that time give the birth registration number to your employer.',
            ar: 'يُغطى المولود مع والدته مدة 30 يومًا، فزوّد جهة عملك خلالها برقم تسجيل المولود.',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Claims, complaints and your data', ar: 'المطالبات والشكاوى وبياناتك' } },
      items: [
        {
          question: { en: 'How long does a claim take?', ar: 'كم تستغرق المطالبة؟' },
          answer: {
            en: `We contact you within ${answerWorkingDays.claim} working days. The decision comes within ${claimDecisionDays.individual} days of the last document for individuals, and within ${claimDecisionDays.corporate} days for companies.`,
            ar: `نتواصل معك خلال ${answerWorkingDays.claim} أيام عمل، ونبتّ خلال ${claimDecisionDays.individual} يومًا من اكتمال المستندات لمطالبات الأفراد، و${claimDecisionDays.corporate} يومًا لمطالبات المنشآت.`,
          },
        },
        {
          question: { en: 'Which documents do I need?', ar: 'ما المستندات المطلوبة؟' },
          answer: {
            en: 'It depends on the kind of insurance. The [Claim Center](/claims) lists them line by line. You can file first and send documents later.',
            ar: 'تختلف بحسب نوع التأمين، وتجدها مفصلة في [مركز المطالبات](/claims). ويمكنك تقديم المطالبة أولًا ثم إرسال المستندات.',
          },
        },
        {
          question: { en: 'Where does the money go?', ar: 'إلى أين يُحوَّل التعويض؟' },
          answer: {
            en: 'To an IBAN in the name of the person entitled to it, never in cash. To another account only with a legal power of attorney, or to a guardian or heir with the court document.',
            ar: 'إلى آيبان باسم المستحق، ولا ندفع نقدًا. ولا نحوّل إلى حساب غيره إلا بوكالة شرعية، أو إلى ولي أو وارث بصك من المحكمة.',
          },
        },
        {
          question: { en: 'How do I complain, and to whom after you?', ar: 'كيف أشتكي، ولمن أصعّد الشكوى بعدكم؟' },
          answer: {
            en: `Send a [complaint](/complaints). We answer in writing within ${answerWorkingDays.complaint} working days. After that you may go to the Insurance Authority, and then to the dispute committees.`,
            ar: `قدّم [شكوى](/complaints)، ونردّ كتابةً خلال ${answerWorkingDays.complaint} أيام عمل. ولك بعد ذلك اللجوء إلى هيئة التأمين، ثم إلى لجان الفصل في المنازعات.`,
          },
        },
        {
          question: { en: 'Do I get a share of the surplus?', ar: 'هل لي حصة في الفائض؟' },
          answer: {
            en: 'If your policy ran its full term, is paid, and your claims were below 65% of the premium, and the class had a surplus. [Read how it works](/surplus-distribution).',
            ar: 'نعم، إذا اكتملت مدة وثيقتك وسددت أقساطها وقلّت مطالباتك عن 65% من القسط وحقق فرع التأمين فائضًا. [اقرأ التفاصيل](/surplus-distribution).',
          },
        },
        {
          question: { en: 'What do you do with my data?', ar: 'كيف تُستخدم بياناتي؟' },
          answer: {
            en: 'We use it to insure you and to settle claims, and share it only as the law requires or you agree. You can see, correct and delete it. See the [privacy policy](/privacy-policy).',
            ar: 'نستخدمها لتأمينك وتسوية مطالباتك، ولا نشاركها إلا بموجب النظام أو بموافقتك. ولك الاطلاع عليها وتصحيحها وطلب إتلافها. اطّلع على [سياسة الخصوصية](/privacy-policy).',
          },
        },
        {
          question: { en: 'Why do you not want a copy of my ID?', ar: 'لماذا لا تطلبون صورة الهوية؟' },
          answer: {
            en: 'The personal data law does not allow copies of official documents unless a law asks for them. The number is enough for us to check who you are.',
            ar: 'لأن نظام حماية البيانات الشخصية لا يجيز تصوير الوثائق الرسمية إلا بنص نظامي، ويكفينا الرقم للتحقق من هويتك.',
          },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Did not find your question?', ar: 'لم تجد سؤالك؟' } },
      items: [
        { text: { en: 'Write to us', ar: 'راسلنا' }, textUrl: '/contact-us' },
        { text: { en: 'Claim Center', ar: 'مركز المطالبات' }, textUrl: '/claims' },
        { text: { en: 'Branches', ar: 'الفروع' }, textUrl: '/reach-us' },
      ],
    },
  ],
};
