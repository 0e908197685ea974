import { disabilityReport, toTellOfDeath } from '../claim-papers.ts';
import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { surrenderCharge, unpaidDays } from '../savings-terms.ts';
import { withdrawal } from '../withdrawal.ts';

export const waadAlAjyalGold: SeedPage = {
  name: 'waad-alAjyal-gold',
  title: { en: 'Waad Al Ajyal Gold', ar: 'وعد الأجيال الذهبي' },
  group: 'individual-products',
  meta: {
    title: { en: 'Waad Al Ajyal Gold savings — Waad Insurance', ar: 'وعد الأجيال الذهبي لتعليم الأبناء — وعد للتأمين' },
    description: {
      en: 'Save for a child’s education with a plan that continues if you die or become disabled. Three levels, Sharia reviewed.',
      ar: 'ادخر لتعليم أبنائك في برنامج يستمر عند الوفاة أو العجز. ثلاثة مستويات، وبإشراف لجنة شرعية.',
    },
    keywords: {
      en: 'education savings, university, children savings',
      ar: 'ادخار للجامعة، تعليم الأولاد، دراسة الأبناء',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'waad-ajyal-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'University, whatever happens to you', ar: 'ليكمل أبناؤك تعليمهم مهما تغيرت الظروف' },
        description: {
          en: `Waad Al Ajyal Gold joins two things: savings for a child, and protection of those savings. You pay an amount each month. If you die or are left totally disabled, we pay the remaining months in your place and the child receives the fund on the date you chose.

It is for parents, grandparents and guardians from 21 to 55 years old, for a child who is not older than 13 on the day the plan starts.`,
          ar: `يجمع وعد الأجيال الذهبي بين الادخار للطفل وحماية هذا الادخار. تدفع اشتراكًا شهريًا، فإذا توفيت أو أصبت بعجز كلي، لا قدر الله، سددنا عنك الاشتراكات المتبقية، وتسلّم ابنك الرصيد في الموعد الذي اخترته.

وهو للوالدين والأجداد والأوصياء من عمر 21 إلى 55 سنة، لطفل لا يتجاوز عمره 13 سنة عند بدء البرنامج.`,
        },
        buttonText: { en: 'Talk to an adviser', ar: 'تحدث إلى مستشار' },
        buttonUrl: '/get-a-quote?product=waad-ajyal',
      },
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'How the plan runs', ar: 'مراحل البرنامج' },
        description: {
          en: 'An example with a child of 3 and SAR 800 a month for 15 years.',
          ar: 'مثال لطفل عمره 3 سنوات واشتراك شهري قدره 800 ريال لمدة 15 سنة.',
        },
      },
      items: [
        {
          tag: { en: 'Start', ar: 'البداية' },
          text: {
            en: 'You choose the amount, the year in which the money is needed and how it is invested. You answer a few questions about your health. Most people need no medical examination.',
            ar: 'تختار مبلغ الاشتراك وسنة الحاجة إلى الرصيد وطريقة الاستثمار، وتجيب عن أسئلة قليلة عن صحتك. ولا يحتاج معظم المشتركين إلى فحص طبي.',
          },
        },
        {
          tag: { en: 'Years 1 to 3', ar: 'السنوات من 1 إلى 3' },
          text: {
            en: 'Setting up the plan takes a part of the first year’s contributions, so in this time its surrender value is lower than what you paid. Leave early only if you must.',
            ar: 'تُخصم تكاليف تأسيس البرنامج من اشتراكات السنة الأولى، فتكون قيمة الاسترداد في هذه المدة أقل مما دفعته. لا تنسحب مبكرًا إلا للضرورة.',
          },
        },
        {
          tag: { en: 'Years 4 to 12', ar: 'السنوات من 4 إلى 12' },
          text: {
            en: 'The fund grows or falls with its investments. You may raise or lower the amount once a year, pay in extra, or take out up to 30% for school fees.',
            ar: 'ينمو الرصيد أو ينخفض تبعًا لأداء الاستثمار. ويمكنك زيادة الاشتراك أو خفضه مرة في السنة، أو إيداع مبلغ إضافي، أو سحب ما يصل إلى 30% للرسوم الدراسية.',
          },
        },
        {
          tag: { en: 'Years 13 to 15', ar: 'السنوات من 13 إلى 15' },
          text: {
            en: 'Step by step we move the fund into calmer investments, so that a bad market just before university does less harm. You can refuse this.',
            ar: 'ننقل الرصيد تدريجيًا إلى استثمارات أقل تقلبًا، حتى لا يتأثر بتراجع الأسواق قبيل الجامعة. ولك أن ترفض ذلك.',
          },
        },
        {
          tag: { en: 'Pay-out', ar: 'الاستحقاق' },
          text: {
            en: 'The child is 18. The fund is paid at once or in four yearly parts. With SAR 144,000 paid in, the illustration shows between SAR 131,000 and SAR 203,000, depending on the markets. None of these figures is promised.',
            ar: 'يبلغ الابن 18 سنة، ويُصرف الرصيد دفعة واحدة أو على أربع دفعات سنوية. وإذا بلغ مجموع المدفوع 144,000 ريال، يتراوح الرصيد في المثال بين 131,000 و203,000 ريال بحسب أداء الأسواق، وليس أي من هذه الأرقام مضمونًا.',
          },
        },
      ],
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'What could it come to?', ar: 'كم قد تبلغ مدخراتك؟' },
        description: {
          en: 'Enter the age of the child, the year in which the money is needed and the amount each month. You see three outcomes, in poor, average and good markets, and what we count by.',
          ar: 'أدخل عمر الطفل والسنة التي تحتاج فيها إلى الرصيد والمبلغ الشهري، لترى ثلاث نتائج في أسواق ضعيفة ومتوسطة وجيدة، والأسس التي نحسب عليها.',
        },
        buttonText: { en: 'Open the savings calculator', ar: 'افتح حاسبة الادخار' },
        buttonUrl: '/savings-calculator',
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'What the plan gives you', ar: 'ما يقدمه البرنامج' } },
      items: [
        {
          title: { en: 'Contributions continue', ar: 'استمرار الاشتراكات' },
          description: {
            en: 'We pay the rest of the contributions after your death or total and permanent disability.',
            ar: 'نسدد الاشتراكات المتبقية بعد الوفاة أو العجز الكلي الدائم.',
          },
        },
        {
          title: { en: 'Money for the family at once', ar: 'مبلغ فوري للأسرة' },
          description: {
            en: 'A fixed sum is paid on death, apart from the fund, so that school goes on without a break.',
            ar: 'يُصرف عند الوفاة مبلغ محدد مستقل عن الرصيد، حتى لا تنقطع الدراسة.',
          },
        },
        {
          title: { en: 'Your choice of investment', ar: 'استثمار تختاره أنت' },
          description: {
            en: 'Cautious, balanced or growth. You can switch twice a year without charge.',
            ar: 'متحفظ أو متوازن أو نمو، ويمكنك التحويل بينها مرتين في السنة مجانًا.',
          },
        },
        {
          title: { en: 'Time to think', ar: 'مهلة للتفكير' },
          description: withdrawal.savings,
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Three levels', ar: 'ثلاثة مستويات' },
        ...askedPlanHead(
          [
            { en: 'Seed', ar: 'الغرس' },
            { en: 'Palm', ar: 'النخلة' },
            { en: 'Grove', ar: 'الواحة' },
          ],
          '/get-a-quote?product=waad-ajyal',
          'waad-alAjyal-gold',
        ),
      },
      items: [
        {
          title: { en: 'Smallest monthly contribution', ar: 'أقل اشتراك شهري' },
          plan1: { en: 'SAR 300', ar: '300 ريال' },
          plan2: { en: 'SAR 800', ar: '800 ريال' },
          plan3: { en: 'SAR 2,000', ar: '2,000 ريال' },
        },
        {
          title: { en: 'Length of the plan', ar: 'مدة البرنامج' },
          plan1: { en: '8 to 18 years', ar: 'من 8 إلى 18 سنة' },
          plan2: { en: '8 to 21 years', ar: 'من 8 إلى 21 سنة' },
          plan3: { en: '5 to 21 years', ar: 'من 5 إلى 21 سنة' },
        },
        {
          title: { en: 'We pay on if you die or are disabled', ar: 'استمرار السداد عند الوفاة أو العجز' },
          plan1: { en: 'Included', ar: 'مشمول' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Sum paid at once on death', ar: 'المبلغ الفوري عند الوفاة' },
          plan1: { en: 'SAR 40,000', ar: '40,000 ريال' },
          plan2: { en: 'SAR 120,000', ar: '120,000 ريال' },
          plan3: { en: 'SAR 300,000', ar: '300,000 ريال' },
        },
        {
          title: { en: 'Serious illness of the parent', ar: 'الأمراض الحرجة لولي الأمر' },
          plan2: { en: 'As an extra', ar: 'تغطية إضافية' },
          plan3: { en: 'SAR 75,000', ar: '75,000 ريال' },
        },
        {
          title: { en: 'Withdrawals for school fees', ar: 'السحب للرسوم الدراسية' },
          plan1: { en: 'From year 4', ar: 'من السنة الرابعة' },
          plan2: { en: 'From year 4', ar: 'من السنة الرابعة' },
          plan3: { en: 'From year 3', ar: 'من السنة الثالثة' },
        },
        {
          title: { en: 'More than one child in one plan', ar: 'أكثر من طفل في برنامج واحد' },
          plan3: { en: 'Up to 4', ar: 'حتى 4 أطفال' },
        },
        {
          title: { en: 'Yearly administration fee', ar: 'رسوم الإدارة السنوية' },
          plan1: { en: '1.6% of the fund', ar: '1.6% من الرصيد' },
          plan2: { en: '1.4% of the fund', ar: '1.4% من الرصيد' },
          plan3: { en: '1.1% of the fund', ar: '1.1% من الرصيد' },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Where your money goes', ar: 'أين يُستثمر اشتراكك' } },
      items: [
        {
          title: { en: 'Cautious', ar: 'متحفظ' },
          description: {
            en: 'Mostly sukuk and murabaha deposits. Small ups and downs, small growth. Suits a plan with less than 5 years to run.',
            ar: 'معظمه صكوك وودائع مرابحة. تقلبه محدود ونموه محدود، ويناسب برنامجًا بقي عليه أقل من 5 سنوات.',
          },
        },
        {
          title: { en: 'Balanced', ar: 'متوازن' },
          description: {
            en: 'About half sukuk and half shares of companies that pass the Sharia screen.',
            ar: 'نصفه تقريبًا صكوك، ونصفه أسهم شركات متوافقة مع الضوابط الشرعية.',
          },
        },
        {
          title: { en: 'Growth', ar: 'نمو' },
          description: {
            en: 'Mostly shares, in the Kingdom and abroad. It can lose a fifth of its value in a bad year and needs 10 years or more.',
            ar: 'معظمه أسهم داخل المملكة وخارجها. قد يخسر خُمس قيمته في سنة صعبة، ويحتاج إلى 10 سنوات أو أكثر.',
          },
        },
        {
          title: { en: 'Protection account', ar: 'حساب الحماية' },
          description: {
            en: 'A small part of each contribution goes into a common account that pays for deaths and disabilities. A surplus in it is shared. See [surplus distribution](/surplus-distribution).',
            ar: 'يذهب جزء يسير من كل اشتراك إلى حساب مشترك تُدفع منه تعويضات الوفاة والعجز، ويوزع فائضه على المستحقين. اطلع على [توزيع الفائض](/surplus-distribution).',
          },
        },
      ],
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا تغطيه الوثيقة' },
        description: {
          en: `- Death by suicide in the first 12 months
- A health problem that you knew of and did not tell us about
- Disability from war, crime, or professional and extreme sport
- A loss of value through the markets: the fund carries it
- Contributions that stay unpaid for more than ${unpaidDays.ajyal} days; the plan then goes on with what is in the fund`,
          ar: `- الوفاة بالانتحار خلال أول 12 شهرًا
- المشكلة الصحية التي كنت تعلم بها ولم تفصح عنها
- العجز الناتج عن الحروب أو الجرائم أو الرياضات الاحترافية والخطرة
- انخفاض القيمة بسبب الأسواق، فالرصيد هو الذي يتحمله
- الاشتراكات المتأخرة أكثر من ${unpaidDays.ajyal} يومًا، إذ يستمر البرنامج بالرصيد القائم فقط`,
        },
      },
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'How to claim', ar: 'كيف تقدّم المطالبة' },
        description: {
          en: `At the end of the plan you do nothing special: we write 60 days before the date and ask for the IBAN.

After a death, a relative or guardian calls us. ${toTellOfDeath.en} The online form asks for it. We then need the number of the death certificate, the deed of heirs or guardianship, and an IBAN. For disability we need ${disabilityReport.en}. Once everything is here, we decide within 15 days.`,
          ar: `عند نهاية البرنامج لا يلزمك شيء، إذ نراسلك قبل 60 يومًا من الموعد ونطلب رقم الآيبان.

وعند الوفاة يتصل بنا أحد الأقارب أو الوصي. ${toTellOfDeath.ar} أما النموذج الإلكتروني فيطلبه. ثم نحتاج إلى رقم شهادة الوفاة وصك حصر الورثة أو صك الولاية ورقم الآيبان. وفي حالة العجز نحتاج إلى ${disabilityReport.ar}. ونبت في المطالبة خلال 15 يومًا من اكتمال المستندات.`,
        },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions from parents', ar: 'أسئلة أولياء الأمور' } },
      items: [
        {
          question: { en: 'What if my child does not go to university?', ar: 'ماذا لو لم يلتحق ابني بالجامعة؟' },
          answer: {
            en: 'The fund is the child’s all the same. It can be used for a course, a business, a home, or moved to a brother or sister.',
            ar: 'يبقى الرصيد له في كل الأحوال، فيمكن أن يخصصه لدورة أو مشروع أو مسكن، أو يُنقل إلى أحد إخوته.',
          },
        },
        {
          question: { en: 'Can I stop paying for a while?', ar: 'هل يمكنني التوقف عن الدفع مؤقتًا؟' },
          answer: {
            en: 'Yes. After two full years you may pause for up to 12 months. Protection goes on and its cost is taken from the fund.',
            ar: 'نعم، يمكنك بعد سنتين كاملتين التوقف مدة تصل إلى 12 شهرًا. وتستمر الحماية وتُخصم تكلفتها من الرصيد.',
          },
        },
        {
          question: { en: 'What do I get if I end the plan early?', ar: 'ماذا أسترد إذا أنهيت البرنامج مبكرًا؟' },
          answer: {
            en: `The surrender value: the fund, less a charge. ${surrenderCharge.ajyal.en} Your yearly statement shows the value.`,
            ar: `تسترد قيمة الاسترداد، وهي الرصيد بعد خصم رسم الاسترداد. ${surrenderCharge.ajyal.ar} وتظهر القيمة في كشفك السنوي.`,
          },
        },
        {
          question: { en: 'Is it in line with Sharia?', ar: 'هل البرنامج متوافق مع الشريعة؟' },
          answer: {
            en: 'Yes. An independent Sharia committee approves the contract and the list of investments and checks them every year.',
            ar: 'نعم، تعتمد لجنة شرعية مستقلة العقد وقائمة الاستثمارات وتراجعهما كل سنة.',
          },
        },
        {
          question: { en: 'Can both parents be protected?', ar: 'هل تشمل الحماية الوالدين معًا؟' },
          answer: {
            en: 'Yes, with the Palm and Grove levels. We then pay on after the death or disability of either parent.',
            ar: 'نعم، في خطتي النخلة والواحة، فنسدد الاشتراكات المتبقية عند وفاة أحد الوالدين أو عجزه.',
          },
        },
        {
          question: { en: 'Who looks after the money if I die?', ar: 'من يتولى المال إذا توفيت؟' },
          answer: {
            en: 'It stays in the plan until the date you chose. Then it is paid to the child, or to the guardian whom the court named if the child is under 18.',
            ar: 'يبقى في البرنامج حتى الموعد الذي اخترته، ثم يُصرف للابن، أو لوليه المعيّن من المحكمة إذا كان دون 18 سنة.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'Read the illustration together with the wording: it shows good, average and poor markets.',
          ar: 'اقرأ المثال التوضيحي مع نص الوثيقة، ففيه النتائج في أسواق جيدة ومتوسطة وضعيفة.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Waad Al Ajyal Gold policy wording', ar: 'نص وثيقة وعد الأجيال الذهبي' },
          pdf: { en: 'waad-ajyal-policy-wording-en', ar: 'waad-ajyal-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Waad Al Ajyal Gold illustration', ar: 'مثال توضيحي لوعد الأجيال الذهبي' },
          pdf: { en: 'waad-ajyal-illustration-en', ar: 'waad-ajyal-illustration-ar' },
        },
      ],
    },
    {
      name: 'form',
      content: {
        header: { en: 'Before you talk to an adviser', ar: 'قبل أن تتحدث إلى المستشار' },
        description: {
          en: 'Write down what you want to ask and have it beside you in the call. What you type here stays on your screen and is not sent; the button opens the form in which you ask for the call.',
          ar: 'دوّن ما تريد أن تسأل عنه ليكون أمامك أثناء المكالمة. ما تكتبه هنا يبقى على شاشتك ولا يُرسل إلينا، والزر يفتح النموذج الذي تطلب به المكالمة.',
        },
        buttonText: { en: 'Ask for a call', ar: 'اطلب مكالمة' },
        buttonUrl: '/get-a-quote?product=waad-ajyal',
      },
      items: [
        {
          label: { en: 'My question', ar: 'سؤالي' },
          placeholder: { en: 'For example: can I pause for a year?', ar: 'مثال: هل أستطيع التوقف سنة؟' },
        },
      ],
    },
  ],
};
