import type { Language } from '@insurer/contract/language.ts';
import type { Both, SeedPage } from '@insurer/demo-content/content-types.ts';
import {
  leavingForGood,
  type SavingsPlan,
  surrenderCharge,
  surrenderCharges,
} from '@insurer/demo-content/savings-terms.ts';
import { claimDecisionDays } from '@insurer/demo-content/service-standards.ts';
import { withdrawal } from '@insurer/demo-content/withdrawal.ts';
import { covered, limits, notCovered } from './page-sections.ts';
import { type PolicyFacts, policyFacts } from './policy-facts.ts';
import { chapter, type Part, type PrintedDocument, same } from './printed-document.ts';

/** A wording of two or three pages: common conditions around what the product's page covers and excludes. */
function policyWording(facts: PolicyFacts, page: SeedPage): PrintedDocument {
  return {
    key: facts.key,
    edition: { en: 'Policy wording, edition of 1 November 2026', ar: 'نص الوثيقة، إصدار 1 نوفمبر 2026' },
    parts: [
      ...contract(facts),
      ...numbered(
        2,
        { en: 'What is covered', ar: 'ما تشمله التغطية' },
        facts.narrower ? [{ points: facts.narrower.covers }] : covered(page),
      ),
      ...numbered(
        3,
        { en: 'Limits and benefits', ar: 'الحدود والمنافع' },
        facts.narrower ? [fromSchedule(facts)] : [...limits(page), ...(facts.lists ?? []), fromSchedule(facts)],
      ),
      ...numbered(4, { en: 'What is not covered', ar: 'ما لا تشمله التغطية' }, [
        ...excluded(facts, page),
        ...alwaysExcluded,
      ]),
      ...numbered(5, { en: 'Your duties', ar: 'التزاماتك' }, [{ points: facts.duties }, ...breach]),
      ...numbered(6, { en: 'Claims', ar: 'المطالبات' }, claims(facts)),
      ...numbered(7, { en: 'How the policy ends', ar: 'انتهاء الوثيقة' }, endings[facts.plan ?? 'other']),
      ...numbered(8, { en: 'General conditions', ar: 'شروط عامة' }, general),
    ],
  };
}

function numbered(number: number, heading: { en: string; ar: string }, parts: Part[]): Part[] {
  if (parts.length === 0) return [];
  return chapter({ en: `${number}. ${heading.en}`, ar: `${number}. ${heading.ar}` }, ...parts);
}

function contract(facts: PolicyFacts): Part[] {
  return numbered(1, { en: 'The contract', ar: 'العقد' }, [
    {
      text: {
        en: 'This wording, the schedule and later endorsements are one contract. The schedule names the people, things, sums, dates and deductible, and comes first where the two differ.',
        ar: 'يشكّل هذا النص والجدول وما يلحق به من ملاحق عقدًا واحدًا. ويبيّن الجدول الأشخاص والممتلكات والمبالغ والتواريخ ومبلغ التحمل، ويُقدَّم على النص عند الاختلاف.',
      },
    },
    {
      points: [
        { en: '“We” is Waad Cooperative Insurance Company.', ar: '«نحن»: شركة وعد للتأمين التعاوني.' },
        {
          en: '“Policyholder” is whoever made the contract and pays for it.',
          ar: '«حامل الوثيقة»: من أبرم العقد ويسدد مقابله.',
        },
        { en: `“Insured” means ${facts.insured.en}.`, ar: `«المؤمَّن له»: ${facts.insured.ar}.` },
        ...(facts.plan ? [] : [deductible]),
      ],
    },
  ]);
}

const deductible = {
  en: '“Deductible” is the part of each loss that the insured bears.',
  ar: '«مبلغ التحمل»: ما يتحمله المؤمَّن له من كل خسارة.',
};

/** A life has no loss to be measured: what was agreed is paid. */
function fromSchedule({ plan }: PolicyFacts): Part {
  const agreed = {
    en: 'We pay the sums in the schedule. The plan named in the schedule decides.',
    ar: 'ندفع المبالغ المبينة في الجدول، والعبرة بالخطة المذكورة فيه.',
  };
  const loss = {
    en: 'We pay up to the sums in the schedule, less the deductible, and never more than the real loss. The plan named in the schedule decides.',
    ar: 'ندفع حتى المبالغ المبينة في الجدول بعد خصم مبلغ التحمل، وبما لا يتجاوز الخسارة الفعلية، والعبرة بالخطة المذكورة في الجدول.',
  };
  return { text: plan ? agreed : loss };
}

function excluded(facts: PolicyFacts, page: SeedPage): Part[] {
  return facts.narrower ? [{ points: facts.narrower.excluded }] : notCovered(page);
}

const alwaysExcluded: Part[] = [
  { text: { en: 'In addition, nothing is paid for:', ar: 'ولا يُدفع كذلك عن:' } },
  {
    points: [
      { en: 'damage caused on purpose by the insured', ar: 'الضرر المتعمد من المؤمَّن له' },
      { en: 'war, invasion and nuclear radiation', ar: 'الحرب والغزو والإشعاع النووي' },
      {
        en: 'anything that law or sanctions forbid us to insure or pay',
        ar: 'ما تمنع الأنظمة أو العقوبات تأمينه أو دفعه',
      },
    ],
  },
];

const breach: Part[] = [
  {
    text: {
      en: 'If a duty is broken we may pay less, but only by the part in which the breach caused or enlarged the loss. Deliberate false statements can end the contract.',
      ar: 'عند الإخلال بأحد الالتزامات يجوز لنا تخفيض التعويض بقدر ما تسبب به الإخلال أو زاده من الخسارة فقط. وقد ينهي تعمد البيان الكاذب العقد.',
    },
  },
];

function claims(facts: PolicyFacts): Part[] {
  const days = claimDecisionDays;
  return [
    {
      text: {
        en: 'Tell us as soon as you can, on the website, by phone or in a branch. You get a reference at once. Please send:',
        ar: 'أبلغنا في أقرب وقت عبر الموقع أو الهاتف أو الفرع، ويصلك رقم مرجعي فورًا. ونرجو إرسال ما يلي:',
      },
    },
    { points: facts.papers },
    {
      text: {
        en: `Once the documents are complete, claims of individuals are decided within ${days.individual} days and of companies within ${days.corporate}. A longer time needs a reason, which we give in writing. We pay to a bank account or order the repair. After payment, rights against whoever caused the loss pass to us up to that amount.`,
        ar: `بعد اكتمال المستندات يُبتّ في مطالبات الأفراد خلال ${days.individual} يومًا وفي مطالبات المنشآت خلال ${days.corporate} يومًا، ولا تُمدد المدة إلا بسبب نبيّنه كتابةً. ويكون الدفع إلى حساب بنكي أو بأمر إصلاح. وبعد الدفع تنتقل إلينا حقوق الرجوع على المتسبب في حدود المبلغ المدفوع.`,
      },
    },
  ];
}

const cancellation: Part[] = [
  {
    text: {
      en: 'The policy ends on the date in the schedule. You may cancel it earlier under the rules in our cancellation guide. We may cancel with at least 30 days’ written notice and a reason, and then return the premium for the days that are left.',
      ar: 'تنتهي الوثيقة في التاريخ المبين في الجدول. ولك إلغاؤها قبله وفق دليل الإلغاء. ولنا إلغاؤها بإشعار كتابي مسبَّب لا تقل مدته عن 30 يومًا، مع رد قسط الأيام المتبقية.',
    },
  },
];

const surrender = (plan: SavingsPlan, own: Part[] = []): Part[] => [
  {
    text: {
      en: `${withdrawal.savings.en} Later you may stop contributing and keep a smaller cover, or surrender the policy for its surrender value, which is the fund less the surrender charge and stands in each of your statements. It can be lower than the contributions paid, above all in the first years.`,
      ar: `${withdrawal.savings.ar} ولك بعدها التوقف عن السداد مع تغطية أقل، أو تصفية الوثيقة بقيمة الاسترداد، وهي الرصيد بعد خصم رسم الاسترداد، وتجدها في كل كشف يصلك. وقد تقل هذه القيمة عن الاشتراكات المدفوعة، ولا سيما في السنوات الأولى.`,
    },
  },
  { text: { en: charged(plan, 'en'), ar: charged(plan, 'ar') } },
  chargeOfEachYear(plan),
  ...own,
  {
    text: {
      en: 'Savings are invested as the Sharia committee approves. Returns are not guaranteed.',
      ar: 'تُستثمر المدخرات وفق ما تجيزه اللجنة الشرعية، والعوائد غير مضمونة.',
    },
  },
];

/** The plan for a child alone takes what setting it up costs. */
const setUp: { [plan in SavingsPlan]?: Both } = {
  ajyal: {
    en: 'Setting up the policy takes a part of the first year’s contributions, which the schedule names.',
    ar: 'تُخصم تكاليف تأسيس الوثيقة من اشتراكات السنة الأولى بالقدر المبين في الجدول.',
  },
};

function charged(plan: SavingsPlan, language: Language): string {
  return [setUp[plan], surrenderCharge[plan]].flatMap((text) => text?.[language] ?? []).join(' ');
}

function chargeOfEachYear(plan: SavingsPlan): Part {
  const charges = surrenderCharges[plan];
  const later = { en: `From year ${charges.length + 1} on`, ar: `من السنة ${charges.length + 1} فما بعد` };
  return {
    table: {
      numeric: true,
      head: [
        { en: 'Year of the policy', ar: 'سنة الوثيقة' },
        { en: 'Surrender charge, of the fund', ar: 'رسم الاسترداد من الرصيد' },
      ],
      rows: [
        ...charges.map((charge, year) => [same(`${year + 1}`), same(`${charge}%`)]),
        [later, { en: 'none', ar: 'لا رسم' }],
      ],
    },
  };
}

const protectionEnd: Part[] = [
  {
    text: {
      en: `${withdrawal.protection.en} Later you may end the policy by stopping your contributions. It has no surrender value: the contributions pay for the protection of everyone in that year.`,
      ar: `${withdrawal.protection.ar} ولك بعدها إنهاء الوثيقة بالتوقف عن السداد. وليست لها قيمة استرداد، فالاشتراكات تغطي حماية جميع المشتركين في تلك السنة.`,
    },
  },
];

const endings = {
  ajyal: surrender('ajyal'),
  istiqrar: surrender('istiqrar', [{ text: leavingForGood }]),
  protection: protectionEnd,
  other: cancellation,
};

const general: Part[] = [
  {
    points: [
      {
        en: 'Surplus: 10% of the policyholders’ net surplus of a year goes to those who qualify, after approval of the regulator.',
        ar: 'الفائض: يُوزَّع 10% من صافي فائض عمليات التأمين السنوي على المستحقين بعد موافقة الجهة الرقابية.',
      },
      {
        en: 'Other insurance: if another policy covers the same loss, each insurer pays its share.',
        ar: 'ازدواج التأمين: إذا غطت وثيقة أخرى الخسارة نفسها تحمّل كل مؤمِّن حصته.',
      },
      {
        en: 'Data: we use personal data as our privacy policy says. Health data needs your explicit consent.',
        ar: 'البيانات: نستخدم البيانات الشخصية وفق سياسة الخصوصية، وتتطلب البيانات الصحية موافقتك الصريحة.',
      },
      {
        en: 'Complaints: first to us, then to the Insurance Authority, then to the Committees for Resolution of Insurance Disputes and Violations.',
        ar: 'الشكاوى: إلينا أولًا، ثم إلى هيئة التأمين، ثم إلى لجان الفصل في المنازعات والمخالفات التأمينية.',
      },
      {
        en: 'Law and language: Saudi law applies. The Arabic wording decides.',
        ar: 'النظام واللغة: تطبق أنظمة المملكة العربية السعودية، والنص العربي هو المعتمد.',
      },
    ],
  },
];

/** One wording for each product whose page exists. */
export function policyWordings(pages: Map<string, SeedPage>): PrintedDocument[] {
  return policyFacts.flatMap((facts) => {
    const page = pages.get(facts.page);
    return page ? [policyWording(facts, page)] : [];
  });
}
