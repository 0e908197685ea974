import { toCallAnywhere } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { healthCoverQuestions } from '../cover-questions/health.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { workedExamples } from '../worked-examples.ts';

export const healthInsurance: SeedPage = {
  name: 'health-insurance',
  title: { en: 'Health Insurance', ar: 'التأمين الصحي' },
  group: 'corporate-products',
  meta: {
    title: { en: 'Company health insurance — Waad Insurance', ar: 'التأمين الصحي للمنشآت — وعد للتأمين' },
    description: {
      en: 'Health cover for employees and families from one employee up: benefits, three network classes, approvals and claims.',
      ar: 'تأمين صحي للموظفين وأسرهم يبدأ من موظف واحد: المنافع، وفئات الشبكة الثلاث، والموافقات الطبية، والمطالبات.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'health-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Care for the people who work for you', ar: 'رعاية لمن يعملون معك' },
        description: {
          en: `Every private employer in the Kingdom has to insure its employees and the family members they support. Our company policies start with one employee and grow with you, without a medical form for groups of more than 10.

You choose a network class for each grade of staff. Each member is treated against the ID or Iqama number, with no plastic card to lose.`,
          ar: `يلتزم كل صاحب عمل في القطاع الخاص بالتأمين على موظفيه ومن يعولونهم من أفراد الأسرة. تبدأ وثائقنا للمنشآت من موظف واحد وتنمو معك، ولا نطلب إفصاحًا طبيًا من المجموعات التي تزيد على 10 أفراد.

تختار فئة الشبكة لكل درجة وظيفية، ويتلقى المستفيد العلاج برقم هويته أو إقامته دون حاجة إلى بطاقة.`,
        },
        buttonText: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
        buttonUrl: '/details-request?product=health',
      },
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: '60 minutes', ar: '60 دقيقة' },
          title: { en: 'at most for an answer to an approval request', ar: 'الحد الأقصى للرد على طلب الموافقة' },
        },
        {
          header: { en: 'SAR 1,000,000', ar: '1,000,000 ريال' },
          title: { en: 'limit for each member each year', ar: 'الحد السنوي لكل مستفيد' },
        },
        {
          header: { en: '940', ar: '940' },
          title: {
            en: 'hospitals, clinics, laboratories and pharmacies',
            ar: 'مقدم خدمة من مستشفيات وعيادات ومختبرات وصيدليات',
          },
        },
      ],
    },
    {
      name: 'checklist',
      content: {
        header: { en: 'What is covered', ar: 'ما يشمله التأمين' },
        buttonText: { en: 'Find a hospital', ar: 'ابحث عن مستشفى' },
        buttonUrl: '/medical-network',
      },
      items: [
        {
          title: { en: 'Emergencies', ar: 'الحالات الطارئة' },
          description: {
            en: 'At any hospital, in or out of the network, with nothing for the member to pay.',
            ar: 'في أي مستشفى داخل الشبكة أو خارجها، دون أن يدفع المستفيد شيئًا.',
          },
        },
        {
          title: { en: 'Doctors, tests and medicine', ar: 'العيادات والفحوص والأدوية' },
          description: {
            en: 'Visits, laboratory, X-ray and prescribed medicine. The member pays a share of each visit, with a cap.',
            ar: 'زيارات الأطباء والمختبر والأشعة والأدوية الموصوفة. ويتحمل المستفيد نسبة من كل زيارة بحد أقصى.',
          },
        },
        {
          title: { en: 'Stays in hospital and operations', ar: 'التنويم والعمليات' },
          description: {
            en: 'Room, operation, intensive care and the stay of one parent with a child under 12.',
            ar: 'الغرفة والعمليات والعناية المركزة، وإقامة أحد الوالدين مع الطفل دون 12 عامًا.',
          },
        },
        {
          title: { en: 'Pregnancy and birth', ar: 'الحمل والولادة' },
          description: {
            en: 'Check-ups, birth and the care of the newborn on the mother’s policy for the first 30 days.',
            ar: 'متابعة الحمل والولادة، ورعاية المولود على وثيقة والدته في أول 30 يومًا.',
          },
        },
        {
          title: { en: 'Chronic conditions', ar: 'الأمراض المزمنة' },
          description: {
            en: 'Diabetes, blood pressure, dialysis and others, from the first day. Repeat medicine can be delivered.',
            ar: 'السكري والضغط وغسيل الكلى وغيرها من اليوم الأول، مع إمكانية توصيل الأدوية المتكررة.',
          },
        },
        {
          title: { en: 'Mental health', ar: 'الصحة النفسية' },
          description: {
            en: 'Sessions, medicine and hospital treatment, up to SAR 50,000 a year.',
            ar: 'الجلسات والأدوية والتنويم، بحد أقصى 50,000 ريال سنويًا.',
          },
        },
        {
          title: { en: 'Prevention', ar: 'الوقاية' },
          description: {
            en: 'Vaccinations for children, yearly flu vaccine, and screening for breast and bowel cancer by age.',
            ar: 'تطعيمات الأطفال ولقاح الإنفلونزا السنوي، والكشف المبكر عن سرطان الثدي والقولون بحسب العمر.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Three network classes', ar: 'فئات الشبكة الثلاث' },
        ...askedPlanHead(
          [
            { en: 'Silver', ar: 'الفضية' },
            { en: 'Gold', ar: 'الذهبية' },
            { en: 'Palm', ar: 'النخلة' },
          ],
          '/details-request?product=health',
          'health-insurance',
        ),
      },
      items: [
        {
          title: { en: 'Providers in the Kingdom', ar: 'مقدمو الخدمة في المملكة' },
          plan1: { en: '520', ar: '520' },
          plan2: { en: '760', ar: '760' },
          plan3: { en: '940', ar: '940' },
        },
        {
          title: { en: 'Hospital room', ar: 'غرفة التنويم' },
          plan1: { en: 'Shared', ar: 'مشتركة' },
          plan2: { en: 'Private', ar: 'خاصة' },
          plan3: { en: 'Suite', ar: 'جناح' },
        },
        {
          title: { en: 'Member’s share of a visit', ar: 'نسبة تحمل المستفيد عن الزيارة' },
          plan1: { en: '20%, at most SAR 70', ar: '20% وبحد أقصى 70 ريالًا' },
          plan2: { en: '15%, at most SAR 60', ar: '15% وبحد أقصى 60 ريالًا' },
          plan3: { en: '10%, at most SAR 40', ar: '10% وبحد أقصى 40 ريالًا' },
        },
        {
          title: { en: 'Pregnancy and birth', ar: 'الحمل والولادة' },
          plan1: { en: 'SAR 15,000', ar: '15,000 ريال' },
          plan2: { en: 'SAR 22,000', ar: '22,000 ريال' },
          plan3: { en: 'SAR 35,000', ar: '35,000 ريال' },
        },
        {
          title: { en: 'Dental', ar: 'الأسنان' },
          plan1: { en: 'SAR 2,000', ar: '2,000 ريال' },
          plan2: { en: 'SAR 3,500', ar: '3,500 ريال' },
          plan3: { en: 'SAR 6,000', ar: '6,000 ريال' },
        },
        {
          title: { en: 'Glasses', ar: 'النظارات' },
          plan1: { en: 'SAR 400', ar: '400 ريال' },
          plan2: { en: 'SAR 800', ar: '800 ريال' },
          plan3: { en: 'SAR 1,500', ar: '1,500 ريال' },
        },
        {
          title: { en: 'Second opinion from abroad', ar: 'رأي طبي ثانٍ من الخارج' },
          plan2: { en: 'Once a year', ar: 'مرة في السنة' },
          plan3: { en: 'Without limit', ar: 'دون حد' },
        },
        {
          title: { en: 'Planned treatment outside the network', ar: 'العلاج غير الطارئ خارج الشبكة' },
          plan3: { en: 'Repaid at network prices', ar: 'يُسترد وفق أسعار الشبكة' },
        },
        {
          title: { en: 'Emergencies while travelling', ar: 'الطوارئ أثناء السفر' },
          plan2: { en: 'GCC', ar: 'دول مجلس التعاون' },
          plan3: { en: 'Worldwide, 45 days', ar: 'جميع الدول، 45 يومًا' },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'For the person who runs the policy', ar: 'لمسؤول الوثيقة في المنشأة' } },
      items: [
        {
          title: { en: 'Join and leave', ar: 'الإضافة والحذف' },
          description: {
            en: 'Send additions and deletions by list. New employees are covered from their first day when you tell us within 10 working days. For those who leave we refund the unused days.',
            ar: 'أرسل قوائم الإضافة والحذف. يُغطى الموظف الجديد من يومه الأول إذا أبلغتنا خلال 10 أيام عمل، ونعيد قسط الأيام المتبقية عند حذف من ترك العمل.',
          },
        },
        {
          title: { en: 'Prices you can follow', ar: 'أسعار واضحة الأساس' },
          description: {
            en: 'The premium follows age bands, class, size of the group and, from 50 members up, last year’s claims. You get the figures with the offer.',
            ar: 'يُحسب القسط وفق الفئات العمرية وفئة الشبكة وحجم المجموعة، ويُضاف سجل مطالبات العام السابق لمن بلغ عددهم 50 مستفيدًا فأكثر. ونزوّدك بالأرقام مع العرض.',
          },
        },
        {
          title: { en: 'A report, never a diagnosis', ar: 'تقارير بلا تشخيصات' },
          description: {
            en: 'Companies with 50 members or more get a quarterly report of use and cost. It has no names and no illnesses: medical data belongs to the member.',
            ar: 'تتلقى المنشآت التي لديها 50 مستفيدًا فأكثر تقريرًا ربع سنوي عن الاستخدام والتكلفة، بلا أسماء ولا أمراض، فالبيانات الصحية حق لصاحبها.',
          },
          buttonText: { en: 'How we use data', ar: 'كيف نستخدم البيانات' },
          buttonLink: '/data-sharing',
        },
      ],
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'Getting treatment and money back', ar: 'تلقي العلاج واسترداد المصروفات' },
        description: {
          en: 'In the network there is no claim to file. These are the four situations members ask about.',
          ar: 'لا حاجة إلى تقديم مطالبة داخل الشبكة. وهذه أربع حالات يكثر السؤال عنها.',
        },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
      items: [
        {
          tag: { en: 'A normal visit', ar: 'زيارة عادية' },
          text: {
            en: 'Choose a provider of your class, show your ID or Iqama, and pay your share at the desk. The provider bills us for the rest.',
            ar: 'اختر مقدم خدمة ضمن فئتك، وأبرز هويتك أو إقامتك، وادفع نسبة التحمل عند الاستقبال. ويطالبنا مقدم الخدمة بالباقي.',
          },
        },
        {
          tag: { en: 'Approval is needed', ar: 'عند الحاجة إلى موافقة' },
          text: {
            en: 'Operations, MRI scans and some medicines need our approval. The hospital asks; you do not have to. We answer within 60 minutes, and you get a text message with the answer and, if it is no, the reason.',
            ar: 'تحتاج العمليات والرنين المغناطيسي وبعض الأدوية إلى موافقتنا، ويطلبها المستشفى نيابةً عنك. نردّ خلال 60 دقيقة، وتصلك رسالة نصية بالنتيجة، وبالسبب عند الرفض.',
          },
        },
        {
          tag: { en: 'An emergency', ar: 'حالة طارئة' },
          text: {
            en: `Go to the nearest hospital or call an ambulance: ${toCallAnywhere('ambulance').en}. Treatment comes first; the hospital tells us within 24 hours. You pay nothing for the emergency, in or out of the network.`,
            ar: `توجّه إلى أقرب مستشفى أو اتصل بالإسعاف على ${toCallAnywhere('ambulance').ar}. العلاج أولًا، ثم يبلّغنا المستشفى خلال 24 ساعة. ولا تدفع شيئًا عن الحالة الطارئة داخل الشبكة أو خارجها.`,
          },
        },
        {
          tag: { en: 'You paid yourself', ar: 'دفعت من حسابك' },
          text: {
            en: 'Send the claim form, the itemised invoice, the medical report and your IBAN within 90 days. We repay what the policy covers within 15 days of the last document.',
            ar: 'أرسل نموذج المطالبة والفاتورة المفصلة والتقرير الطبي ورقم الآيبان خلال 90 يومًا، ونعيد إليك ما تغطيه الوثيقة خلال 15 يومًا من اكتمال المستندات.',
          },
        },
      ],
    },
    workedExamples.health,
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا يشمله التأمين' },
        description: {
          en: `- Cosmetic treatment, unless an accident made it necessary.
- Treatment without a medical reason, and general check-ups beyond the screening listed above.
- Injuries a person causes on purpose, and those from dangerous sports done for money.
- Medicines and devices that are not registered in the Kingdom.
- Work accidents that social insurance pays for.
- Travel to a hospital in a private car or by air, unless we approved it.`,
          ar: `- العمليات التجميلية، ما لم تستدعها إصابة عرضية.
- العلاج بلا مسوّغ طبي، والفحوص العامة خارج الكشف المبكر المذكور أعلاه.
- الإصابات المتعمدة، وإصابات الرياضات الخطرة الاحترافية.
- الأدوية والأجهزة غير المسجلة في المملكة.
- إصابات العمل التي تعوّض عنها التأمينات الاجتماعية.
- الانتقال إلى المستشفى بسيارة خاصة أو جوًا دون موافقتنا.`,
        },
      },
    },
    healthCoverQuestions,
    {
      name: 'faq',
      content: { header: { en: 'Questions from members and employers', ar: 'أسئلة المستفيدين وأصحاب العمل' } },
      items: [
        {
          question: { en: 'How do I add a newborn?', ar: 'كيف أضيف مولودًا؟' },
          answer: {
            en: 'The baby is covered on the mother’s policy for 30 days. In that time, send your employer the birth registration number, and the employer adds the child. After 30 days we may ask for a health statement.',
            ar: 'يُغطى المولود على وثيقة والدته مدة 30 يومًا. زوّد جهة عملك خلالها برقم تسجيل المولود لتضيفه. وبعد انقضائها قد نطلب إفصاحًا صحيًا.',
          },
        },
        {
          question: { en: 'Can I see a doctor outside my class?', ar: 'هل يمكنني مراجعة طبيب خارج فئتي؟' },
          answer: {
            en: 'In an emergency, always. Otherwise you pay yourself; only Palm members get money back, at the prices we have agreed with the network.',
            ar: 'في الحالات الطارئة نعم دائمًا. وفي غيرها تتحمل التكلفة، ويسترد مستفيدو فئة النخلة وحدهم ما يعادل أسعار الشبكة.',
          },
        },
        {
          question: { en: 'Are illnesses that I already have covered?', ar: 'هل تُغطى الأمراض السابقة؟' },
          answer: {
            en: 'Yes, in company policies they are covered from the first day. Please answer the health questions truthfully where we ask them; a wrong answer can cost the cover.',
            ar: 'نعم، تُغطى في وثائق المنشآت من اليوم الأول. ونرجو الإجابة بصدق عن الأسئلة الصحية حيث تُطلب، فالإجابة غير الصحيحة قد تُسقط التغطية.',
          },
        },
        {
          question: { en: 'An approval was refused. What can I do?', ar: 'رُفضت الموافقة، فماذا أفعل؟' },
          answer: {
            en: 'The message names the reason. Your doctor can send more information and we look again at once, with another physician. If you still disagree, [send a complaint](/complaints).',
            ar: 'تتضمن الرسالة سبب الرفض. يمكن لطبيبك إرسال معلومات إضافية ليعيد طبيب آخر لدينا النظر فيها فورًا. وإذا بقي الخلاف [فقدّم شكوى](/complaints).',
          },
        },
        {
          question: {
            en: 'May my employer insure me without my family?',
            ar: 'هل يجوز أن تؤمّن جهة العمل الموظف دون أسرته؟',
          },
          answer: {
            en: 'No. Spouse, unmarried daughters and sons up to 25 who depend on the employee are part of the duty to insure, in the same class.',
            ar: 'لا. فالزوج أو الزوجة والبنات غير المتزوجات والأبناء حتى سن 25 ممن يعولهم الموظف مشمولون بإلزامية التأمين، وفي الفئة نفسها.',
          },
        },
        {
          question: { en: 'What happens when an employee leaves?', ar: 'ماذا يحدث عند ترك الموظف للعمل؟' },
          answer: {
            en: 'Cover ends when the employer removes the member, or when the new employer’s cover starts. Treatment already approved for a stay in hospital is finished on our account.',
            ar: 'تنتهي التغطية بحذف المستفيد من جهة عمله أو ببدء تغطيته لدى جهة عمله الجديدة. ونُكمل تغطية التنويم الموافق عليه مسبقًا حتى الخروج.',
          },
        },
        {
          question: { en: 'Do you sell health insurance to a single person?', ar: 'هل تبيعون تأمينًا صحيًا للأفراد؟' },
          answer: {
            en: 'Not at this time. We insure companies, their employees and families, and visitors through [visit visa insurance](/visit-visa-travel-insurance).',
            ar: 'ليس في الوقت الحالي. نؤمّن المنشآت وموظفيها وأسرهم، والزوار عن طريق [تأمين تأشيرة الزيارة](/visit-visa-travel-insurance).',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'The table of benefits is part of the policy. Your own class and limits stand in your certificate.',
          ar: 'جدول المنافع جزء من الوثيقة، أما فئتك وحدودك فمبينة في شهادة التأمين.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Health policy wording', ar: 'نص وثيقة التأمين الصحي' },
          pdf: { en: 'health-policy-wording-en', ar: 'health-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Table of benefits by class', ar: 'جدول المنافع حسب الفئة' },
          pdf: { en: 'health-table-of-benefits-en', ar: 'health-table-of-benefits-ar' },
        },
        {
          pdfTitle: { en: 'Reimbursement claim form', ar: 'نموذج مطالبة استرداد' },
          pdf: { en: 'health-claim-form-en', ar: 'health-claim-form-ar' },
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'medical-network',
        header: { en: 'Get an offer in two working days', ar: 'عرضك خلال يومي عمل' },
        description: {
          en: 'Send us the number of employees and dependants, their ages and the class you have in mind. No names and no ID numbers are needed for a first offer.',
          ar: 'أرسل إلينا عدد الموظفين والمعالين وأعمارهم والفئة التي تفضلها. ولا حاجة إلى الأسماء أو أرقام الهوية في العرض الأول.',
        },
        buttonText: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
        buttonUrl: '/details-request?product=health',
      },
    },
  ],
};
