import { anywhere, emergencyNumbers, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { answerWorkingDays, claimDecisionDays } from '../service-standards.ts';

const [ambulance, civilDefence] = [toCall(emergencyNumbers.ambulance), toCall(emergencyNumbers.civilDefence)];
const help = anywhere({ en: `${ambulance} or ${civilDefence}`, ar: `${ambulance} أو ${civilDefence}` });

export const submitClaim: SeedPage = {
  name: 'submit-claim',
  title: { en: 'Submit Your Claim', ar: 'تقديم مطالبة' },
  meta: {
    title: { en: 'Submit a claim — Waad Insurance', ar: 'تقديم مطالبة — وعد للتأمين' },
    description: {
      en: 'File a claim online in about 10 minutes: what you need, what happens next, and when you hear from us.',
      ar: 'قدّم مطالبتك إلكترونيًا في نحو 10 دقائق: ما تحتاج إليه، وما يحدث بعد ذلك، وموعد الرد.',
    },
  },
  sections: [
    {
      name: 'single_blog',
      content: {
        header: { en: 'About 10 minutes', ar: 'نحو 10 دقائق' },
        description: {
          en: `Fill in the form for yourself or for somebody who asked you to. You need no documents to begin; the handler tells you what to send and how.

Is somebody hurt, or is there a fire? Call ${help.en} first.`,
          ar: `عبّئ النموذج عن نفسك أو عمن فوّضك. ولا تحتاج إلى مستندات للبدء، فموظف المطالبات سيخبرك بما ترسله وكيف ترسله.

هل هناك إصابة أو حريق؟ اتصل أولًا على ${help.ar}.`,
        },
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'What you need', ar: 'ما تحتاج إليه' } },
      items: [
        {
          title: { en: 'ID or Iqama number', ar: 'رقم الهوية أو الإقامة' },
          description: {
            en: 'Ten digits. We do not ask for a copy of the card.',
            ar: 'عشرة أرقام، ولا نطلب صورة البطاقة.',
          },
        },
        {
          title: { en: 'Policy number', ar: 'رقم الوثيقة' },
          description: {
            en: 'On the first page of your policy. If you claim against another driver, use the policy number in the accident report.',
            ar: 'في الصفحة الأولى من وثيقتك. وإذا كنت تطالب الطرف المتسبب فاكتب رقم الوثيقة الوارد في تقرير الحادث.',
          },
        },
        {
          title: { en: 'Report number', ar: 'رقم التقرير' },
          description: {
            en: 'Of Najm, the traffic police, the police or the civil defence, if there is one. On this page it goes into the comments; the claim [step by step](/claim) has a field for it.',
            ar: 'تقرير نجم أو المرور أو الشرطة أو الدفاع المدني إن وُجد. اكتبه في هذه الصفحة في خانة الملاحظات، وله حقل خاص عند تقديم المطالبة [خطوة بخطوة](/claim).',
          },
        },
        {
          title: { en: 'What happened', ar: 'ما الذي حدث' },
          description: {
            en: 'Date, place and a few sentences in your own words.',
            ar: 'التاريخ والمكان وبضع جمل بأسلوبك.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What happens next', ar: 'ماذا يحدث بعد الإرسال' } },
      items: [
        {
          title: { en: 'At once', ar: 'فورًا' },
          description: {
            en: 'You see a reference number. Copy it or write it down.',
            ar: 'يظهر لك رقم مرجعي، فانسخه أو دوّنه.',
          },
        },
        {
          title: {
            en: `Within ${answerWorkingDays.claim} working days`,
            ar: `خلال ${answerWorkingDays.claim} أيام عمل`,
          },
          description: {
            en: 'A claims handler calls or writes, names the missing documents and arranges an inspection if one is needed.',
            ar: 'يتواصل معك موظف المطالبات ويبيّن المستندات الناقصة ويرتب المعاينة إن لزمت.',
          },
        },
        {
          title: {
            en: `Within ${claimDecisionDays.individual} days of the last document`,
            ar: `خلال ${claimDecisionDays.individual} يومًا من اكتمال المستندات`,
          },
          description: {
            en: `You have the decision in writing. For companies it is ${claimDecisionDays.corporate} days.`,
            ar: `يصلك القرار مكتوبًا. ومدة مطالبات المنشآت ${claimDecisionDays.corporate} يومًا.`,
          },
          buttonText: { en: 'Documents for each kind of insurance', ar: 'مستندات كل نوع من التأمين' },
          buttonLink: '/claims',
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Before you send', ar: 'قبل الإرسال' } },
      items: [
        {
          question: { en: 'What is the claim number for?', ar: 'ما فائدة خانة رقم المطالبة؟' },
          answer: {
            en: 'Leave it empty for a new claim. Fill it in if you add something to a claim you already filed.',
            ar: 'اتركها فارغة في المطالبة الجديدة، واملأها إذا كنت تضيف معلومات إلى مطالبة سابقة.',
          },
        },
        {
          question: { en: 'Can I change something after sending?', ar: 'هل يمكنني التعديل بعد الإرسال؟' },
          answer: {
            en: 'Yes. Tell the handler, or send the form again with the claim number.',
            ar: 'نعم. أخبر موظف المطالبات، أو أرسل النموذج مرة أخرى مع رقم المطالبة.',
          },
        },
        {
          question: { en: 'Who sees what I write?', ar: 'من يطّلع على ما أكتبه؟' },
          answer: {
            en: 'The claims team and, where needed, the adjuster, the workshop or the reinsurer. See the [privacy policy](/privacy-policy).',
            ar: 'فريق المطالبات، وخبير التسوية أو الورشة أو معيد التأمين عند الحاجة. اطّلع على [سياسة الخصوصية](/privacy-policy).',
          },
        },
      ],
    },
  ],
};
