import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { workedExamples } from '../worked-examples.ts';

export const liabilityInsurance: SeedPage = {
  name: 'liability-insurance',
  title: { en: 'Liability Insurance', ar: 'تأمين المسؤوليات' },
  group: 'corporate-products',
  meta: {
    title: { en: 'Liability insurance — Waad Insurance', ar: 'تأمين المسؤوليات — وعد للتأمين' },
    description: {
      en: 'Public, product, professional and employer’s liability: which one a business needs, limits, exclusions and how claims work.',
      ar: 'تأمين المسؤولية العامة والمنتجات والمسؤولية المهنية ومسؤولية صاحب العمل: أيها تحتاج منشأتك، وحدود التغطية، والمطالبات.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'liability-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'When someone says it was your fault', ar: 'حين يُنسب الخطأ إلى منشأتك' },
        description: {
          en: `A visitor slips on a wet floor. A part you made starts a fire at a customer’s plant. A dose is written down wrong. Each of these can become a demand for money that is larger than a year’s profit.

Liability insurance pays what you are legally bound to pay to others, and the cost of defending you. It is for shops and restaurants, manufacturers, contractors, clinics, engineers, lawyers, accountants and anyone else whose work can harm somebody.`,
          ar: `زائر ينزلق على أرضية مبللة، أو قطعة من إنتاجك تتسبب في حريق لدى أحد عملائك، أو جرعة دُوّنت على نحو خاطئ. قد تتحول أي حادثة من هذه إلى مطالبة تفوق أرباح سنة كاملة.

يدفع تأمين المسؤوليات ما تُلزم به نظامًا تجاه الآخرين، ويتحمل نفقات الدفاع عنك. وهو للمتاجر والمطاعم والمصانع والمقاولين والعيادات والمهندسين والمحامين والمحاسبين، ولكل من قد يلحق عملُه ضررًا بغيره.`,
        },
        buttonText: { en: 'Ask for a quote', ar: 'اطلب عرض سعر' },
        buttonUrl: '/details-request?product=liability',
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Four policies, four kinds of fault', ar: 'أربع وثائق لأربعة أنواع من المسؤولية' } },
      items: [
        {
          title: { en: 'Public liability', ar: 'المسؤولية العامة' },
          description: {
            en: 'Injury to visitors and damage to other people’s property at your premises or where you work. Most landlords and shopping centres ask tenants for it.',
            ar: 'إصابة الزوار وأضرار ممتلكات الغير في مقرك أو في مواقع عملك. ويشترطها معظم الملاك والمراكز التجارية على المستأجرين.',
          },
        },
        {
          title: { en: 'Product liability', ar: 'مسؤولية المنتجات' },
          description: {
            en: 'Harm caused by something you made, imported, repaired or sold, after it has left your hands. Export to the GCC is included; other countries can be added.',
            ar: 'الضرر الذي يسببه منتج صنعته أو استوردته أو أصلحته أو بعته بعد خروجه من حيازتك. وتشمل التغطية التصدير إلى دول مجلس التعاون، ويمكن إضافة دول أخرى.',
          },
        },
        {
          title: { en: 'Professional liability', ar: 'المسؤولية المهنية' },
          description: {
            en: 'Errors in advice, design or treatment. Medical practitioners in the Kingdom must hold it to have their licence; engineers, auditors and lawyers are asked for it in tenders.',
            ar: 'الأخطاء في المشورة أو التصميم أو العلاج. وهي إلزامية للممارسين الصحيين في المملكة، وتُطلب من المهندسين والمراجعين والمحامين في المنافسات.',
          },
        },
        {
          title: { en: 'Employer’s liability', ar: 'مسؤولية صاحب العمل' },
          description: {
            en: 'Compensation that a court awards to an injured employee beyond what social insurance pays, and the defence of the case.',
            ar: 'التعويض الذي يُحكم به لموظف مصاب زيادةً على ما تدفعه التأمينات الاجتماعية، ونفقات الدفاع في الدعوى.',
          },
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'What every policy pays for', ar: 'ما تدفعه كل وثيقة' } },
      items: [
        {
          title: { en: 'Compensation', ar: 'التعويض' },
          description: {
            en: 'What you owe for injury, death or damage under a judgment or a settlement that we agreed to.',
            ar: 'ما يُستحق عليك عن الإصابة أو الوفاة أو الضرر بموجب حكم أو تسوية وافقنا عليها.',
          },
        },
        {
          title: { en: 'Defence', ar: 'الدفاع' },
          description: {
            en: 'Lawyers, experts and court fees. We choose the lawyer together with you.',
            ar: 'أتعاب المحامين والخبراء والرسوم القضائية. ونختار المحامي بالتشاور معك.',
          },
        },
        {
          title: { en: 'First aid at the scene', ar: 'الإسعاف في الموقع' },
          description: {
            en: 'Immediate medical help for injured visitors up to SAR 7,500 a person, whoever was at fault.',
            ar: 'الإسعاف العاجل للزائر المصاب حتى 7,500 ريال للشخص، أيًا كان المخطئ.',
          },
        },
        {
          title: { en: 'Work by subcontractors', ar: 'أعمال مقاولي الباطن' },
          description: {
            en: 'Your liability for those who work on your behalf, when you have told us about them.',
            ar: 'مسؤوليتك عمن يعملون نيابةً عنك، متى أفصحت لنا عنهم.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Public liability in three sizes', ar: 'المسؤولية العامة بثلاثة مستويات' },
        ...askedPlanHead(
          [
            { en: 'Shop, café or office', ar: 'متجر أو مقهى أو مكتب' },
            { en: 'Restaurant chain, school, contractor', ar: 'سلسلة مطاعم أو مدرسة أو مقاول' },
            { en: 'Factory, mall, event organiser', ar: 'مصنع أو مركز تجاري أو منظم فعاليات' },
          ],
          '/details-request?product=liability',
          'liability-insurance',
        ),
      },
      items: [
        {
          title: { en: 'Limit for one event', ar: 'الحد للحادث الواحد' },
          plan1: { en: 'SAR 1,000,000', ar: '1,000,000 ريال' },
          plan2: { en: 'SAR 5,000,000', ar: '5,000,000 ريال' },
          plan3: { en: 'SAR 20,000,000', ar: '20,000,000 ريال' },
        },
        {
          title: { en: 'Limit for one year', ar: 'الحد السنوي' },
          plan1: { en: 'SAR 2,000,000', ar: '2,000,000 ريال' },
          plan2: { en: 'SAR 10,000,000', ar: '10,000,000 ريال' },
          plan3: { en: 'SAR 20,000,000', ar: '20,000,000 ريال' },
        },
        {
          title: { en: 'Defence costs', ar: 'نفقات الدفاع' },
          plan1: { en: 'Inside the limit', ar: 'ضمن الحد' },
          plan2: { en: 'On top of the limit', ar: 'إضافةً إلى الحد' },
          plan3: { en: 'On top of the limit', ar: 'إضافةً إلى الحد' },
        },
        {
          title: { en: 'Food poisoning', ar: 'التسمم الغذائي' },
          plan1: { en: 'Included', ar: 'مشمول' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Work at customers’ sites', ar: 'العمل في مواقع العملاء' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Sudden pollution', ar: 'التلوث المفاجئ' },
          plan3: { en: 'SAR 3,000,000', ar: '3,000,000 ريال' },
        },
        {
          title: { en: 'Damage to rented premises', ar: 'أضرار المقر المستأجر' },
          plan1: { en: 'SAR 250,000', ar: '250,000 ريال' },
          plan2: { en: 'SAR 1,000,000', ar: '1,000,000 ريال' },
          plan3: { en: 'SAR 4,000,000', ar: '4,000,000 ريال' },
        },
        {
          title: { en: 'Deductible for property damage', ar: 'مبلغ التحمل لأضرار الممتلكات' },
          plan1: { en: 'SAR 1,000', ar: '1,000 ريال' },
          plan2: { en: 'SAR 3,000', ar: '3,000 ريال' },
          plan3: { en: 'SAR 10,000', ar: '10,000 ريال' },
        },
      ],
    },
    workedExamples.liability,
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا يشمله التأمين' },
        description: {
          en: 'Choose a policy to see its main exclusions. What is done on purpose, fines and penalties are left out of all four.',
          ar: 'اختر الوثيقة لتطّلع على أبرز استثناءاتها. وتُستثنى من الوثائق الأربع الأفعال المتعمدة والغرامات والعقوبات.',
        },
      },
      items: [
        {
          tag: { en: 'Public', ar: 'العامة' },
          text: {
            en: 'Injury to your own employees, damage by vehicles that need motor insurance, slow pollution, and property in your care for repair or storage.',
            ar: 'إصابات موظفيك، وأضرار المركبات الخاضعة لتأمين المركبات، والتلوث التدريجي، وممتلكات الغير المودعة لديك للإصلاح أو التخزين.',
          },
        },
        {
          tag: { en: 'Product', ar: 'المنتجات' },
          text: {
            en: 'The product itself and its repair, the cost of calling it back from the market (can be added), aircraft parts, and promises of performance in a contract.',
            ar: 'المنتج نفسه وإصلاحه، وتكاليف سحبه من السوق (يمكن إضافتها)، وقطع الطائرات، والتعهدات التعاقدية بالأداء.',
          },
        },
        {
          tag: { en: 'Professional', ar: 'المهنية' },
          text: {
            en: 'Acts before the retroactive date in your policy, claims you knew of when you bought it, work outside your licence, and loss of documents without a copy.',
            ar: 'الأعمال السابقة للتاريخ الرجعي في وثيقتك، والمطالبات التي كنت تعلم بها عند الشراء، والعمل خارج نطاق الترخيص، وفقد المستندات التي لا نسخة لها.',
          },
        },
        {
          tag: { en: 'Employer’s', ar: 'صاحب العمل' },
          text: {
            en: 'What social insurance already pays, workers without a legal contract with you, and illness from dust or asbestos.',
            ar: 'ما تدفعه التأمينات الاجتماعية، ومن لا تربطه بك علاقة عمل نظامية، وأمراض الغبار والأسبستوس.',
          },
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'claims',
        header: { en: 'If someone makes a demand', ar: 'إذا وردتك مطالبة من الغير' },
        description: {
          en: `1. Help the person and make the place safe.
2. Take photos, and write down the names of witnesses and the time.
3. Do not admit fault and do not promise money. It can cost you the cover.
4. Tell us within 5 working days of the event or of the letter, even if the demand looks unfounded.
5. Send us every letter, summons or message before you answer it. We reply for you.

Keep the damaged object and any camera recordings until we say that you may let them go.`,
          ar: `1. ساعد المصاب وأمّن المكان.
2. صوّر الموقع، ودوّن أسماء الشهود ووقت الحادث.
3. لا تعترف بالخطأ ولا تعد بدفع مبلغ، فقد يُسقط ذلك حقك في التغطية.
4. أبلغنا خلال 5 أيام عمل من الحادث أو من تسلّم الخطاب، حتى لو بدت المطالبة بلا أساس.
5. أرسل إلينا كل خطاب أو تبليغ أو رسالة قبل الرد عليها، ونتولى الرد عنك.

احتفظ بالشيء المتضرر وتسجيلات الكاميرات إلى أن نبلغك بعدم الحاجة إليها.`,
        },
        buttonText: { en: 'Report a claim', ar: 'أبلغ عن مطالبة' },
        buttonUrl: '/submit-claim',
      },
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about liability', ar: 'أسئلة عن تأمين المسؤوليات' } },
      items: [
        {
          question: { en: 'Which limit should I choose?', ar: 'أي حد تغطية أختار؟' },
          answer: {
            en: 'Think of the worst single event at your busiest hour, not of the average. Contracts often name a minimum; send us the clause and we tell you whether a limit meets it.',
            ar: 'فكّر في أسوأ حادث ممكن في ساعة الذروة لا في الحادث المعتاد. وكثيرًا ما تنص العقود على حد أدنى؛ أرسل إلينا البند لنوضح لك مدى كفاية الحد.',
          },
        },
        {
          question: { en: 'What does “claims made” mean?', ar: 'ما معنى التغطية على أساس «تقديم المطالبة»؟' },
          answer: {
            en: 'Professional policies answer for demands made while the policy runs, even if the mistake is older, back to the retroactive date. If you stop work, add a run-off period of up to 5 years.',
            ar: 'تغطي الوثائق المهنية المطالبات المقدَّمة أثناء سريانها ولو كان الخطأ أقدم، حتى التاريخ الرجعي. وإذا توقفت عن ممارسة المهنة فأضف فترة ممتدة حتى 5 سنوات.',
          },
        },
        {
          question: {
            en: 'I am a doctor with two employers. Do I need two policies?',
            ar: 'أنا طبيب أعمل لدى جهتين، فهل أحتاج إلى وثيقتين؟',
          },
          answer: {
            en: 'No. A medical malpractice policy follows your licence, so one is enough if both places of work are named in it.',
            ar: 'لا. وثيقة أخطاء المهن الطبية مرتبطة بترخيصك، وتكفي وثيقة واحدة تُذكر فيها الجهتان.',
          },
        },
        {
          question: { en: 'Can I get a certificate for a tender?', ar: 'هل يمكنني الحصول على شهادة لمنافسة؟' },
          answer: {
            en: 'Yes. If you are insured with us you have it within one working day, with the name of the project owner as an additional insured where the contract asks for it.',
            ar: 'نعم. إذا كنت من عملائنا فتصلك خلال يوم عمل، مع إضافة مالك المشروع مؤمَّنًا له إضافيًا إذا اشترط العقد ذلك.',
          },
        },
        {
          question: { en: 'Will a claim raise my premium?', ar: 'هل ترفع المطالبة قسطي؟' },
          answer: {
            en: 'One small claim rarely does. We look at three years together and tell you the reason for every change in price at renewal.',
            ar: 'نادرًا ما ترفعه مطالبة صغيرة واحدة. ننظر في سجل ثلاث سنوات معًا، ونوضح سبب أي تغيير في السعر عند التجديد.',
          },
        },
        {
          question: { en: 'May I settle with the injured person myself?', ar: 'هل يحق لي أن أتفق مع المتضرر مباشرة؟' },
          answer: {
            en: 'Please call first. A settlement without our written consent is not paid by the policy, except first aid.',
            ar: 'اتصل بنا أولًا. لا تدفع الوثيقة تسوية لم نوافق عليها كتابةً، باستثناء الإسعاف الأولي.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'Professional liability has its own wording for medical and for other professions.',
          ar: 'للمسؤولية المهنية نص مستقل للمهن الطبية وآخر لسائر المهن.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Public and product liability wording', ar: 'نص وثيقة المسؤولية العامة والمنتجات' },
          pdf: { en: 'liability-policy-wording-en', ar: 'liability-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Professional liability wording', ar: 'نص وثيقة المسؤولية المهنية' },
          pdf: { en: 'professional-liability-wording-en', ar: 'professional-liability-wording-ar' },
        },
        {
          pdfTitle: { en: 'Liability claim form', ar: 'نموذج مطالبة المسؤوليات' },
          pdf: { en: 'liability-claim-form-en', ar: 'liability-claim-form-ar' },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Next steps', ar: 'خطوتك التالية' } },
      items: [
        {
          text: { en: 'Send us the details of your business', ar: 'أرسل إلينا بيانات منشأتك' },
          textUrl: '/details-request?product=liability',
        },
        {
          text: { en: 'Protect your building and stock as well', ar: 'أمّن كذلك على مبناك وبضاعتك' },
          textUrl: '/property-casualty',
        },
        { text: { en: 'Cover a construction site', ar: 'أمّن على موقع إنشاء' }, textUrl: '/engineering-insurance' },
      ],
    },
  ],
};
