import { emergencyNumbers, toCallAnywhere } from '@insurer/demo-content/company.ts';
import { answerWorkingDays, claimDecisionDays, objectionDays } from '@insurer/demo-content/service-standards.ts';
import { policyFacts } from './policy-facts.ts';
import { chapter, type Part, type PrintedDocument } from './printed-document.ts';

const edition = { en: 'Edition of 1 November 2026', ar: 'إصدار 1 نوفمبر 2026' };

/** Paper calls nobody: the numbers without their links. */
const trafficPolice = toCallAnywhere('trafficPolice', String);

const steps: Part = {
  points: [
    { en: 'Make people safe, then keep the damage small.', ar: 'أمّن سلامة الأشخاص أولًا، ثم حُدّ من الضرر.' },
    {
      en: `Get the report that belongs to the event: Najm (${emergencyNumbers.najm}) or traffic police (${trafficPolice.en}) for a car, police for theft, civil defence for fire, the carrier for goods and baggage.`,
      ar: `احصل على التقرير المناسب: نجم (${emergencyNumbers.najm}) أو المرور (${trafficPolice.ar}) للمركبات، والشرطة للسرقة، والدفاع المدني للحريق، والناقل للبضائع والأمتعة.`,
    },
    {
      en: 'File the claim online and keep the reference number.',
      ar: 'ارفع المطالبة عبر الموقع واحتفظ بالرقم المرجعي.',
    },
    {
      en: `Within ${answerWorkingDays.claim} working days a specialist contacts you with one list of what is missing.`,
      ar: `خلال ${answerWorkingDays.claim} أيام عمل يتواصل معك أخصائي بقائمة واحدة للنواقص.`,
    },
    { en: 'Agree on a date for inspection, if one is needed.', ar: 'اتفق معنا على موعد المعاينة إن لزمت.' },
    {
      en: `Decision within ${claimDecisionDays.individual} days for individuals and ${claimDecisionDays.corporate} for companies, counted from complete documents.`,
      ar: `القرار خلال ${claimDecisionDays.individual} يومًا للأفراد و${claimDecisionDays.corporate} يومًا للمنشآت من تاريخ اكتمال المستندات.`,
    },
    {
      en: 'Payment to your IBAN or a repair order to the workshop.',
      ar: 'تحويل المبلغ إلى آيبانك أو أمر إصلاح للورشة.',
    },
  ],
};

const guide: PrintedDocument = {
  key: 'claims-guide',
  edition,
  parts: [
    ...chapter({ en: 'From the event to the payment', ar: 'من الواقعة إلى الصرف' }, steps),
    ...chapter(
      { en: 'How the amount is found', ar: 'كيف يُحدَّد المبلغ' },
      {
        text: {
          en: 'We take the real loss, compare it with the limit in your policy, and subtract the deductible. Used things are valued by age unless the policy says new for old. When experts disagree, you may name one of your own; a third, chosen by both, decides.',
          ar: 'نحتسب الخسارة الفعلية، ونقارنها بالحد الوارد في وثيقتك، ونخصم مبلغ التحمل. وتُقيَّم الأشياء المستعملة بحسب عمرها ما لم تنص الوثيقة على الاستبدال بالجديد. وإذا اختلف الخبراء فلك تعيين خبير، ويرجّح بينهما خبير ثالث يختاره الطرفان.',
        },
      },
    ),
    ...chapter(
      { en: 'If the answer is no, or less than you expected', ar: 'إذا رُفضت المطالبة أو قلّ المبلغ' },
      {
        text: {
          en: `Our letter names the clause, the facts and the calculation. Reply to it within ${objectionDays} days: a person who did not make the first decision looks at it again. After that the way to the Insurance Authority and the dispute committees is open.`,
          ar: `يبيّن خطابنا البند والوقائع وطريقة الحساب. ردّ عليه خلال ${objectionDays} يومًا ليعيد النظر فيها موظف لم يشارك في القرار الأول، وبعد ذلك يبقى لك التوجه إلى هيئة التأمين ولجان الفصل في المنازعات.`,
        },
      },
    ),
  ],
};

/** A list to tick before a claim is filed; `<product>-claim-checklist`. */
export function claimChecklists(): PrintedDocument[] {
  return policyFacts
    .filter(({ narrower }) => !narrower)
    .map((facts) => ({
      key: facts.key.replace('policy-wording', 'claim-checklist'),
      edition,
      parts: [
        ...chapter({ en: 'What to do', ar: 'ما عليك فعله' }, { points: facts.duties }),
        ...chapter({ en: 'What to send', ar: 'ما عليك إرساله' }, { points: facts.papers }),
        ...chapter({ en: 'How it goes on', ar: 'الخطوات' }, steps),
      ],
    }));
}

export const claimsGuides: PrintedDocument[] = [guide];
