import { disabilityReport, toTellOfDeath } from '../claim-papers.ts';
import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { leavingForGood, surrenderCharge } from '../savings-terms.ts';
import { withdrawal } from '../withdrawal.ts';
import { workedExamples } from '../worked-examples.ts';

export const waadIsteqrarGold: SeedPage = {
  name: 'waad-isteqrar-gold',
  title: { en: 'Waad Al Istiqrar Gold', ar: 'وعد الاستقرار الذهبي' },
  group: 'individual-products',
  meta: {
    title: { en: 'Waad Al Istiqrar Gold pension — Waad Insurance', ar: 'وعد الاستقرار الذهبي للتقاعد — وعد للتأمين' },
    description: {
      en: 'Build a second income for the years after work. Flexible contributions, a choice of pay-outs and family protection.',
      ar: 'ابنِ دخلًا إضافيًا لما بعد العمل: اشتراكات مرنة، وخيارات لصرف الرصيد، وحماية لأسرتك.',
    },
    keywords: { en: 'retirement, pension', ar: 'تقاعد، معاش، التقاعد المبكر' },
  },
  sections: [
    { name: 'full_banner', content: { image: 'waad-istiqrar-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'When the salary stops, the income need not', ar: 'قد يتوقف الراتب يومًا، ويستمر الدخل' },
        description: {
          en: `A pension from work seldom equals the last salary. Waad Al Istiqrar Gold fills part of the gap: you save while you earn, and from the age you choose the fund pays you an amount every month, or all at once.

It suits employees, the self-employed and owners of small businesses from 20 to 60 years old. You need no employer to join, and the plan stays yours when you change jobs.`,
          ar: `قلّما يساوي معاش التقاعد آخر راتب. يسد وعد الاستقرار الذهبي جزءًا من هذا الفرق: تدخر وأنت على رأس العمل، ثم يصرف لك الرصيد من العمر الذي تختاره مبلغًا شهريًا أو دفعة واحدة.

وهو يناسب الموظف وصاحب العمل الحر ومالك المنشأة الصغيرة، من عمر 20 إلى 60 سنة. ولا يرتبط الاشتراك بجهة عملك، بل يبقى لك إن انتقلت إلى غيرها.`,
        },
        buttonText: { en: 'Ask for an illustration', ar: 'اطلب مثالًا توضيحيًا' },
        buttonUrl: '/get-a-quote?product=waad-istiqrar',
      },
    },
    {
      name: 'card',
      content: { header: { en: 'Three ways to take the money', ar: 'ثلاث طرق لصرف الرصيد' }, icon: 'icon-wallet' },
      items: [
        {
          title: { en: 'A monthly income', ar: 'دخل شهري' },
          description: {
            en: 'Paid for 10, 15 or 20 years. What is left when you die goes on to your heirs.',
            ar: 'يُصرف لمدة 10 أو 15 أو 20 سنة، وما يتبقى منه بعد الوفاة يؤول إلى ورثتك.',
          },
          logo: 'icon-clock',
        },
        {
          title: { en: 'One payment', ar: 'دفعة واحدة' },
          description: {
            en: 'The whole fund on one day, to pay off a home or to invest yourself.',
            ar: 'الرصيد كله في يوم واحد، لتسدد به ثمن منزلك أو تستثمره بنفسك.',
          },
          logo: 'icon-wallet',
        },
        {
          title: { en: 'Some of both', ar: 'الجمع بينهما' },
          description: {
            en: 'Up to 40% at once and the rest as income. Most of our customers choose this.',
            ar: 'ما يصل إلى 40% دفعة واحدة والباقي دخلًا شهريًا، وهو اختيار معظم عملائنا.',
          },
          logo: 'icon-istiqrar',
        },
      ],
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'What to think about at your age', ar: 'ما يناسب كل مرحلة من عمرك' },
        description: {
          en: 'General pointers, not advice made for you. An adviser looks at your own figures.',
          ar: 'إرشادات عامة لا تغني عن مشورة تناسب وضعك، ويدرس المستشار أرقامك معك.',
        },
      },
      items: [
        {
          tag: { en: '20 to 34', ar: 'من 20 إلى 34' },
          text: {
            en: 'Time is on your side. SAR 500 a month from the age of 27 comes to SAR 198,000 by 60; SAR 900 a month from 45 comes to 162,000, before any growth. A growth strategy has the years it needs.',
            ar: 'الوقت في صالحك. ادخار 500 ريال شهريًا من عمر 27 يجمع 198,000 ريال حتى سن 60، بينما يجمع ادخار 900 ريال شهريًا من عمر 45 مبلغ 162,000 ريال، قبل احتساب أي نمو. ولديك من السنوات ما تحتاج إليه استراتيجية النمو.',
          },
        },
        {
          tag: { en: '35 to 44', ar: 'من 35 إلى 44' },
          text: {
            en: 'Children and a home come first for many. Start with what is left and let the contribution rise by 5% a year; the plan can do this by itself.',
            ar: 'تتقدم في هذه المرحلة نفقات الأبناء والمسكن. ابدأ بما يتيسر، ودع الاشتراك يزيد 5% سنويًا، ويمكن للبرنامج أن يفعل ذلك تلقائيًا.',
          },
        },
        {
          tag: { en: '45 to 54', ar: 'من 45 إلى 54' },
          text: {
            en: 'Look at what your pension from work will be. Extra payments from a bonus or the sale of a property can be added without a fee.',
            ar: 'اعرف كم سيبلغ معاشك من جهة عملك. ويمكنك إضافة مبالغ من مكافأة أو بيع عقار دون رسوم.',
          },
        },
        {
          tag: { en: '55 and over', ar: '55 فأكثر' },
          text: {
            en: 'Protect what you have. We suggest moving to the cautious strategy over three years, and deciding how you want to be paid.',
            ar: 'حافظ على ما جمعته. ننصح بالانتقال إلى الاستراتيجية المتحفظة على مدى ثلاث سنوات، وبتحديد الطريقة التي تفضلها للصرف.',
          },
        },
      ],
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'What could it come to?', ar: 'كم قد تبلغ مدخراتك؟' },
        description: {
          en: 'Enter your age, the year in which you stop working and the amount each month. You see three outcomes, in poor, average and good markets, and what we count by.',
          ar: 'أدخل عمرك والسنة التي تتقاعد فيها والمبلغ الشهري، لترى ثلاث نتائج في أسواق ضعيفة ومتوسطة وجيدة، والأسس التي نحسب عليها.',
        },
        buttonText: { en: 'Open the savings calculator', ar: 'افتح حاسبة الادخار' },
        buttonUrl: '/savings-calculator',
      },
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Compare the plans', ar: 'قارن بين الخطط' },
        ...askedPlanHead(
          [
            { en: 'Steady', ar: 'الثابتة' },
            { en: 'Flexible', ar: 'المرنة' },
            { en: 'Single payment', ar: 'الدفعة الواحدة' },
          ],
          '/get-a-quote?product=waad-istiqrar',
          'waad-isteqrar-gold',
        ),
      },
      items: [
        {
          title: { en: 'You pay', ar: 'طريقة الدفع' },
          plan1: { en: 'Every month, from SAR 400', ar: 'شهريًا، من 400 ريال' },
          plan2: { en: 'When you can, from SAR 6,000 a year', ar: 'متى تيسر، من 6,000 ريال سنويًا' },
          plan3: { en: 'Once, from SAR 50,000', ar: 'مرة واحدة، من 50,000 ريال' },
        },
        {
          title: { en: 'Shortest time', ar: 'أقل مدة' },
          plan1: { en: '10 years', ar: '10 سنوات' },
          plan2: { en: '10 years', ar: '10 سنوات' },
          plan3: { en: '5 years', ar: '5 سنوات' },
        },
        {
          title: { en: 'Paid on death, besides the fund', ar: 'ما يُصرف عند الوفاة إضافةً إلى الرصيد' },
          plan1: { en: '24 times the monthly amount', ar: '24 ضعفًا للاشتراك الشهري' },
          plan2: { en: 'SAR 30,000', ar: '30,000 ريال' },
          plan3: { en: '10% of the payment', ar: '10% من الدفعة' },
        },
        {
          title: { en: 'We pay on if you are disabled', ar: 'استمرار السداد عند العجز' },
          plan1: { en: 'Included', ar: 'مشمول' },
          plan2: { en: 'As an extra', ar: 'تغطية إضافية' },
        },
        {
          title: { en: 'Automatic yearly rise', ar: 'زيادة سنوية تلقائية' },
          plan1: { en: '3%, 5% or 10%', ar: '3% أو 5% أو 10%' },
        },
        {
          title: { en: 'Pause without losing protection', ar: 'التوقف المؤقت مع بقاء الحماية' },
          plan1: { en: 'Up to 6 months', ar: 'حتى 6 أشهر' },
          plan2: { en: 'Up to 18 months', ar: 'حتى 18 شهرًا' },
        },
        {
          title: { en: 'Money out before the end', ar: 'السحب قبل نهاية المدة' },
          plan1: { en: 'From year 5, up to 25%', ar: 'من السنة الخامسة، حتى 25%' },
          plan2: { en: 'From year 4, up to 35%', ar: 'من السنة الرابعة، حتى 35%' },
          plan3: { en: 'From year 2, up to 50%', ar: 'من السنة الثانية، حتى 50%' },
        },
        {
          title: { en: 'Yearly administration fee', ar: 'رسوم الإدارة السنوية' },
          plan1: { en: '1.3% of the fund', ar: '1.3% من الرصيد' },
          plan2: { en: '1.5% of the fund', ar: '1.5% من الرصيد' },
          plan3: { en: '0.9% of the fund', ar: '0.9% من الرصيد' },
        },
      ],
    },
    {
      name: 'checklist',
      content: {
        header: { en: 'What is covered', ar: 'ما تغطيه الوثيقة' },
      },
      items: [
        {
          title: { en: 'Death before the pay-out begins', ar: 'الوفاة قبل بدء الصرف' },
          description: {
            en: 'Your heirs receive the fund and the amount in the table.',
            ar: 'يتسلم ورثتك الرصيد والمبلغ المبين في الجدول.',
          },
        },
        {
          title: { en: 'Total and permanent disability', ar: 'العجز الكلي الدائم' },
          description: {
            en: 'With the Steady plan we pay your contributions until the age you chose.',
            ar: 'في الخطة الثابتة نسدد اشتراكاتك حتى العمر الذي اخترته.',
          },
        },
        {
          title: { en: 'Serious illness', ar: 'الأمراض الحرجة' },
          description: {
            en: 'You may take the fund early and without a charge after a heart attack, a stroke, cancer or an organ transplant.',
            ar: 'يحق لك صرف الرصيد مبكرًا ودون رسوم بعد الجلطة القلبية أو السكتة الدماغية أو السرطان أو زراعة الأعضاء.',
          },
        },
      ],
    },
    workedExamples.retirement,
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا تغطيه الوثيقة' },
        description: {
          en: `- Suicide in the first 12 months
- An illness that you knew of and left out of the application
- Disability from war, crime, or professional and extreme sport`,
          ar: `- الانتحار خلال أول 12 شهرًا
- المرض الذي كنت تعلم به ولم تذكره في الطلب
- العجز الناتج عن الحروب أو الجرائم أو الرياضات الاحترافية والخطرة`,
        },
      },
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'What to know before you sign', ar: 'ما ينبغي معرفته قبل التوقيع' },
        description: {
          en: `**The fund can fall as well as rise.** Growth depends on the investments, and neither the fund nor the income is guaranteed.

**Leaving early costs money.** ${surrenderCharge.istiqrar.en}`,
          ar: `**قد ينخفض الرصيد كما قد يرتفع.** يعتمد النمو على أداء الاستثمار، وليس الرصيد ولا الدخل مضمونًا.

**الخروج المبكر مكلف.** ${surrenderCharge.istiqrar.ar}`,
        },
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'How to take money out or claim', ar: 'كيف تصرف رصيدك أو تقدّم مطالبة' } },
      items: [
        {
          title: { en: 'At the age you chose', ar: 'عند بلوغ العمر الذي اخترته' },
          description: {
            en: 'We write 90 days before. Tell us which way of payment you want and give your IBAN. The first payment comes on the 27th of the month.',
            ar: 'نراسلك قبل 90 يومًا من الموعد. حدد طريقة الصرف وزودنا برقم الآيبان، وتصلك أول دفعة في يوم 27 من الشهر.',
          },
        },
        {
          title: { en: 'Part of the fund, earlier', ar: 'سحب جزء من الرصيد مبكرًا' },
          description: {
            en: 'Ask by message or in a branch. We need the policy number and ID or Iqama number. Payment takes up to 10 working days, because units have to be sold.',
            ar: 'اطلب ذلك برسالة أو في الفرع، برقم الوثيقة ورقم الهوية أو الإقامة. ويستغرق الصرف حتى 10 أيام عمل لأنه يتطلب بيع وحدات استثمارية.',
          },
          buttonText: { en: 'Send a request', ar: 'أرسل طلبك' },
          buttonLink: '/contact-us',
        },
        {
          title: { en: 'After a death or disability', ar: 'عند الوفاة أو العجز' },
          description: {
            en: `File a claim with the policy number, or call us after a death. ${toTellOfDeath.en} We then ask for the deed of heirs or ${disabilityReport.en}, and decide within 15 days of the last document.`,
            ar: `قدّم مطالبة برقم الوثيقة، أو اتصل بنا عند الوفاة. ${toTellOfDeath.ar} ثم نطلب صك حصر الورثة أو ${disabilityReport.ar}، ونبت فيها خلال 15 يومًا من استلام آخر مستند.`,
          },
          buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
          buttonLink: '/submit-claim',
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about retirement saving', ar: 'أسئلة عن الادخار للتقاعد' } },
      items: [
        {
          question: { en: 'Does it replace my pension from GOSI?', ar: 'هل يغني عن معاش التأمينات الاجتماعية؟' },
          answer: {
            en: 'No. It comes on top of it. The plan has no link to GOSI and does not change what you receive from there.',
            ar: 'لا، بل يضاف إليه. ولا صلة للبرنامج بالتأمينات الاجتماعية ولا أثر له فيما تستحقه منها.',
          },
        },
        {
          question: { en: 'I am not a Saudi citizen. May I join?', ar: 'لست سعوديًا، فهل يمكنني الاشتراك؟' },
          answer: {
            en: `Yes, with a valid Iqama. ${leavingForGood.en}`,
            ar: `نعم، بإقامة سارية. و${leavingForGood.ar}`,
          },
        },
        {
          question: { en: 'How do I see how the fund is doing?', ar: 'كيف أتابع أداء الرصيد؟' },
          answer: {
            en: 'You get a statement every six months with contributions, charges, unit prices and surrender value. You can ask for the value of the day at any time.',
            ar: 'يصلك كشف كل ستة أشهر يبين الاشتراكات والرسوم وأسعار الوحدات وقيمة الاسترداد، ويمكنك طلب القيمة الحالية في أي وقت.',
          },
        },
        {
          question: { en: 'Can I change the retirement age?', ar: 'هل يمكن تغيير عمر الصرف؟' },
          answer: {
            en: 'Yes, between 50 and 70, as long as you tell us six months ahead.',
            ar: 'نعم، بين 50 و70 سنة، بشرط إبلاغنا قبل ستة أشهر.',
          },
        },
        {
          question: { en: 'Can I change my mind after signing?', ar: 'هل يمكنني العدول بعد التوقيع؟' },
          answer: { en: `Yes. ${withdrawal.savings.en}`, ar: `نعم، ${withdrawal.savings.ar}` },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'All conditions and charges of the three plans.',
          ar: 'جميع شروط الخطط الثلاث ورسومها.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Waad Al Istiqrar Gold policy wording', ar: 'نص وثيقة وعد الاستقرار الذهبي' },
          pdf: { en: 'waad-istiqrar-policy-wording-en', ar: 'waad-istiqrar-policy-wording-ar' },
        },
      ],
    },
    {
      name: 'interested_to_join',
      content: {
        title: { en: 'See what your own figures give', ar: 'اعرف ما تحققه أرقامك' },
        description: {
          en: 'Tell us your age and what you can save. An adviser calls within 1 working day and sends a written illustration. It is free and you do not have to go on.',
          ar: 'أخبرنا بعمرك والمبلغ الذي تستطيع ادخاره، ويتصل بك مستشار خلال يوم عمل واحد ويرسل إليك مثالًا توضيحيًا مكتوبًا، مجانًا ودون أي التزام.',
        },
        buttonText: { en: 'Ask for an illustration', ar: 'اطلب مثالًا توضيحيًا' },
        buttonUrl: '/get-a-quote?product=waad-istiqrar',
      },
    },
  ],
};
