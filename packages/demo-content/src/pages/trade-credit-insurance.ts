import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { claimDecisionDays } from '../service-standards.ts';

export const tradeCreditInsurance: SeedPage = {
  name: 'trade-credit-insurance',
  title: { en: 'Trade Credit Insurance', ar: 'تأمين الائتمان التجاري' },
  group: 'corporate-products',
  meta: {
    title: { en: 'Trade credit insurance — Waad Insurance', ar: 'تأمين الائتمان التجاري — وعد للتأمين' },
    description: {
      en: 'When a buyer does not pay: cover for sales on credit in the Kingdom and abroad, with credit limits and collection.',
      ar: 'حين لا يسدد المشتري: تغطية المبيعات الآجلة داخل المملكة وخارجها، مع حدود ائتمانية للمشترين وخدمة التحصيل.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'trade-credit-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Sell on credit and sleep at night', ar: 'بِع بالآجل وأنت مطمئن' },
        description: {
          en: `When you give a buyer 60 or 120 days to pay, you lend money without security. If the buyer fails, a company that earns 5% needs new sales of twenty times the loss to make up for it.

Trade credit insurance pays up to 90% of the invoice. It also tells you, before you deliver, how much credit a buyer is good for. It is for companies with sales on credit of SAR 8 million a year or more to other companies.`,
          ar: `حين تمنح المشتري 60 أو 120 يومًا للسداد فأنت تقرضه دون ضمان. وإذا تعثر احتاجت منشأة هامش ربحها 5% إلى مبيعات جديدة تعادل عشرين ضعف الخسارة لتعويضها.

يدفع تأمين الائتمان التجاري حتى 90% من قيمة الفاتورة، ويبيّن لك قبل التسليم مقدار الائتمان الذي يتحمله كل مشترٍ. وهو للمنشآت التي تبلغ مبيعاتها الآجلة لمنشآت أخرى 8 ملايين ريال سنويًا فأكثر.`,
        },
        buttonText: { en: 'Ask for an offer', ar: 'اطلب عرضًا' },
        buttonUrl: '/details-request?product=trade-credit',
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'How it works through the year', ar: 'كيف يعمل على مدار السنة' } },
      items: [
        {
          title: { en: '1. You name your buyers', ar: '1. تزودنا بقائمة المشترين' },
          description: {
            en: 'Send the list with country and the highest amount each one owes you at one time. Small buyers below SAR 75,000 need no check.',
            ar: 'أرسل القائمة مع الدولة وأعلى رصيد مستحق على كل مشترٍ في وقت واحد. ولا يحتاج المشترون الصغار دون 75,000 ريال إلى فحص.',
          },
        },
        {
          title: { en: '2. We set credit limits', ar: '2. نحدد الحدود الائتمانية' },
          description: {
            en: 'Four in five requests in the Kingdom are answered within 2 working days. A limit holds until we withdraw it, and goods already sent stay covered.',
            ar: 'نجيب عن أربعة من كل خمسة طلبات داخل المملكة خلال يومي عمل. ويسري الحد حتى نسحبه، وتبقى البضاعة المرسلة قبل ذلك مغطاة.',
          },
        },
        {
          title: { en: '3. You sell and report', ar: '3. تبيع وتُبلغ' },
          description: {
            en: 'Report sales each quarter, and tell us when an invoice is 60 days late. The premium is a share of your sales, often between 0.15% and 0.45%.',
            ar: 'أبلغنا بالمبيعات كل ربع سنة، وبكل فاتورة يتأخر سدادها 60 يومًا. والقسط نسبة من مبيعاتك تتراوح غالبًا بين 0.15% و0.45%.',
          },
        },
        {
          title: { en: '4. We collect, then we pay', ar: '4. نحصّل ثم ندفع' },
          description: {
            en: 'We write to the buyer and, where needed, go to court. Half of the cost of collection is ours. If money still does not come, the claim is paid.',
            ar: 'نخاطب المشتري ونلجأ إلى القضاء عند الحاجة، ونتحمل نصف تكاليف التحصيل. وإذا لم يسدد دُفعت المطالبة.',
          },
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'What is covered', ar: 'ما يشمله التأمين' } },
      items: [
        {
          title: { en: 'Insolvency', ar: 'الإفلاس' },
          description: {
            en: 'The buyer enters a procedure under the bankruptcy law of its country.',
            ar: 'دخول المشتري في أحد إجراءات نظام الإفلاس في بلده.',
          },
        },
        {
          title: { en: 'Long default', ar: 'التخلف الطويل عن السداد' },
          description: {
            en: 'An undisputed invoice stays unpaid for 180 days after its due date.',
            ar: 'بقاء فاتورة غير متنازع عليها دون سداد 180 يومًا بعد استحقاقها.',
          },
        },
        {
          title: { en: 'Political events', ar: 'المخاطر السياسية' },
          description: {
            en: 'War, a ban on transfers, or a cancelled import licence in the buyer’s country.',
            ar: 'الحرب أو منع التحويل أو إلغاء رخصة الاستيراد في بلد المشتري.',
          },
        },
        {
          title: { en: 'Goods made but not sent', ar: 'بضاعة صُنعت ولم تُرسل' },
          description: {
            en: 'Cost of goods made to order when the buyer fails before dispatch, as an extra.',
            ar: 'تكلفة البضاعة المصنّعة بطلب خاص إذا تعثر المشتري قبل الإرسال، وهي تغطية إضافية.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Three ways to insure your sales', ar: 'ثلاث صيغ لتأمين مبيعاتك' },
        ...askedPlanHead(
          [
            { en: 'Domestic', ar: 'محلية' },
            { en: 'Domestic and export', ar: 'محلية وتصدير' },
            { en: 'Top-loss', ar: 'الخسائر الكبرى' },
          ],
          '/details-request?product=trade-credit',
          'trade-credit-insurance',
        ),
      },
      items: [
        {
          title: { en: 'Yearly sales on credit', ar: 'المبيعات الآجلة السنوية' },
          plan1: { en: 'SAR 8 to 60 million', ar: 'من 8 إلى 60 مليون ريال' },
          plan2: { en: 'From SAR 20 million', ar: 'من 20 مليون ريال' },
          plan3: { en: 'From SAR 250 million', ar: 'من 250 مليون ريال' },
        },
        {
          title: { en: 'Share of the loss that we pay', ar: 'النسبة المدفوعة من الخسارة' },
          plan1: { en: '85%', ar: '85%' },
          plan2: { en: '90%', ar: '90%' },
          plan3: { en: '100% above the first loss', ar: '100% فوق الخسارة الأولى' },
        },
        {
          title: { en: 'Most in one year', ar: 'أعلى تعويض في السنة' },
          plan1: { en: '25 times the premium', ar: '25 ضعف القسط' },
          plan2: { en: '35 times the premium', ar: '35 ضعف القسط' },
          plan3: { en: 'Agreed amount', ar: 'مبلغ متفق عليه' },
        },
        {
          title: { en: 'Longest term of payment', ar: 'أطول أجل للسداد' },
          plan1: { en: '120 days', ar: '120 يومًا' },
          plan2: { en: '180 days', ar: '180 يومًا' },
          plan3: { en: '360 days', ar: '360 يومًا' },
        },
        {
          title: { en: 'Countries of buyers', ar: 'دول المشترين' },
          plan1: { en: 'Saudi Arabia', ar: 'المملكة' },
          plan2: { en: '64 countries', ar: '64 دولة' },
          plan3: { en: '64 countries', ar: '64 دولة' },
        },
        {
          title: { en: 'Political events', ar: 'المخاطر السياسية' },
          plan2: { en: 'Included', ar: 'مشمولة' },
          plan3: { en: 'As an extra', ar: 'تغطية إضافية' },
        },
        {
          title: { en: 'Collection service', ar: 'خدمة التحصيل' },
          plan1: { en: 'Included', ar: 'مشمولة' },
          plan2: { en: 'Included', ar: 'مشمولة' },
        },
        {
          title: { en: 'Assignment to your bank', ar: 'التنازل لصالح البنك' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'financial',
        header: { en: 'What you carry yourself', ar: 'ما تتحمله أنت' },
        description: {
          en: `The part that we do not pay, usually 10% or 15%, stays with you and may not be insured elsewhere. It keeps both of us careful.

Example: a buyer owes SAR 800,000, within a limit of SAR 700,000. We pay 90% of 700,000, which is **SAR 630,000**. What the buyer pays later is shared in the same proportion.`,
          ar: `الجزء الذي لا ندفعه، وهو 10% أو 15% عادةً، يبقى على عاتقك ولا يجوز التأمين عليه لدى جهة أخرى، وبذلك يحرص الطرفان معًا.

مثال: على مشترٍ 800,000 ريال، وحدّه الائتماني 700,000 ريال. ندفع 90% من 700,000 ريال، أي **630,000 ريال**، ويُقسم ما يسدده لاحقًا بالنسبة نفسها.`,
        },
      },
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا يشمله التأمين' },
        description: {
          en: `- Sales to private persons, to your own group and to public bodies.
- Invoices the buyer disputes, until the dispute is settled in your favour.
- Deliveries made after a limit was withdrawn or while an older invoice was more than 60 days late.
- Interest, penalties and exchange losses.
- Goods sold without a required licence, or to a party under sanctions.
- Sales not reported to us.`,
          ar: `- المبيعات للأفراد ولشركات مجموعتك وللجهات الحكومية.
- الفواتير التي ينازع فيها المشتري، إلى أن يُحسم النزاع لصالحك.
- التسليم بعد سحب الحد الائتماني، أو مع وجود فاتورة متأخرة أكثر من 60 يومًا.
- الغرامات وعوائد التأخير وفروق العملة.
- البضاعة المبيعة دون ترخيص لازم أو لطرف خاضع للعقوبات.
- المبيعات التي لم تُبلغنا بها.`,
        },
      },
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'When an invoice is not paid', ar: 'حين لا تُسدد فاتورة' },
        description: {
          en: 'The dates below count from the due date on the invoice.',
          ar: 'تُحسب المدد الآتية من تاريخ استحقاق الفاتورة.',
        },
        buttonText: { en: 'Start a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
      items: [
        {
          tag: { en: 'Day 1 to 30', ar: 'من اليوم 1 إلى 30' },
          text: {
            en: 'Remind the buyer as you usually do. You may agree on up to 30 more days without asking us.',
            ar: 'ذكّر المشتري كعادتك. ويمكنك منحه 30 يومًا إضافية دون الرجوع إلينا.',
          },
        },
        {
          tag: { en: 'Day 60', ar: 'اليوم 60' },
          text: {
            en: 'Report the delay and stop deliveries. Send the contract, invoices, proof of delivery and your letters.',
            ar: 'أبلغنا بالتأخر وأوقف التوريد. وأرسل العقد والفواتير وإثبات التسليم ومراسلاتك.',
          },
        },
        {
          tag: { en: 'Day 61 to 180', ar: 'من اليوم 61 إلى 180' },
          text: {
            en: 'Our collection team takes over, in Arabic, English and the language of the buyer. Many debts are paid in this time.',
            ar: 'يتولى فريق التحصيل المتابعة بالعربية والإنجليزية ولغة المشتري، وكثير من الديون يُسدد في هذه المدة.',
          },
        },
        {
          tag: { en: 'Day 180', ar: 'اليوم 180' },
          text: {
            en: `The claim is due. We decide within ${claimDecisionDays.corporate} days of the complete documents. With insolvency you need not wait: the claim is due at once.`,
            ar: `تُستحق المطالبة، ونبتّ فيها خلال ${claimDecisionDays.corporate} يومًا من اكتمال المستندات. وفي حالة الإفلاس لا حاجة إلى الانتظار، فتُستحق فورًا.`,
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about trade credit', ar: 'أسئلة عن تأمين الائتمان التجاري' } },
      items: [
        {
          question: { en: 'Can I insure one risky buyer only?', ar: 'هل يمكنني التأمين على مشترٍ واحد فقط؟' },
          answer: {
            en: 'No. We insure all your credit sales, or a group of them chosen by a rule such as one country. Otherwise only bad risks would be insured, and the price would show it.',
            ar: 'لا. نؤمّن جميع مبيعاتك الآجلة أو جزءًا منها يُحدد بقاعدة، كدولة معينة. ولولا ذلك لاقتصر التأمين على المخاطر السيئة وارتفع السعر تبعًا لها.',
          },
        },
        {
          question: { en: 'Will my buyer know?', ar: 'هل يعلم المشتري بذلك؟' },
          answer: {
            en: 'Not from us, until collection begins. Checks use public accounts and credit bureau data.',
            ar: 'ليس عن طريقنا، إلى أن يبدأ التحصيل. ونعتمد في الفحص على القوائم المنشورة وبيانات السجل الائتماني.',
          },
        },
        {
          question: {
            en: 'What if you lower a limit in the middle of an order?',
            ar: 'ماذا لو خفضتم الحد في منتصف طلبية؟',
          },
          answer: {
            en: 'What you have delivered stays covered. For a firm order that is under way you have 30 days to finish delivery under the old limit.',
            ar: 'يبقى ما سلّمته مغطى. ولديك في الطلبية المؤكدة الجاري تنفيذها 30 يومًا لإتمام التسليم وفق الحد السابق.',
          },
        },
        {
          question: { en: 'Does it help me to borrow?', ar: 'هل يساعدني على الحصول على تمويل؟' },
          answer: {
            en: 'Often. With the consent of both sides we pay claims straight to your bank, and banks lend more easily against insured invoices.',
            ar: 'غالبًا نعم. ندفع التعويض مباشرة إلى بنكك بموافقة الطرفين، والبنوك أيسر تمويلًا للفواتير المؤمَّن عليها.',
          },
        },
        {
          question: { en: 'How is this different from a bank guarantee?', ar: 'بمَ يختلف عن الضمان البنكي؟' },
          answer: {
            en: 'A guarantee ties up the credit line of your buyer, for one contract. Insurance covers many buyers, and you buy it yourself without asking them for anything.',
            ar: 'الضمان يستهلك تسهيلات المشتري لعقد واحد، أما التأمين فيشمل مشترين كثيرين وتشتريه أنت دون أن تطلب منهم شيئًا.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'Start with the list of buyers: it is all we need for a first offer.',
          ar: 'ابدأ بقائمة المشترين، فهي كل ما نحتاج إليه للعرض الأول.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Trade credit policy wording', ar: 'نص وثيقة الائتمان التجاري' },
          pdf: { en: 'trade-credit-policy-wording-en', ar: 'trade-credit-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'List of buyers, form', ar: 'نموذج قائمة المشترين' },
          pdf: { en: 'trade-credit-buyer-list-en', ar: 'trade-credit-buyer-list-ar' },
        },
      ],
    },
  ],
};
