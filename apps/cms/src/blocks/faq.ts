import { label } from '../fields/labels.ts';
import { header, type SectionTexts } from './shared-texts.ts';

export const faq: SectionTexts<'faq'> = {
  name: label('Questions and answers', 'أسئلة وأجوبة'),
  help: label(
    'Questions that open to show their answer, one at a time.',
    'أسئلة تُفتح لتظهر إجاباتها، واحدًا في كل مرة.',
  ),
  content: { header },
  item: { question: { label: label('Question', 'السؤال') }, answer: { label: label('Answer', 'الإجابة') } },
};
