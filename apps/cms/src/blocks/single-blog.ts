import { label } from '../fields/labels.ts';
import { type SectionTexts, textBlock } from './shared-texts.ts';

export const singleBlog: SectionTexts<'single_blog'> = {
  name: label('Text', 'نص'),
  plural: label('Texts', 'نصوص'),
  help: label('A heading, a text and a button.', 'عنوان ونص وزر.'),
  content: textBlock,
  item: {},
};
