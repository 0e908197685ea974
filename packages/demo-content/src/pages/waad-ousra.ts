import { toTellOfDeath } from '../claim-papers.ts';
import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { workedExamples } from '../worked-examples.ts';

export const waadOusra: SeedPage = {
  name: 'waad-ousra',
  title: { en: 'Waad Al Ousra', ar: 'وعد الأسرة' },
  group: 'individual-products',
  meta: {
    title: { en: 'Waad Al Ousra family protection — Waad Insurance', ar: 'وعد الأسرة لحماية عائلتك — وعد للتأمين' },
    description: {
      en: 'Money for your family if you die, are disabled or fall seriously ill. Three levels of cover, from SAR 55 a month.',
      ar: 'مبلغ لأسرتك عند الوفاة أو العجز أو المرض الحرج. ثلاثة مستويات من التغطية، ابتداءً من 55 ريالًا شهريًا.',
    },
    keywords: { en: 'life insurance, family protection, death', ar: 'تأمين الحياة، تأمين على الحياة، وفاة' },
  },
  sections: [
    { name: 'full_banner', content: { image: 'waad-ousra-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'If you could not provide for them', ar: 'لتبقى أسرتك مكفية في كل الظروف' },
        description: {
          en: `Waad Al Ousra is protection without savings. For a small amount each month, your family receives a sum that you set in advance if you die, or you receive it yourself if you can never work again.

Think of it when others depend on your income: a spouse at home, young children, elderly parents, a home still being paid for. You can join from 18 to 59 years old and stay protected until 70.`,
          ar: `وعد الأسرة برنامج حماية بلا ادخار. تدفع مبلغًا يسيرًا كل شهر، فتتسلم أسرتك مبلغًا حددته مسبقًا إذا توفيت، أو تتسلمه أنت إذا لم تعد قادرًا على العمل نهائيًا.

فكر فيه إذا كان غيرك يعتمد على دخلك: شريك حياة بلا دخل، أو أطفال صغار، أو والدان كبيران، أو منزل لم يكتمل سداده. ويمكنك الاشتراك من عمر 18 إلى 59 سنة، وتستمر الحماية حتى 70 سنة.`,
        },
        buttonText: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
        buttonUrl: '/get-a-quote?product=waad-ousra',
      },
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: 'SAR 55', ar: '55 ريالًا' },
          title: {
            en: 'a month for SAR 250,000 of cover, at 30 and in good health',
            ar: 'شهريًا مقابل تغطية 250,000 ريال، لمن عمره 30 سنة وصحته جيدة',
          },
        },
        {
          header: { en: '5 working days', ar: '5 أيام عمل' },
          title: {
            en: 'to pay the first SAR 20,000 after a death, ahead of the full decision',
            ar: 'لصرف أول 20,000 ريال بعد الوفاة، قبل صدور القرار النهائي',
          },
        },
        {
          header: { en: '70 years', ar: '70 سنة' },
          title: { en: 'the age until which you stay protected', ar: 'العمر الذي تستمر الحماية حتى بلوغه' },
        },
      ],
    },
    {
      name: 'card',
      content: { header: { en: 'How much is enough?', ar: 'كم تحتاج أسرتك؟' }, icon: 'icon-people' },
      items: [
        {
          title: { en: 'Young couple, renting', ar: 'زوجان في بداية حياتهما' },
          description: {
            en: 'Three yearly incomes give the other time to stand on their own feet.',
            ar: 'دخل ثلاث سنوات يمنح الطرف الآخر وقتًا لترتيب حياته.',
          },
          logo: 'icon-heart',
        },
        {
          title: { en: 'Children at school', ar: 'أسرة لديها أطفال' },
          description: {
            en: 'Six yearly incomes, or one for each year until the youngest is grown.',
            ar: 'دخل ست سنوات، أو دخل سنة عن كل سنة حتى يكبر أصغر الأبناء.',
          },
          logo: 'icon-people',
        },
        {
          title: { en: 'A home being paid off', ar: 'منزل تحت السداد' },
          description: {
            en: 'Add what is still owed, unless the bank’s own cover settles it.',
            ar: 'أضف المبلغ المتبقي، ما لم يكن مغطى بتأمين المصرف الممول.',
          },
          logo: 'icon-property',
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'What is covered', ar: 'ما تغطيه الوثيقة' } },
      items: [
        {
          title: { en: 'Death from any cause', ar: 'الوفاة لأي سبب' },
          description: {
            en: 'Illness, accident or age, anywhere in the world. The full sum goes to the people you named or to your heirs.',
            ar: 'بمرض أو حادث أو تقدم في العمر، في أي مكان في العالم. ويُصرف المبلغ كاملًا لمن سميتهم أو لورثتك.',
          },
        },
        {
          title: { en: 'Total and permanent disability', ar: 'العجز الكلي الدائم' },
          description: {
            en: 'The full sum is paid to you when a medical board finds that you can no longer do any paid work.',
            ar: 'يُصرف لك المبلغ كاملًا إذا قررت اللجنة الطبية أنك لم تعد قادرًا على أي عمل.',
          },
        },
        {
          title: { en: 'Partial disability by accident', ar: 'العجز الجزئي بحادث' },
          description: {
            en: 'A share of the sum for the loss of a limb, an eye or hearing, as part 3 of the wording lists.',
            ar: 'نسبة من المبلغ عند فقدان طرف أو عين أو السمع، وفق الجدول الوارد في البند 3 من نص الوثيقة.',
          },
        },
        {
          title: { en: 'First costs', ar: 'المصاريف العاجلة' },
          description: {
            en: 'SAR 20,000 within 5 working days of the death certificate reaching us.',
            ar: '20,000 ريال خلال 5 أيام عمل من وصول شهادة الوفاة إلينا.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Choose a level', ar: 'اختر المستوى المناسب' },
        ...askedPlanHead(
          [
            { en: 'Essential', ar: 'الأساسية' },
            { en: 'Family', ar: 'العائلية' },
            { en: 'Family Plus', ar: 'العائلية بلس' },
          ],
          '/get-a-quote?product=waad-ousra',
          'waad-ousra',
        ),
      },
      items: [
        {
          title: { en: 'Sum on death or total disability', ar: 'المبلغ عند الوفاة أو العجز الكلي' },
          plan1: { en: 'SAR 250,000', ar: '250,000 ريال' },
          plan2: { en: 'SAR 600,000', ar: '600,000 ريال' },
          plan3: { en: 'SAR 1,500,000', ar: '1,500,000 ريال' },
        },
        {
          title: { en: 'Price a month at the age of 30', ar: 'القسط الشهري لعمر 30 سنة' },
          plan1: { en: 'SAR 55', ar: '55 ريالًا' },
          plan2: { en: 'SAR 128', ar: '128 ريالًا' },
          plan3: { en: 'SAR 310', ar: '310 ريالات' },
        },
        {
          title: { en: 'Accidental death', ar: 'الوفاة بحادث' },
          plan2: { en: 'SAR 150,000 more', ar: '150,000 ريال إضافية' },
          plan3: { en: 'Double the sum', ar: 'ضعف المبلغ' },
        },
        {
          title: { en: 'Partial disability by accident', ar: 'العجز الجزئي بحادث' },
          plan1: { en: 'Up to SAR 100,000', ar: 'حتى 100,000 ريال' },
          plan2: { en: 'Up to SAR 300,000', ar: 'حتى 300,000 ريال' },
          plan3: { en: 'Up to SAR 750,000', ar: 'حتى 750,000 ريال' },
        },
        {
          title: { en: 'Serious illness', ar: 'الأمراض الحرجة' },
          plan2: { en: 'SAR 60,000 for 12 illnesses', ar: '60,000 ريال عند الإصابة بأحد 12 مرضًا' },
          plan3: { en: 'SAR 200,000 for 28 illnesses', ar: '200,000 ريال عند الإصابة بأحد 28 مرضًا' },
        },
        {
          title: { en: 'Spouse in the same policy', ar: 'تغطية الزوج أو الزوجة في الوثيقة نفسها' },
          plan2: { en: 'Half of the sum', ar: 'نصف المبلغ' },
          plan3: { en: 'The full sum', ar: 'المبلغ كاملًا' },
        },
        {
          title: { en: 'Education help for each child', ar: 'دعم تعليم كل طفل' },
          plan3: { en: 'SAR 1,000 a month until 18', ar: '1,000 ريال شهريًا حتى 18 سنة' },
        },
        {
          title: { en: 'Medical examination to join', ar: 'الفحص الطبي عند الاشتراك' },
          plan1: { en: 'Not needed', ar: 'غير مطلوب' },
          plan2: { en: 'From the age of 45', ar: 'من عمر 45 سنة' },
          plan3: { en: 'From the age of 40', ar: 'من عمر 40 سنة' },
        },
      ],
    },
    workedExamples.family,
    {
      name: 'multiple_title',
      content: { header: { en: 'What is not covered', ar: 'ما لا تغطيه الوثيقة' } },
      items: [
        {
          title: { en: 'In the first year', ar: 'خلال السنة الأولى' },
          description: {
            en: 'Suicide, and an illness that existed before and was left out of the health questions.',
            ar: 'الانتحار، والمرض السابق الذي لم يُذكر في الإقرار الصحي.',
          },
        },
        {
          title: { en: 'At any time', ar: 'في أي وقت' },
          description: {
            en: 'Taking part in war or crime, misuse of drugs, and a death caused on purpose by a person who would receive the money.',
            ar: 'المشاركة في حرب أو جريمة، وتعاطي المخدرات، والوفاة التي يتعمدها أحد المستفيدين من المبلغ.',
          },
        },
        {
          title: { en: 'Unless you tell us', ar: 'ما لم تخبرنا به' },
          description: {
            en: 'Dangerous work at height, under ground or at sea, private flying, and climbing or diving as a sport. We can usually cover them for a higher price.',
            ar: 'العمل الخطر في المرتفعات أو تحت الأرض أو في البحر، والطيران الخاص، ورياضتا التسلق والغوص. ويمكننا غالبًا تغطيتها بقسط أعلى.',
          },
        },
      ],
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'When your family has to claim', ar: 'عندما تحتاج أسرتك إلى المطالبة' },
        description: {
          en: 'Show this to the person who would have to do it. One adviser stays with the family from the first call.',
          ar: 'أطلع على هذه الخطوات من سيتولى الأمر بعدك. ويرافق الأسرة مستشار واحد منذ أول اتصال.',
        },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
      items: [
        {
          tag: { en: '1. Tell us', ar: '1. أبلغونا' },
          text: {
            en: `Call ${toCall(company.tollFree)}. ${toTellOfDeath.en} The online form asks for it.`,
            ar: `اتصلوا على الرقم ${toCall(company.tollFree)}. ${toTellOfDeath.ar} أما النموذج الإلكتروني فيطلبه.`,
          },
        },
        {
          tag: { en: '2. First payment', ar: '2. الدفعة الأولى' },
          text: {
            en: 'Send the death certificate and an IBAN. SAR 20,000 are paid within 5 working days.',
            ar: 'أرسلوا شهادة الوفاة ورقم الآيبان، ونصرف 20,000 ريال خلال 5 أيام عمل.',
          },
        },
        {
          tag: { en: '3. Documents', ar: '3. المستندات' },
          text: {
            en: `- Deed of heirs, if nobody was named in the policy
- Medical report on the cause of death
- Police report, if it was an accident
- IBAN of each person who receives a share`,
            ar: `- صك حصر الورثة إذا لم تُسمِّ الوثيقة مستفيدًا
- تقرير طبي بسبب الوفاة
- تقرير الجهة الأمنية إذا كانت الوفاة بحادث
- رقم الآيبان لكل مستفيد`,
          },
        },
        {
          tag: { en: '4. Decision', ar: '4. القرار' },
          text: {
            en: 'Within 15 days of the last document. Each person gets the decision in writing. The money is paid at once, or monthly if the family prefers it.',
            ar: 'خلال 15 يومًا من استلام آخر مستند، ويصل القرار كتابيًا إلى كل مستفيد. ويُصرف المبلغ دفعة واحدة، أو شهريًا إذا رغبت الأسرة.',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about family protection', ar: 'أسئلة عن حماية الأسرة' } },
      items: [
        {
          question: { en: 'Do I get anything back if nothing happens?', ar: 'هل أسترد شيئًا إذا لم يحدث مكروه؟' },
          answer: {
            en: 'No. The contributions pay for the protection of everyone in that year, which keeps the price low. You may share in a surplus. If you want savings, look at [Waad Al Istiqrar Gold](/waad-isteqrar-gold).',
            ar: 'لا، فالاشتراكات تغطي حماية جميع المشتركين في تلك السنة، ولذلك يبقى القسط منخفضًا. وقد يكون لك نصيب من الفائض. وإن أردت الادخار فاطلع على [وعد الاستقرار الذهبي](/waad-isteqrar-gold).',
          },
        },
        {
          question: { en: 'Does the price rise as I grow older?', ar: 'هل يزيد القسط مع تقدم العمر؟' },
          answer: {
            en: 'The price is fixed for 5 years at a time. It is then set anew by your age. Your health is not asked about again.',
            ar: 'يثبت القسط 5 سنوات، ثم يُعاد احتسابه بحسب عمرك، دون السؤال عن حالتك الصحية مرة أخرى.',
          },
        },
        {
          question: { en: 'Whom can I name to receive the money?', ar: 'من يمكنني تسميته مستفيدًا؟' },
          answer: {
            en: 'Members of your family, with the share of each. You can change the names at any time. If you name nobody, the money is divided by the deed of heirs.',
            ar: 'أفراد أسرتك مع تحديد نصيب كل منهم، ولك تغيير الأسماء متى شئت. وإذا لم تسمِّ أحدًا، وُزع المبلغ وفق صك حصر الورثة.',
          },
        },
        {
          question: { en: 'I smoke. Can I join?', ar: 'أنا مدخن، فهل يمكنني الاشتراك؟' },
          answer: {
            en: 'Yes. The price is about 40% higher. If you have not smoked for 12 months, tell us and it falls.',
            ar: 'نعم، ويزيد القسط بنحو 40%. وإذا أقلعت عن التدخين 12 شهرًا فأخبرنا لنخفضه.',
          },
        },
        {
          question: { en: 'What happens if I miss a payment?', ar: 'ماذا لو تأخرت عن دفعة؟' },
          answer: {
            en: 'You stay protected for 30 days while you catch up, and we remind you twice. After that the policy ends, but can be revived within 6 months.',
            ar: 'تستمر حمايتك 30 يومًا حتى تسدد، ونذكّرك مرتين. وبعدها تنتهي الوثيقة، ويمكن إعادة تفعيلها خلال 6 أشهر.',
          },
        },
        {
          question: {
            en: 'Is my employer’s group life cover not enough?',
            ar: 'ألا يكفي تأمين الحياة الجماعي من جهة عملي؟',
          },
          answer: {
            en: 'It ends when you leave the job and often pays two yearly salaries. Compare it with what your family would need for six years.',
            ar: 'ينتهي بتركك العمل، وكثيرًا ما يقتصر على راتب سنتين. قارنه بما تحتاجه أسرتك خلال ست سنوات.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'The wording lists the illnesses and the shares for partial disability.',
          ar: 'يتضمن نص الوثيقة قائمة الأمراض الحرجة ونسب العجز الجزئي.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Waad Al Ousra policy wording', ar: 'نص وثيقة وعد الأسرة' },
          pdf: { en: 'waad-ousra-policy-wording-en', ar: 'waad-ousra-policy-wording-ar' },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Where to go next', ar: 'خطوتك التالية' } },
      items: [
        {
          text: { en: 'Get a quote for Waad Al Ousra', ar: 'اطلب عرض سعر لوعد الأسرة' },
          textUrl: '/get-a-quote?product=waad-ousra',
        },
        {
          text: { en: 'Save for your children’s education', ar: 'ادخر لتعليم أبنائك' },
          textUrl: '/waad-alAjyal-gold',
        },
        { text: { en: 'Find a branch and talk to us', ar: 'ابحث عن فرع وتحدث إلينا' }, textUrl: '/reach-us' },
      ],
    },
  ],
};
