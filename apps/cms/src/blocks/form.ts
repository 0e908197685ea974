import { label } from '../fields/labels.ts';
import { type SectionTexts, textBlock } from './shared-texts.ts';

export const form: SectionTexts<'form'> = {
  name: label('Form hint', 'نموذج خارجي'),
  plural: label('Form hints', 'نماذج خارجية'),
  help: label(
    'Fields and a button that opens an external form. Nothing that is typed here is sent.',
    'حقول وزر يفتح نموذجًا خارجيًا. لا يُرسل أي شيء يُكتب هنا.',
  ),
  content: textBlock,
  item: {
    label: { label: label('Name of the field', 'اسم الحقل') },
    placeholder: { label: label('Hint in the field', 'تلميح داخل الحقل') },
  },
};
