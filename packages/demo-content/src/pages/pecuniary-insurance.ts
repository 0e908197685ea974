import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';

export const pecuniaryInsurance: SeedPage = {
  name: 'pecuniary-insurance',
  title: { en: 'Pecuniary Insurance', ar: 'تأمين الخسائر المالية' },
  group: 'corporate-products',
  meta: {
    title: { en: 'Pecuniary insurance — Waad Insurance', ar: 'تأمين الخسائر المالية — وعد للتأمين' },
    description: {
      en: 'Dishonest staff, cash in the safe and on the road, and income lost after a fire: insurance for money rather than for things.',
      ar: 'خيانة الأمانة، والنقد في الخزنة وعلى الطريق، والدخل المفقود بعد الحريق: تأمين يحمي أموال منشأتك لا ممتلكاتها فحسب.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'pecuniary-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Losses that leave no rubble', ar: 'خسائر لا تترك ركامًا' },
        description: {
          en: `Some losses break nothing. An accountant pays invoices to himself for two years. A cash van is held up. A bakery reopens four months after a fire and finds that its customers buy elsewhere.

Pecuniary insurance answers for losses of money. It is for companies that handle cash, trust people with it, or would struggle through months without sales: retailers, fuel stations, exchange offices, hotels, wholesalers, factories.`,
          ar: `بعض الخسائر لا يكسر شيئًا: محاسب يصرف فواتير لنفسه مدة عامين، أو سيارة نقل أموال تتعرض للسطو، أو مخبز يعود إلى العمل بعد حريق بأربعة أشهر فيجد زبائنه قد اعتادوا غيره.

يعوّض هذا التأمين عن خسارة المال نفسه. وهو للمنشآت التي تتداول النقد أو تأتمن عليه موظفيها أو يصعب عليها تحمل أشهر بلا مبيعات: متاجر التجزئة ومحطات الوقود ومراكز الصرافة والفنادق وتجار الجملة والمصانع.`,
        },
      },
    },
    {
      name: 'card',
      content: {
        header: { en: 'Three covers, bought together or alone', ar: 'ثلاث تغطيات، مجتمعة أو منفردة' },
        icon: 'icon-pecuniary',
      },
      items: [
        {
          title: { en: 'Fidelity guarantee', ar: 'ضمان الأمانة' },
          description: {
            en: 'Theft, forgery and embezzlement by employees, alone or with outsiders, found up to 12 months after they leave.',
            ar: 'السرقة والتزوير والاختلاس من الموظفين منفردين أو بالتواطؤ مع غيرهم، إذا اكتُشفت خلال 12 شهرًا من تركهم العمل.',
          },
          logo: 'icon-people',
        },
        {
          title: { en: 'Money', ar: 'تأمين النقود' },
          description: {
            en: 'Cash, cheques and vouchers in the till, in a locked safe, on the way to the bank, and at home overnight with a person you name.',
            ar: 'النقد والشيكات والقسائم في صندوق البيع، وفي خزنة مقفلة، وفي الطريق إلى البنك، وليلًا في منزل من تسمّيه لهذا الغرض.',
          },
          logo: 'icon-wallet',
        },
        {
          title: { en: 'Business interruption', ar: 'توقف الأعمال' },
          description: {
            en: 'Profit you do not earn and wages and rent you still pay, after damage that your property policy covers.',
            ar: 'الأرباح الفائتة، والأجور والإيجار التي تستمر في دفعها، بعد ضرر تغطيه وثيقة الممتلكات.',
          },
          logo: 'icon-clock',
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'What is covered', ar: 'ما يشمله التأمين' } },
      items: [
        {
          title: { en: 'Hold-up and robbery', ar: 'السطو تحت التهديد' },
          description: {
            en: 'Money taken by force or threat, and SAR 25,000 for each employee who is hurt in it.',
            ar: 'النقد المأخوذ بالقوة أو التهديد، و25,000 ريال لكل موظف يُصاب في الواقعة.',
          },
        },
        {
          title: { en: 'Damage to safes and doors', ar: 'أضرار الخزائن والأبواب' },
          description: {
            en: 'Repair or replacement after a break-in or an attempt.',
            ar: 'الإصلاح أو الاستبدال بعد السطو أو محاولته.',
          },
        },
        {
          title: { en: 'Employees you cannot name', ar: 'تعذر تحديد الموظف' },
          description: {
            en: 'A loss that was clearly caused from inside is paid even when you cannot prove by whom.',
            ar: 'تُدفع الخسارة الثابت وقوعها من الداخل ولو تعذر إثبات فاعلها.',
          },
        },
        {
          title: { en: 'Payment to a false account', ar: 'التحويل إلى حساب مزيف' },
          description: {
            en: 'A transfer made after a forged email about new bank details. Limit SAR 150,000, as an extra.',
            ar: 'الحوالة الصادرة بسبب بريد مزور يدّعي تغيير الحساب البنكي، حتى 150,000 ريال، وهي تغطية إضافية.',
          },
        },
        {
          title: { en: 'Suppliers and power', ar: 'الموردون والكهرباء' },
          description: {
            en: 'Lost income when a fire at a named supplier or at the power station stops you, as an extra.',
            ar: 'الدخل المفقود حين يوقفك حريق لدى مورد مسمّى أو في محطة الكهرباء، وهي تغطية إضافية.',
          },
        },
        {
          title: { en: 'Costs to keep going', ar: 'نفقات مواصلة العمل' },
          description: {
            en: 'Rented premises, overtime and advertising that keep your sales up while you rebuild.',
            ar: 'استئجار مقر بديل والعمل الإضافي والإعلان للحفاظ على مبيعاتك أثناء إعادة البناء.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Packages for retail and services', ar: 'باقات التجزئة والخدمات' },
        ...askedPlanHead(
          [
            { en: 'Till', ar: 'الصندوق' },
            { en: 'Safe', ar: 'الخزنة' },
            { en: 'Group', ar: 'المجموعة' },
          ],
          '/details-request?product=pecuniary',
          'pecuniary-insurance',
        ),
      },
      items: [
        {
          title: { en: 'Money in a locked safe', ar: 'النقد في خزنة مقفلة' },
          plan1: { en: 'SAR 20,000', ar: '20,000 ريال' },
          plan2: { en: 'SAR 120,000', ar: '120,000 ريال' },
          plan3: { en: 'SAR 750,000', ar: '750,000 ريال' },
        },
        {
          title: { en: 'Money on the road, each trip', ar: 'النقد أثناء النقل، لكل رحلة' },
          plan1: { en: 'SAR 10,000', ar: '10,000 ريال' },
          plan2: { en: 'SAR 80,000', ar: '80,000 ريال' },
          plan3: { en: 'SAR 500,000', ar: '500,000 ريال' },
        },
        {
          title: { en: 'Fidelity, each employee', ar: 'ضمان الأمانة لكل موظف' },
          plan2: { en: 'SAR 100,000', ar: '100,000 ريال' },
          plan3: { en: 'SAR 600,000', ar: '600,000 ريال' },
        },
        {
          title: { en: 'Fidelity, whole year', ar: 'ضمان الأمانة للسنة' },
          plan2: { en: 'SAR 300,000', ar: '300,000 ريال' },
          plan3: { en: 'SAR 3,000,000', ar: '3,000,000 ريال' },
        },
        {
          title: { en: 'Business interruption', ar: 'توقف الأعمال' },
          plan2: { en: '6 months', ar: '6 أشهر' },
          plan3: { en: '18 months', ar: '18 شهرًا' },
        },
        {
          title: { en: 'Fees of your accountant after a loss', ar: 'أتعاب محاسبك بعد الخسارة' },
          plan3: { en: 'SAR 60,000', ar: '60,000 ريال' },
        },
        {
          title: { en: 'Waiting time before income is paid', ar: 'فترة الانتظار قبل صرف الدخل' },
          plan2: { en: '3 days', ar: '3 أيام' },
          plan3: { en: '2 days', ar: 'يومان' },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What is not covered', ar: 'ما لا يشمله التأمين' } },
      items: [
        {
          title: { en: 'Money', ar: 'تأمين النقود' },
          description: {
            en: 'Money left in an unattended vehicle, a safe opened with a key that was left on the premises, counting errors, and forged notes taken as payment.',
            ar: 'النقد المتروك في مركبة دون حراسة، والخزنة المفتوحة بمفتاح تُرك في الموقع، وأخطاء العد، والأوراق المزيفة المقبولة ثمنًا.',
          },
        },
        {
          title: { en: 'Fidelity', ar: 'ضمان الأمانة' },
          description: {
            en: 'Owners and partners, a person you knew to be dishonest before, and losses known only from a stock or profit comparison.',
            ar: 'أفعال الملاك والشركاء، ومن علمت بخيانته سابقًا، والخسائر التي لا دليل عليها سوى مقارنة المخزون أو الأرباح.',
          },
        },
        {
          title: { en: 'Interruption', ar: 'توقف الأعمال' },
          description: {
            en: 'A stop without damage to property, delay because repair money was missing, and the days of the waiting time.',
            ar: 'التوقف الذي لم يسبقه ضرر في الممتلكات، والتأخر لعدم توفر مال الإصلاح، وأيام فترة الانتظار.',
          },
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'financial',
        header: { en: 'An example in figures', ar: 'مثال بالأرقام' },
        description: {
          en: `A furniture shop sells for SAR 400,000 a month and keeps SAR 140,000 of it after buying its goods. A fire closes it for three months; a rented hall brings back a quarter of the sales in that time.

Lost margin: 3 × 140,000 = SAR 420,000. Margin from the hall: SAR 105,000. Rent of the hall: SAR 45,000. The policy pays 420,000 − 105,000 + 45,000 = **SAR 360,000**, less the waiting time.`,
          ar: `يبيع متجر أثاث بمبلغ 400,000 ريال شهريًا، ويبقى له منها 140,000 ريال بعد شراء بضاعته. أغلقه حريق ثلاثة أشهر، واستأجر خلالها صالة أعادت إليه ربع مبيعاته.

الهامش المفقود في ثلاثة أشهر 420,000 ريال، والهامش المتحقق من الصالة 105,000 ريال، وإيجارها 45,000 ريال. تدفع الوثيقة الهامش المفقود مطروحًا منه هامش الصالة ومضافًا إليه إيجارها، أي **360,000 ريال**، بعد خصم فترة الانتظار.`,
        },
      },
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'How to claim', ar: 'كيف تقدّم مطالبة' },
        description: {
          en: 'Do these things in this order. Speed matters more here than with any other loss.',
          ar: 'اتبع الخطوات بهذا الترتيب، فالسرعة هنا أهم منها في أي خسارة أخرى.',
        },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
      items: [
        {
          tag: { en: '1. Stop the loss', ar: '1. أوقف الخسارة' },
          text: {
            en: 'Block cards, accounts and system access. For a false transfer call your bank within the hour: money can often be held on its way.',
            ar: 'أوقف البطاقات والحسابات وصلاحيات الدخول إلى الأنظمة. وعند التحويل إلى حساب مزيف اتصل ببنكك خلال ساعة، فكثيرًا ما يمكن إيقاف الحوالة.',
          },
        },
        {
          tag: { en: '2. Report', ar: '2. أبلغ' },
          text: {
            en: 'Report theft to the police within 24 hours and to us within 2 working days. We treat names with care: suspicion is not proof.',
            ar: 'أبلغ الشرطة عن السرقة خلال 24 ساعة، وأبلغنا خلال يومي عمل. ونتعامل مع الأسماء بحذر، فالشبهة ليست دليلًا.',
          },
        },
        {
          tag: { en: '3. Keep the traces', ar: '3. احفظ الأدلة' },
          text: {
            en: 'Keep camera recordings, till rolls, log files and emails. Do not restart or clean a computer that was used.',
            ar: 'احفظ تسجيلات الكاميرات وأشرطة الصندوق وسجلات الأنظمة والرسائل، ولا تُعد تشغيل الجهاز المستخدم أو تمسح محتواه.',
          },
        },
        {
          tag: { en: '4. Show the figures', ar: '4. قدّم الأرقام' },
          text: {
            en: 'For interruption we need the accounts of two years, VAT returns and a forecast. An accountant works them out with yours, and we pay monthly on account while you are closed.',
            ar: 'لتوقف الأعمال نحتاج إلى حسابات سنتين والإقرارات الضريبية وتقدير للمبيعات. ويراجعها خبير مع محاسبك، وندفع لك شهريًا تحت الحساب ما دمت متوقفًا.',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about pecuniary insurance', ar: 'أسئلة عن تأمين الخسائر المالية' } },
      items: [
        {
          question: { en: 'Do I need property insurance first?', ar: 'هل يلزمني تأمين الممتلكات أولًا؟' },
          answer: {
            en: 'For business interruption, yes: it follows the property policy. Money and fidelity stand alone. See [property and casualty](/property-casualty).',
            ar: 'لتوقف الأعمال نعم، لأنه تابع لوثيقة الممتلكات. أما النقود وضمان الأمانة فمستقلان. اطّلع على [تأمين الممتلكات والحوادث](/property-casualty).',
          },
        },
        {
          question: { en: 'How long an interruption should I insure?', ar: 'ما مدة التوقف التي أؤمّن عليها؟' },
          answer: {
            en: 'Count the time for permits, building, machines, and for customers to come back. Twelve months is short for a factory.',
            ar: 'احسب مدة الرخص والبناء وتوريد الآلات وعودة الزبائن. واثنا عشر شهرًا مدة قصيرة للمصنع.',
          },
        },
        {
          question: { en: 'Must I tell employees that they are insured?', ar: 'هل يجب أن أخبر الموظفين بهذا التأمين؟' },
          answer: {
            en: 'We recommend it. The cover insures positions, not names, and we run no checks on people without their knowledge.',
            ar: 'ننصح بذلك. التغطية مرتبطة بالوظائف لا بالأسماء، ولا نتحرى عن أحد دون علمه.',
          },
        },
        {
          question: { en: 'Which safe is good enough?', ar: 'أي خزنة تُعد كافية؟' },
          answer: {
            en: 'Up to SAR 50,000 a bolted safe of at least 100 kg. Above that, a rated safe with an alarm. We tell you before you buy the policy, not after a loss.',
            ar: 'حتى 50,000 ريال تكفي خزنة مثبتة لا يقل وزنها عن 100 كجم، وما زاد يتطلب خزنة مصنفة ونظام إنذار. ونوضح ذلك قبل شراء الوثيقة لا بعد الخسارة.',
          },
        },
        {
          question: { en: 'Is bitcoin money?', ar: 'هل تُعد العملات المشفرة نقودًا؟' },
          answer: {
            en: 'No. The policy covers legal tender, cheques, stamps and vouchers. It does not cover digital currencies or gold.',
            ar: 'لا. تغطي الوثيقة العملات النظامية والشيكات والطوابع والقسائم، ولا تغطي العملات الرقمية ولا الذهب.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'Two wordings, because business interruption always runs with a property policy.',
          ar: 'للتغطيات نصّان، لأن توقف الأعمال يقترن دائمًا بوثيقة ممتلكات.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Money and fidelity wording', ar: 'نص وثيقة النقود وضمان الأمانة' },
          pdf: { en: 'pecuniary-policy-wording-en', ar: 'pecuniary-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Business interruption wording', ar: 'نص وثيقة توقف الأعمال' },
          pdf: { en: 'business-interruption-wording-en', ar: 'business-interruption-wording-ar' },
        },
      ],
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Find out what it costs', ar: 'تعرّف على التكلفة' },
        description: {
          en: 'Tell us your line of business, the most cash you hold on one day, and last year’s sales. You have an offer in two working days.',
          ar: 'أخبرنا بنشاط منشأتك وأعلى مبلغ نقدي تحتفظ به في يوم واحد ومبيعات العام الماضي، ويصلك العرض خلال يومي عمل.',
        },
        buttonText: { en: 'Ask for a quote', ar: 'اطلب عرض سعر' },
        buttonUrl: '/details-request?product=pecuniary',
      },
    },
  ],
};
