import { disabilityReport } from '@insurer/demo-content/claim-papers.ts';
import type { Both } from '@insurer/demo-content/content-types.ts';
import { type SavingsPlan, unpaidDays } from '@insurer/demo-content/savings-terms.ts';
import type { Part } from './printed-document.ts';
import { protectionLists } from './protection-lists.ts';

/** What sets the wording of one product apart; covers, limits and exclusions come from its content page. */
export type PolicyFacts = {
  /** Key of the document and name of the content page. */
  key: string;
  page: string;
  /** Who or what is insured, as a definition. */
  insured: Both;
  /** Duties that only this kind of insurance has. */
  duties: Both[];
  /** Papers of a claim. */
  papers: Both[];
  /** Savings plans and protection of a life end in ways of their own, everything else by cancellation. */
  plan?: SavingsPlan | 'protection';
  /** Lists that its page leaves to the wording; they stand with the limits. */
  lists?: Part[];
  /** Only where a wording is narrower than its page: its own covers and exclusions. */
  narrower?: { covers: Both[]; excluded: Both[] };
};

const idNumber: Both = {
  en: 'ID or Iqama number of the claimant (no copy)',
  ar: 'رقم هوية أو إقامة مقدم المطالبة (دون صورة)',
};
const iban: Both = { en: 'IBAN in the name of the person to be paid', ar: 'رقم آيبان باسم المستحق' };
const photos: Both = { en: 'Photos of the damage', ar: 'صور الأضرار' };
const invoices: Both = {
  en: 'Invoices or estimates for repair or replacement',
  ar: 'فواتير الإصلاح أو الاستبدال أو عروض أسعارها',
};
const savingsPapers: Both[] = [
  idNumber,
  { en: 'Policy number, once it is found', ar: 'رقم الوثيقة متى وُجد' },
  {
    en: `Death certificate, or ${disabilityReport.en} on the disability`,
    ar: `شهادة الوفاة، أو ${disabilityReport.ar} عن العجز`,
  },
  { en: 'Deed of heirs where no beneficiary is named', ar: 'صك حصر الورثة إذا لم يُحدَّد مستفيد' },
  iban,
];
const savingsDuties = (paying: Both): Both[] => [
  {
    en: 'Answer the health questions truthfully; an answer that was wrong by mistake can be corrected in the first two years.',
    ar: 'أجب عن الأسئلة الصحية بصدق، ويمكن تصحيح الخطأ غير المقصود خلال السنتين الأوليين.',
  },
  paying,
  { en: 'Tell us when a beneficiary changes.', ar: 'أخبرنا عند تغيير المستفيد.' },
];

const paying = graceOf(unpaidDays.other);

function graceOf(days: number): Both {
  return {
    en: `Pay contributions when due. A grace period of ${days} days applies, in which cover continues.`,
    ar: `سدّد الاشتراكات في موعدها، وتُمنح مهلة ${days} يومًا تستمر خلالها التغطية.`,
  };
}

export const policyFacts: PolicyFacts[] = [
  {
    key: 'motor-policy-wording',
    page: 'motor-insurance',
    insured: {
      en: 'the policyholder and every driver whom the schedule allows, for the vehicle named there',
      ar: 'حامل الوثيقة وكل سائق يجيزه الجدول، فيما يخص المركبة المذكورة فيه',
    },
    duties: [
      {
        en: 'Drive with a valid licence of the right class and keep the vehicle roadworthy and inspected.',
        ar: 'قُد برخصة سارية من الفئة المناسبة، وحافظ على صلاحية المركبة وفحصها الدوري.',
      },
      {
        en: 'After an accident stay at the place and report it to Najm or to the traffic police before the vehicle is moved, unless it is in the way of traffic and nobody is hurt.',
        ar: 'ابق في موقع الحادث وأبلغ نجم أو المرور قبل تحريك المركبة، إلا إذا أعاقت السير ولم تقع إصابات.',
      },
      {
        en: 'Do not admit liability and do not start a repair before we have seen the damage.',
        ar: 'لا تُقرّ بالمسؤولية ولا تبدأ الإصلاح قبل معاينتنا للأضرار.',
      },
    ],
    papers: [
      { en: 'Accident report with the share of liability', ar: 'تقرير الحادث مع نسبة المسؤولية' },
      { en: 'Damage estimate', ar: 'تقدير الأضرار' },
      { en: 'Driving licence number and vehicle registration number', ar: 'رقم رخصة القيادة ورقم رخصة السير' },
      photos,
      idNumber,
      iban,
      { en: 'Written authority if somebody claims for you', ar: 'تفويض كتابي إذا تقدم غيرك بالمطالبة' },
      {
        en: 'After an injury: medical report; after a death: court ruling and deed of heirs',
        ar: 'عند الإصابة: تقرير طبي؛ وعند الوفاة: حكم قضائي وصك حصر الورثة',
      },
    ],
  },
  {
    key: 'travel-policy-wording',
    page: 'travel-insurance',
    insured: { en: 'each traveller named on the certificate', ar: 'كل مسافر مذكور في الشهادة' },
    duties: [
      { en: 'Buy the policy before you leave the Kingdom.', ar: 'اشترِ الوثيقة قبل مغادرة المملكة.' },
      {
        en: 'Call the assistance number before any treatment in hospital, or as soon as the emergency allows.',
        ar: 'اتصل برقم المساعدة قبل أي علاج في المستشفى، أو متى سمحت الحالة الطارئة.',
      },
      {
        en: 'Report lost baggage to the carrier and theft to the police within 24 hours.',
        ar: 'أبلغ الناقل عن الأمتعة المفقودة والشرطةَ عن السرقة خلال 24 ساعة.',
      },
    ],
    papers: [
      { en: 'Tickets or boarding passes', ar: 'التذاكر أو بطاقات الصعود' },
      { en: 'Report of the carrier or of the police', ar: 'تقرير الناقل أو الشرطة' },
      { en: 'Medical report and itemised receipts', ar: 'التقرير الطبي والفواتير المفصلة' },
      idNumber,
      iban,
    ],
  },
  {
    key: 'visit-visa-policy-wording',
    page: 'visit-visa-travel-insurance',
    insured: { en: 'the visitor whose passport number is on the policy', ar: 'الزائر المدوَّن رقم جوازه في الوثيقة' },
    duties: [
      {
        en: 'Give the passport and visa number exactly as printed; a wrong digit can stop cover at the hospital.',
        ar: 'أدخل رقم الجواز والتأشيرة كما هما مطبوعان، فخطأ رقم واحد قد يوقف التغطية في المستشفى.',
      },
      {
        en: 'In an emergency go to the nearest hospital; nothing has to be approved first.',
        ar: 'في الحالة الطارئة توجّه إلى أقرب مستشفى، ولا تلزم موافقة مسبقة.',
      },
      { en: 'Extend the policy before the visa is extended.', ar: 'مدّد الوثيقة قبل تمديد التأشيرة.' },
    ],
    papers: [
      { en: 'Policy, visa and passport numbers', ar: 'أرقام الوثيقة والتأشيرة والجواز' },
      { en: 'Medical report and itemised invoice', ar: 'التقرير الطبي والفاتورة المفصلة' },
      { en: 'Receipt, if you paid yourself', ar: 'إيصال السداد إذا دفعت بنفسك' },
      iban,
    ],
  },
  {
    key: 'waad-ajyal-policy-wording',
    page: 'waad-alAjyal-gold',
    insured: {
      en: 'the parent who contributes, for the benefit of the child named in the schedule',
      ar: 'الوالد المشترك، لمصلحة الابن أو الابنة المذكورين في الجدول',
    },
    duties: savingsDuties(graceOf(unpaidDays.ajyal)),
    papers: savingsPapers,
    plan: 'ajyal',
  },
  {
    key: 'waad-istiqrar-policy-wording',
    page: 'waad-isteqrar-gold',
    insured: { en: 'the participant named in the schedule', ar: 'المشترك المذكور في الجدول' },
    duties: savingsDuties(paying),
    papers: savingsPapers,
    plan: 'istiqrar',
  },
  {
    key: 'waad-ousra-policy-wording',
    page: 'waad-ousra',
    insured: {
      en: 'the participant and, where chosen, the spouse named in the schedule',
      ar: 'المشترك، والزوج أو الزوجة المذكوران في الجدول عند اختيار ذلك',
    },
    duties: savingsDuties(paying),
    papers: savingsPapers,
    plan: 'protection',
    lists: protectionLists,
  },
  {
    key: 'marine-policy-wording',
    page: 'marine-insurance',
    insured: {
      en: 'the owner of the goods or whoever carries the risk under the contract of sale',
      ar: 'مالك البضاعة أو من يتحمل خطرها بموجب عقد البيع',
    },
    duties: [
      {
        en: 'Declare each shipment before it leaves, with value, route and vessel.',
        ar: 'أبلغ عن كل شحنة قبل مغادرتها مع القيمة والمسار والناقلة.',
      },
      {
        en: 'Hold carriers and ports liable in writing as soon as damage is seen.',
        ar: 'حمّل الناقلين والموانئ المسؤولية كتابةً فور ملاحظة الضرر.',
      },
      { en: 'Keep goods and packing for the surveyor.', ar: 'احتفظ بالبضاعة ومواد التغليف إلى حين المعاينة.' },
    ],
    papers: [
      { en: 'Policy or certificate and commercial invoice', ar: 'الوثيقة أو الشهادة والفاتورة التجارية' },
      { en: 'Bill of lading or waybill, and packing list', ar: 'بوليصة الشحن وقائمة التعبئة' },
      { en: 'Delivery note with remarks, or short-landing certificate', ar: 'سند التسليم بالملاحظات أو شهادة النقص' },
      { en: 'Letter of protest to the carrier and the answer', ar: 'خطاب الاحتجاج إلى الناقل ورده' },
      photos,
      iban,
    ],
  },
  {
    key: 'health-policy-wording',
    page: 'health-insurance',
    insured: {
      en: 'employees and dependants whom the employer has enrolled',
      ar: 'الموظفون والتابعون الذين سجّلهم صاحب العمل',
    },
    duties: [
      {
        en: 'The employer reports joiners, leavers and newborn children in time.',
        ar: 'يبلغ صاحب العمل عن الملتحقين والمغادرين والمواليد في الموعد.',
      },
      {
        en: 'Members show their ID number at the provider and pay the agreed share.',
        ar: 'يقدّم العضو رقم هويته لمقدم الخدمة ويسدد نسبة التحمل المتفق عليها.',
      },
      {
        en: 'Treatment that needs approval is approved first, except in an emergency.',
        ar: 'تؤخذ الموافقة المسبقة على العلاج الذي يتطلبها، ما عدا الحالات الطارئة.',
      },
    ],
    papers: [
      { en: 'Reimbursement form signed by the doctor', ar: 'نموذج الاسترداد موقّعًا من الطبيب' },
      { en: 'Itemised invoices and proof of payment', ar: 'الفواتير المفصلة وإثبات السداد' },
      { en: 'Reports, test results and prescriptions', ar: 'التقارير ونتائج الفحوص والوصفات' },
      { en: 'Membership number', ar: 'رقم العضوية' },
      iban,
    ],
  },
  {
    key: 'liability-policy-wording',
    page: 'liability-insurance',
    insured: {
      en: 'the company named in the schedule and its employees at work',
      ar: 'المنشأة المذكورة في الجدول وموظفوها أثناء العمل',
    },
    duties: [
      {
        en: 'Send us every letter of demand unanswered within five working days.',
        ar: 'أرسل إلينا كل خطاب مطالبة دون الرد عليه خلال خمسة أيام عمل.',
      },
      { en: 'Admit nothing and offer nothing without our consent.', ar: 'لا تُقرّ بشيء ولا تعرض تسوية دون موافقتنا.' },
      {
        en: 'Keep safety measures and licences that the schedule names in force.',
        ar: 'حافظ على إجراءات السلامة والتراخيص المذكورة في الجدول.',
      },
    ],
    papers: [
      { en: 'The demand and all letters about it', ar: 'خطاب المطالبة وجميع المراسلات المتعلقة به' },
      { en: 'Contract or order under which the work was done', ar: 'العقد أو أمر العمل' },
      { en: 'Report of what happened, with witnesses', ar: 'تقرير عن الواقعة والشهود' },
      photos,
    ],
  },
  {
    key: 'engineering-policy-wording',
    page: 'engineering-insurance',
    insured: {
      en: 'the owner, the contractor and the subcontractors of the project named in the schedule',
      ar: 'المالك والمقاول ومقاولو الباطن في المشروع المذكور في الجدول',
    },
    duties: [
      {
        en: 'Tell us before the scope, method or period of the works changes.',
        ar: 'أبلغنا قبل تغيير نطاق الأعمال أو طريقتها أو مدتها.',
      },
      {
        en: 'Follow the drawings, the codes and the advice of our risk engineer.',
        ar: 'التزم بالمخططات والأكواد وتوصيات مهندس المخاطر.',
      },
      {
        en: 'Leave the place of damage unchanged until inspection, unless people are at risk.',
        ar: 'أبق موقع الضرر على حاله حتى المعاينة ما لم يكن هناك خطر على الأرواح.',
      },
    ],
    papers: [
      { en: 'Incident report and site diary', ar: 'تقرير الحادث ويوميات الموقع' },
      { en: 'Contract, bill of quantities and programme of works', ar: 'العقد وجداول الكميات والبرنامج الزمني' },
      invoices,
      photos,
      iban,
    ],
  },
  {
    key: 'pecuniary-policy-wording',
    page: 'pecuniary-insurance',
    insured: { en: 'the company named in the schedule', ar: 'المنشأة المذكورة في الجدول' },
    duties: [
      {
        en: 'Keep the double checks, safes and counts that the schedule names.',
        ar: 'حافظ على الرقابة الثنائية والخزائن والجرد وفق الجدول.',
      },
      {
        en: 'Tell us within five working days of a suspicion, before the employee is confronted.',
        ar: 'أبلغنا خلال خمسة أيام عمل من الاشتباه وقبل مواجهة الموظف.',
      },
      { en: 'Report theft and fraud to the police.', ar: 'أبلغ الشرطة عن السرقة والاحتيال.' },
    ],
    papers: [
      { en: 'Police report', ar: 'محضر الشرطة' },
      { en: 'Accounts, counts or audit that show the loss', ar: 'الحسابات أو الجرد أو المراجعة التي تثبت الخسارة' },
      { en: 'Personnel file of the employee, where one is involved', ar: 'ملف الموظف المعني إن وُجد' },
      iban,
    ],
  },
  {
    key: 'property-policy-wording',
    page: 'property-casualty',
    insured: {
      en: 'the owner or tenant named in the schedule, for the places listed there',
      ar: 'المالك أو المستأجر المذكور في الجدول، للمواقع المدرجة فيه',
    },
    duties: [
      {
        en: 'Insure buildings, machines and stock at their full value and review it each year.',
        ar: 'أمّن المباني والآلات والمخزون بقيمتها الكاملة وراجعها سنويًا.',
      },
      {
        en: 'Keep alarms, sprinklers and extinguishers working and tested.',
        ar: 'حافظ على عمل أجهزة الإنذار والرش والطفايات وفحصها.',
      },
      {
        en: 'Tell us when a building stands empty for more than 30 days.',
        ar: 'أبلغنا إذا خلا المبنى أكثر من 30 يومًا.',
      },
    ],
    papers: [
      { en: 'Civil defence or police report', ar: 'تقرير الدفاع المدني أو الشرطة' },
      { en: 'List of what was lost, with value and age', ar: 'قائمة المفقودات وقيمتها وعمرها' },
      invoices,
      photos,
      iban,
    ],
  },
  {
    key: 'trade-credit-policy-wording',
    page: 'trade-credit-insurance',
    insured: {
      en: 'the seller named in the schedule, for invoices to approved buyers',
      ar: 'البائع المذكور في الجدول، لفواتير المشترين المعتمدين',
    },
    duties: [
      {
        en: 'Ask for a credit limit before you deliver and stay within it.',
        ar: 'اطلب حدًا ائتمانيًا قبل التسليم والتزم به.',
      },
      {
        en: 'Report sales every quarter, and every invoice that is 60 days late.',
        ar: 'أبلغ عن المبيعات كل ربع سنة، وعن كل فاتورة يتأخر سدادها 60 يومًا.',
      },
      {
        en: 'Stop deliveries to a buyer who is 60 days late, unless we agree otherwise.',
        ar: 'أوقف التسليم لمن تأخر 60 يومًا ما لم نوافق على غير ذلك.',
      },
    ],
    papers: [
      { en: 'Unpaid invoices, orders and proof of delivery', ar: 'الفواتير غير المسددة وأوامر الشراء وإثبات التسليم' },
      { en: 'Letters and reminders to the buyer', ar: 'المراسلات والتذكيرات الموجهة إلى المشتري' },
      { en: 'Court or insolvency documents, if there are any', ar: 'الأوراق القضائية أو أوراق الإفلاس إن وُجدت' },
      iban,
    ],
  },
  {
    key: 'professional-liability-wording',
    page: 'liability-insurance',
    insured: {
      en: 'the practitioner or firm named in the schedule, within the licence held',
      ar: 'الممارس أو المكتب المذكور في الجدول في حدود ترخيصه',
    },
    duties: [
      { en: 'Keep your licence and your records in good order.', ar: 'حافظ على سريان ترخيصك وانتظام سجلاتك.' },
      {
        en: 'Tell us of a mistake as soon as you know it, even if nobody has complained yet.',
        ar: 'أبلغنا بالخطأ فور علمك به حتى إن لم يشتكِ أحد.',
      },
      { en: 'Admit nothing and offer nothing without our consent.', ar: 'لا تُقرّ بشيء ولا تعرض تسوية دون موافقتنا.' },
    ],
    papers: [
      { en: 'The demand and all letters about it', ar: 'خطاب المطالبة وجميع المراسلات المتعلقة به' },
      { en: 'The file of the patient, client or project', ar: 'ملف المريض أو العميل أو المشروع' },
      { en: 'Your licence number', ar: 'رقم ترخيصك' },
    ],
    narrower: {
      covers: [
        {
          en: 'Damages and blood money that a court or the competent committee awards for an error in advice, design or treatment.',
          ar: 'التعويضات والديات التي تحكم بها المحكمة أو الهيئة المختصة عن خطأ في المشورة أو التصميم أو العلاج.',
        },
        {
          en: 'The cost of lawyers and experts for your defence, with our consent.',
          ar: 'أتعاب المحامين والخبراء للدفاع عنك بموافقتنا.',
        },
        {
          en: 'Demands first made while the policy runs, for acts after the retroactive date.',
          ar: 'المطالبات التي تُقدَّم لأول مرة خلال سريان الوثيقة عن أعمال لاحقة للتاريخ الرجعي.',
        },
        { en: 'Employees and trainees who work under your direction.', ar: 'الموظفون والمتدربون العاملون تحت إشرافك.' },
      ],
      excluded: [
        {
          en: 'Acts before the retroactive date, and claims that you knew of when you bought the policy.',
          ar: 'الأعمال السابقة للتاريخ الرجعي، والمطالبات المعلومة عند الشراء.',
        },
        { en: 'Work outside your licence.', ar: 'العمل خارج نطاق الترخيص.' },
        {
          en: 'Fines, and promises that go beyond what the law asks.',
          ar: 'الغرامات والتعهدات التي تتجاوز ما يوجبه النظام.',
        },
        { en: 'Loss of documents without a copy.', ar: 'فقد المستندات التي لا نسخة لها.' },
      ],
    },
  },
  {
    key: 'business-interruption-wording',
    page: 'pecuniary-insurance',
    insured: {
      en: 'the company named in the schedule, where its property is insured against the same event',
      ar: 'المنشأة المذكورة في الجدول متى كانت ممتلكاتها مؤمنة ضد الحادث نفسه',
    },
    duties: [
      {
        en: 'Start again as soon as possible, in part or at another place.',
        ar: 'استأنف العمل في أقرب وقت، ولو جزئيًا أو في موقع آخر.',
      },
      { en: 'Keep accounts in a second place.', ar: 'احتفظ بنسخة من الحسابات في موقع آخر.' },
      {
        en: 'Report turnover of the year within six months after its end, so that the premium can be adjusted.',
        ar: 'قدّم بيان إيرادات السنة خلال ستة أشهر من نهايتها لتسوية القسط.',
      },
    ],
    papers: [
      {
        en: 'Accounts of two years, VAT returns and a forecast',
        ar: 'حسابات سنتين وإقرارات ضريبة القيمة المضافة وتوقعات',
      },
      { en: 'The claim under the property policy', ar: 'المطالبة المقدمة بموجب وثيقة الممتلكات' },
      { en: 'Invoices for extra costs', ar: 'فواتير التكاليف الإضافية' },
      iban,
    ],
    narrower: {
      covers: [
        {
          en: 'Gross profit that is lost because insured property is damaged, from the day of damage to the end of the period in the schedule.',
          ar: 'إجمالي الربح المفقود بسبب تضرر الممتلكات المؤمنة، من يوم الضرر حتى نهاية المدة المبينة في الجدول.',
        },
        { en: 'Wages and rent that go on while you are closed.', ar: 'الأجور والإيجارات المستمرة خلال الإغلاق.' },
        {
          en: 'Extra costs that save more than they cost: a rented hall, overtime, hired machines.',
          ar: 'التكاليف الإضافية التي توفر أكثر مما تكلّف، كاستئجار موقع أو آلات أو العمل الإضافي.',
        },
        {
          en: 'Payments on account every month while the loss is being worked out.',
          ar: 'دفعات شهرية على الحساب خلال احتساب الخسارة.',
        },
      ],
      excluded: [
        { en: 'The waiting days named in the schedule.', ar: 'أيام الانتظار المبينة في الجدول.' },
        {
          en: 'A stop without damage to insured property, such as a strike, a disease or a failed supplier.',
          ar: 'التوقف دون ضرر بالممتلكات المؤمنة، كالإضراب أو المرض أو تعثر المورّد.',
        },
        {
          en: 'Loss that grows because repair was delayed for want of money.',
          ar: 'الخسارة التي تزيد بسبب تأخر الإصلاح لنقص المال.',
        },
      ],
    },
  },
];
