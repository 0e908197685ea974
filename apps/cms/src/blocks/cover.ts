import { label } from '../fields/labels.ts';
import { heroTexts, type SectionTexts } from './shared-texts.ts';

export const cover: SectionTexts<'cover'> = {
  name: label('Cover', 'غلاف'),
  plural: label('Covers', 'أغلفة'),
  help: label(
    'Large picture with a title and a button, at the top of a page.',
    'صورة كبيرة مع عنوان وزر في أعلى الصفحة.',
  ),
  content: heroTexts,
  item: {},
};
