import { label } from '../fields/labels.ts';
import { description, header, linkText, type SectionTexts, title } from './shared-texts.ts';

export const multipleTitle: SectionTexts<'multiple_title'> = {
  name: label('Titled texts', 'نصوص معنونة'),
  help: label(
    'Several texts with a title and a “Learn more” link each.',
    'عدة نصوص لكل منها عنوان ورابط «اعرف المزيد».',
  ),
  content: { header },
  item: { title, description, buttonLink: { label: label('Link address', 'عنوان الرابط') }, buttonText: linkText },
};
