import { label } from '../fields/labels.ts';
import { heroTexts, type SectionTexts } from './shared-texts.ts';

export const banner: SectionTexts<'banner'> = {
  name: label('Banner', 'شريط مصور'),
  plural: label('Banners', 'أشرطة مصورة'),
  help: label('A lower picture with a title and a button.', 'صورة أقل ارتفاعًا مع عنوان وزر.'),
  content: heroTexts,
  item: {},
};
