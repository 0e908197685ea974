import { label } from '../fields/labels.ts';
import { textBlock } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const singleBlogTexts: SectionTexts<'single_blog'> = {
  name: label('Text', 'نص'),
  plural: label('Texts', 'نصوص'),
  help: label('A heading, a text and a button.', 'عنوان ونص وزر.'),
  content: { ...textBlock },
  item: {},
};
