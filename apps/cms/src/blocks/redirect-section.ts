import { label } from '../fields/labels.ts';
import { header, linkText } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const redirectSectionTexts: SectionTexts<'redirect_section'> = {
  name: label('List of links', 'قائمة روابط'),
  plural: label('Lists of links', 'قوائم روابط'),
  help: label('A heading and links below it.', 'عنوان وتحته روابط.'),
  content: { header },
  item: { text: linkText, textUrl: { label: label('Link address', 'عنوان الرابط') } },
};
