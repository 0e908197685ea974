import { label } from '../fields/labels.ts';
import { header, linkText, type SectionTexts } from './shared-texts.ts';

export const redirectSection: SectionTexts<'redirect_section'> = {
  name: label('List of links', 'قائمة روابط'),
  plural: label('Lists of links', 'قوائم روابط'),
  help: label('A heading and links below it.', 'عنوان وتحته روابط.'),
  content: { header },
  item: { text: linkText, textUrl: { label: label('Link address', 'عنوان الرابط') } },
};
