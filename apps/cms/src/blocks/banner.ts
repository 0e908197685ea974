import { label } from '../fields/labels.ts';
import { heroTexts } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const bannerTexts: SectionTexts<'banner'> = {
  name: label('Banner', 'شريط مصور'),
  plural: label('Banners', 'أشرطة مصورة'),
  help: label('A lower picture with a title and a button.', 'صورة أقل ارتفاعًا مع عنوان وزر.'),
  content: { ...heroTexts },
  item: {},
};
