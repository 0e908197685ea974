import { label } from '../fields/labels.ts';
import { description, header, type SectionTexts } from './shared-texts.ts';

export const coverQuestions: SectionTexts<'cover_questions'> = {
  name: label('Am I covered?', 'هل تشملني التغطية؟'),
  help: label(
    'Questions about cover, each with its verdict and the clause of the policy wording that decides it.',
    'أسئلة عن التغطية، لكل منها حكمه والبند الذي يحسمه من نص الوثيقة.',
  ),
  content: {
    header,
    description,
    document: {
      label: label('Policy wording (PDF)', 'نص الوثيقة (PDF)'),
      help: label(
        'The document that the clauses are quoted from, in each language its own file.',
        'المستند الذي تُقتبس منه البنود، ولكل لغة ملفها.',
      ),
    },
    documentTitle: {
      label: label('Name of the document', 'اسم المستند'),
      help: label('Visitors read it in the link under each clause.', 'يقرؤه الزائر في الرابط تحت كل بند.'),
    },
  },
  item: {
    question: {
      label: label('Question', 'السؤال'),
      help: label(
        'As a customer asks it: “Am I paid when a stone breaks the windscreen?”',
        'كما يسأله العميل: «هل أُعوَّض إذا كسر حجر الزجاج الأمامي؟»',
      ),
    },
    verdict: {
      label: label('Verdict', 'الحكم'),
      help: label(
        'The short answer beside the question. Without one the question shows no mark.',
        'الجواب المختصر بجانب السؤال. وإن تُرك فارغًا ظهر السؤال بلا علامة.',
      ),
    },
    answer: {
      label: label('Answer', 'الإجابة'),
      help: label(
        'Say the limit, the condition and what to do. It may not promise more than the clause.',
        'اذكر الحد والشرط وما على العميل فعله، ولا تَعِد بأكثر مما في البند.',
      ),
    },
    clause: {
      label: label('Clause, word for word', 'البند بنصه'),
      help: label(
        'Copy it from the document of this language. It is shown as a quotation.',
        'انسخه من مستند هذه اللغة، ويظهر للزائر اقتباسًا.',
      ),
    },
    page: {
      label: label('Page of the clause', 'صفحة البند'),
      help: label(
        'The link opens the document at this page. English and Arabic documents have pages of their own: fill in both, and look again when a new edition is uploaded.',
        'يفتح الرابط المستند عند هذه الصفحة. ولكل من المستندين العربي والإنجليزي صفحاته، فأدخل الرقم في اللغتين، وراجعه عند رفع إصدار جديد.',
      ),
    },
  },
};
