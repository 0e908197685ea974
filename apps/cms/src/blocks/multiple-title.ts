import { label } from '../fields/labels.ts';
import { description, header, linkText, title } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const multipleTitleTexts: SectionTexts<'multiple_title'> = {
  name: label('Titled texts', 'نصوص معنونة'),
  plural: label('Titled texts', 'نصوص معنونة'),
  help: label(
    'Several texts with a title and a “Learn more” link each.',
    'عدة نصوص لكل منها عنوان ورابط «اعرف المزيد».',
  ),
  content: { header },
  item: { title, description, buttonLink: { label: label('Link address', 'عنوان الرابط') }, buttonText: linkText },
};
