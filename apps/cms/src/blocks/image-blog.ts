import { label } from '../fields/labels.ts';
import { image, type SectionTexts, textBlock } from './shared-texts.ts';

export const imageBlog: SectionTexts<'image_blog'> = {
  name: label('Text with picture', 'نص مع صورة'),
  plural: label('Texts with picture', 'نصوص مع صور'),
  help: label('A picture beside a heading, a text and a button.', 'صورة إلى جانب عنوان ونص وزر.'),
  content: { image, ...textBlock },
  item: {},
};
