import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { workedExamples } from '../worked-examples.ts';

export const marineInsurance: SeedPage = {
  name: 'marine-insurance',
  title: { en: 'Marine Insurance', ar: 'التأمين البحري' },
  group: 'corporate-products',
  meta: {
    title: { en: 'Marine cargo and hull — Waad Insurance', ar: 'التأمين البحري والنقل — وعد للتأمين' },
    description: {
      en: 'Cover for goods by sea, air and road and for vessels in the Gulf and the Red Sea: what is covered, three levels, how to claim.',
      ar: 'تغطية البضائع المنقولة بحرًا وجوًا وبرًا، والسفن العاملة في الخليج والبحر الأحمر: ما يشمله التأمين، ومستوياته، وخطوات المطالبة.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'marine-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'From the seller’s door to yours', ar: 'من مستودع البائع إلى مستودعك' },
        description: {
          en: `Goods are most at risk while they move: in a hold, on a quay, on the back of a truck. Marine insurance pays for loss and damage on the way, whether the goods travel by sea, by air or by road.

It is for importers and exporters, manufacturers, freight forwarders who ship in their own name, and owners of working vessels. If your sales contract makes you carry the risk from the port of loading (FOB or CFR, for example), the goods are yours to insure from that point.`,
          ar: `لا تكون البضاعة أكثر عرضة للخطر منها وهي في الطريق: في عنبر السفينة، أو على رصيف الميناء، أو على ظهر الشاحنة. يعوّضك التأمين البحري عما يصيبها من تلف أو فقد أثناء النقل، سواء أكان بحرًا أم جوًا أم برًا.

وهو موجّه إلى المستوردين والمصدّرين والمصانع ووكلاء الشحن الذين يشحنون باسمهم وملّاك السفن العاملة. فإذا كان عقد البيع ينقل الخطر إليك من ميناء الشحن (مثل شرطَي FOB وCFR)، فعليك التأمين على البضاعة من تلك النقطة.`,
        },
        buttonText: { en: 'Ask for a marine quote', ar: 'اطلب عرض سعر' },
        buttonUrl: '/details-request?product=marine',
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'What is covered', ar: 'ما يشمله التأمين' } },
      items: [
        {
          title: { en: 'Accidents on the way', ar: 'حوادث الطريق' },
          description: {
            en: 'Fire, explosion, stranding, sinking, collision of the ship, and overturning of the truck.',
            ar: 'الحريق والانفجار، وجنوح السفينة أو غرقها أو تصادمها، وانقلاب الشاحنة.',
          },
        },
        {
          title: { en: 'Loading and unloading', ar: 'الشحن والتفريغ' },
          description: {
            en: 'Packages dropped or crushed at the port, at the airport or in your own yard during discharge.',
            ar: 'سقوط الطرود أو انضغاطها في الميناء أو المطار أو في ساحتك أثناء التفريغ.',
          },
        },
        {
          title: { en: 'Theft and goods that never arrive', ar: 'السرقة وعدم الوصول' },
          description: {
            en: 'Theft, hijack and non-delivery of a whole package. Part of the widest level.',
            ar: 'السرقة والسطو وعدم تسليم طرد كامل، ضمن المستوى الأوسع.',
          },
        },
        {
          title: { en: 'Water damage', ar: 'أضرار المياه' },
          description: {
            en: 'Sea, river or flood water that enters the hold, the container or the place of storage.',
            ar: 'تسرب مياه البحر أو السيول إلى العنبر أو الحاوية أو مكان التخزين.',
          },
        },
        {
          title: { en: 'General average and salvage', ar: 'الخسارة العامة والإنقاذ' },
          description: {
            en: 'Your share when cargo or cost is given up to save the ship. We give the guarantee that releases your goods.',
            ar: 'حصتك حين يُضحّى ببضائع أو تُدفع نفقات لإنقاذ السفينة، ونصدر الضمان اللازم للإفراج عن بضاعتك.',
          },
        },
        {
          title: { en: 'Costs to limit a loss', ar: 'نفقات الحد من الخسارة' },
          description: {
            en: 'Reasonable costs for sorting, repacking and forwarding, paid on top of the loss.',
            ar: 'النفقات المعقولة للفرز وإعادة التغليف وإعادة الإرسال، إضافةً إلى قيمة الخسارة.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Three levels of cargo cover', ar: 'ثلاثة مستويات لتأمين البضائع' },
        ...askedPlanHead(
          [
            { en: 'Named perils (Clauses C)', ar: 'أخطار محددة (شروط C)' },
            { en: 'Wider perils (Clauses B)', ar: 'أخطار أوسع (شروط B)' },
            { en: 'All risks (Clauses A)', ar: 'جميع الأخطار (شروط A)' },
          ],
          '/details-request?product=marine',
          'marine-insurance',
        ),
      },
      items: [
        {
          title: { en: 'Often chosen for', ar: 'البضائع المناسبة' },
          plan1: { en: 'Scrap, coal, stone', ar: 'الخردة والفحم والأحجار' },
          plan2: { en: 'Timber, steel, bulk grain', ar: 'الأخشاب والحديد والحبوب السائبة' },
          plan3: { en: 'Machines, electronics, food, furniture', ar: 'الآلات والإلكترونيات والأغذية والأثاث' },
        },
        {
          title: { en: 'Fire, sinking, collision, overturning', ar: 'الحريق والغرق والتصادم والانقلاب' },
          plan1: { en: 'Included', ar: 'مشمول' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'General average', ar: 'الخسارة العامة' },
          plan1: { en: 'In full', ar: 'بالكامل' },
          plan2: { en: 'In full', ar: 'بالكامل' },
          plan3: { en: 'In full', ar: 'بالكامل' },
        },
        {
          title: { en: 'Earthquake and lightning', ar: 'الزلازل والصواعق' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Sea water in the container', ar: 'دخول مياه البحر إلى الحاوية' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'A package dropped in loading', ar: 'سقوط طرد أثناء الشحن' },
          plan2: { en: 'Total loss of the package', ar: 'هلاك الطرد كليًا' },
          plan3: { en: 'Full or part loss', ar: 'الهلاك الكلي والجزئي' },
        },
        {
          title: { en: 'Theft and non-delivery', ar: 'السرقة وعدم التسليم' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Breakage and scratching', ar: 'الكسر والخدش' },
          plan3: { en: 'Included, new goods', ar: 'مشمول للبضائع الجديدة' },
        },
        {
          title: { en: 'War and strikes', ar: 'الحرب والإضرابات' },
          plan1: { en: 'As an extra', ar: 'تغطية إضافية' },
          plan2: { en: 'As an extra', ar: 'تغطية إضافية' },
          plan3: { en: 'As an extra', ar: 'تغطية إضافية' },
        },
        {
          title: { en: 'Usual deductible', ar: 'مبلغ التحمل المعتاد' },
          plan1: { en: '1% of the shipment', ar: '1% من قيمة الشحنة' },
          plan2: { en: '0.5% of the shipment', ar: '0.5% من قيمة الشحنة' },
          plan3: { en: '0.5%, at least SAR 1,500', ar: '0.5% وبحد أدنى 1,500 ريال' },
        },
      ],
    },
    {
      name: 'card',
      content: { header: { en: 'Choose how you insure', ar: 'اختر صيغة التأمين المناسبة' }, icon: 'icon-marine' },
      items: [
        {
          title: { en: 'Single shipment', ar: 'شحنة واحدة' },
          description: {
            en: 'One policy for one journey, issued the same working day when the documents are complete.',
            ar: 'وثيقة واحدة لرحلة واحدة، تصدر في يوم العمل نفسه متى اكتملت المستندات.',
          },
          logo: 'icon-document',
        },
        {
          title: { en: 'Open cover', ar: 'وثيقة مفتوحة' },
          description: {
            en: 'One agreement for a year. You declare each shipment and have its certificate for the bank or customs the same working day.',
            ar: 'اتفاقية واحدة لسنة كاملة؛ تُبلغ عن كل شحنة وتصلك شهادتها في يوم العمل نفسه لتقديمها إلى البنك أو الجمارك.',
          },
          logo: 'icon-shield',
        },
        {
          title: { en: 'Inland transit', ar: 'النقل الداخلي' },
          description: {
            en: 'Goods on your own trucks or hired ones, inside the Kingdom and to neighbouring GCC countries.',
            ar: 'البضائع على شاحناتك أو شاحنات مستأجرة، داخل المملكة وإلى دول مجلس التعاون المجاورة.',
          },
          logo: 'icon-motor',
        },
        {
          title: { en: 'Hull and machinery', ar: 'أجسام السفن وآلاتها' },
          description: {
            en: 'Tugs, barges, supply boats and fishing vessels, with collision liability and salvage costs.',
            ar: 'القاطرات والصنادل وسفن الإمداد وقوارب الصيد، مع مسؤولية التصادم ونفقات الإنقاذ.',
          },
          logo: 'icon-marine',
        },
      ],
    },
    workedExamples.marine,
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا يشمله التأمين' },
        description: {
          en: `These are the exclusions that surprise people most. The policy wording has the full list.

- Packing that is too weak for the journey, or a container you loaded badly yourself.
- Loss of market or price because the goods came late.
- Ordinary leakage, loss of weight, wear, and decay that lies in the nature of the goods.
- Failure of cooling, unless you add the chilled-goods extra.
- Goods you knew were damaged when cover began.
- Goods whose import is forbidden, and any shipment that sanctions law does not allow.`,
          ar: `فيما يلي أكثر الاستثناءات التي يُسأل عنها، والقائمة الكاملة في نص الوثيقة.

- التغليف الذي لا يتحمل الرحلة، أو سوء رص الحاوية إذا كنت أنت من عبّأها.
- فوات السوق أو انخفاض السعر بسبب تأخر الوصول.
- التسرب المعتاد ونقص الوزن الطبيعي والاستهلاك والتلف العائد إلى طبيعة البضاعة.
- تعطل التبريد، ما لم تُضف تغطية البضائع المبردة.
- البضائع التي تعلم بتضررها قبل بدء التغطية.
- البضائع الممنوع استيرادها، وأي شحنة تحظرها أنظمة العقوبات.`,
        },
      },
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'If goods arrive damaged', ar: 'إذا وصلت البضاعة متضررة' },
        description: {
          en: 'The first day matters most: what you write on the delivery note decides what we can recover from the carrier.',
          ar: 'اليوم الأول هو الأهم، فما تدوّنه في سند التسليم يحدد ما يمكن استرداده من الناقل.',
        },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
      items: [
        {
          tag: { en: '1. Write it down', ar: '1. دوّن الملاحظة' },
          text: {
            en: 'Do not sign a clean delivery note. Note the damage or the missing packages on it, take photos of the seal, the container and the goods, and keep all packing.',
            ar: 'لا توقّع سند تسليم خاليًا من الملاحظات. دوّن فيه التلف أو النقص، وصوّر الختم والحاوية والبضاعة، واحتفظ بمواد التغليف كلها.',
          },
        },
        {
          tag: { en: '2. Hold the carrier liable', ar: '2. أخطر الناقل' },
          text: {
            en: 'Send a letter of protest to the carrier within 3 days of delivery for sea and road, and within 14 days for air. For missing cargo ask the port for a short-landing certificate.',
            ar: 'أرسل خطاب احتجاج إلى الناقل خلال 3 أيام من التسليم في النقل البحري والبري، وخلال 14 يومًا في النقل الجوي. وعند النقص اطلب من الميناء شهادة بالعجز.',
          },
        },
        {
          tag: { en: '3. Call us', ar: '3. اتصل بنا' },
          text: {
            en: 'We appoint a surveyor when the loss looks larger than SAR 15,000. The surveyor comes within 2 working days in the port cities. Please leave the goods as they are until then.',
            ar: 'نعيّن خبير معاينة إذا بدا أن الخسارة تتجاوز 15,000 ريال، ويحضر الخبير خلال يومي عمل في مدن الموانئ. يُرجى ترك البضاعة على حالها حتى وصوله.',
          },
        },
        {
          tag: { en: '4. Send the documents', ar: '4. أرسل المستندات' },
          text: {
            en: `- Bill of lading, air waybill or road consignment note
- Commercial invoice and packing list
- Insurance certificate
- Delivery note with your remarks, photos
- Your letter to the carrier and any answer`,
            ar: `- بوليصة الشحن البحري أو الجوي أو وثيقة النقل البري
- الفاتورة التجارية وقائمة التعبئة
- شهادة التأمين
- سند التسليم المتضمن ملاحظاتك، والصور
- خطابك إلى الناقل ورده إن وُجد`,
          },
        },
        {
          tag: { en: '5. Decision', ar: '5. القرار' },
          text: {
            en: 'We write to you with the amount and how we worked it out. Payment goes to the company account named in the claim. See [times for every line](/claims).',
            ar: 'نرسل إليك خطابًا بالمبلغ وطريقة احتسابه، ويُحوَّل إلى حساب المنشأة المذكور في المطالبة. اطّلع على [مدد المطالبات في كل فرع](/claims).',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'Read the wording before you buy. If anything is unclear, ask us for an explanation in writing.',
          ar: 'اقرأ نص الوثيقة قبل الشراء، وإذا التبس عليك شيء فاطلب منا توضيحًا مكتوبًا.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Marine cargo policy wording', ar: 'نص وثيقة تأمين البضائع' },
          pdf: { en: 'marine-policy-wording-en', ar: 'marine-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Declaration form for open covers', ar: 'نموذج الإبلاغ عن شحنة ضمن الوثيقة المفتوحة' },
          pdf: { en: 'marine-declaration-form-en', ar: 'marine-declaration-form-ar' },
        },
        {
          pdfTitle: { en: 'Marine claim form', ar: 'نموذج مطالبة التأمين البحري' },
          pdf: { en: 'marine-claim-form-en', ar: 'marine-claim-form-ar' },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about marine insurance', ar: 'أسئلة عن التأمين البحري' } },
      items: [
        {
          question: { en: 'How much should I insure the goods for?', ar: 'بأي قيمة أؤمّن البضاعة؟' },
          answer: {
            en: 'The usual sum is the invoice plus freight plus 10%. The extra 10% stands for customs, handling and part of your expected profit.',
            ar: 'المعتاد هو قيمة الفاتورة مضافًا إليها أجور الشحن و10%، وتقابل هذه النسبة الرسوم والمناولة وجزءًا من الربح المتوقع.',
          },
        },
        {
          question: {
            en: 'My bank wants a certificate for a letter of credit. How fast is it?',
            ar: 'يطلب البنك شهادة تأمين لاعتماد مستندي، فمتى تصدر؟',
          },
          answer: {
            en: 'Send us the text of the credit, and you have the certificate the same working day: with an open cover right after your declaration of the shipment, for a single one with its policy.',
            ar: 'أرسل إلينا نص الاعتماد لتصلك الشهادة في يوم العمل نفسه: في الوثيقة المفتوحة بعد إقرارك بالشحنة، وفي الشحنة الواحدة مع وثيقتها.',
          },
        },
        {
          question: { en: 'When does cover begin and end?', ar: 'متى تبدأ التغطية ومتى تنتهي؟' },
          answer: {
            en: 'It begins when the goods are first moved for loading at the place named in the policy. It ends when they are unloaded in the final warehouse, or 60 days after discharge from the ship, whichever comes first.',
            ar: 'تبدأ عند أول تحريك للبضاعة بغرض التحميل من المكان المذكور في الوثيقة، وتنتهي بتفريغها في المستودع النهائي أو بعد 60 يومًا من تفريغها من السفينة، أيهما أسبق.',
          },
        },
        {
          question: { en: 'Is there a limit for one ship or one truck?', ar: 'هل هناك حد للسفينة أو الشاحنة الواحدة؟' },
          answer: {
            en: 'Yes, it stands in your policy. Our standard open cover carries up to SAR 20,000,000 on one ship and SAR 2,500,000 on one truck. Tell us before loading if a shipment is larger.',
            ar: 'نعم، وهو مبيّن في وثيقتك. الحد المعتاد في الوثيقة المفتوحة 20,000,000 ريال للسفينة الواحدة و2,500,000 ريال للشاحنة الواحدة. إذا كانت الشحنة أكبر فأبلغنا قبل التحميل.',
          },
        },
        {
          question: { en: 'Can I insure used machines?', ar: 'هل يمكن التأمين على آلات مستعملة؟' },
          answer: {
            en: 'Yes. Used machines are covered against named perils. Rust, scratching and electrical faults are left out, because nobody can tell whether they were there before.',
            ar: 'نعم، وتُغطى ضد الأخطار المحددة. ويُستثنى الصدأ والخدوش والأعطال الكهربائية لتعذر معرفة وجودها قبل النقل.',
          },
        },
        {
          question: { en: 'What does the word “average” mean here?', ar: 'ما معنى «الخسارة العامة»؟' },
          answer: {
            en: 'It is an old word for loss. In a general average everyone with goods on the ship shares a sacrifice that saved the voyage, even when their own goods are unharmed. The policy pays your share.',
            ar: 'هي تضحية أو نفقة تُبذل عمدًا لإنقاذ السفينة وحمولتها، فيشترك في تحملها كل صاحب بضاعة على متنها حتى لو سلمت بضاعته. وتدفع الوثيقة حصتك منها.',
          },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Your next step', ar: 'خطوتك التالية' } },
      items: [
        {
          text: { en: 'Ask for a quote for your company', ar: 'اطلب عرض سعر لمنشأتك' },
          textUrl: '/details-request?product=marine',
        },
        {
          text: { en: 'Cover the buyer’s payment as well', ar: 'أمّن كذلك على سداد المشتري' },
          textUrl: '/trade-credit-insurance',
        },
        { text: { en: 'Talk to the marine team', ar: 'تحدث إلى فريق التأمين البحري' }, textUrl: '/contact-us' },
      ],
    },
  ],
};
