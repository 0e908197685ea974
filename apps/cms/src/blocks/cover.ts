import { label } from '../fields/labels.ts';
import { heroTexts } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const coverTexts: SectionTexts<'cover'> = {
  name: label('Cover', 'غلاف'),
  plural: label('Covers', 'أغلفة'),
  help: label(
    'Large picture with a title and a button, at the top of a page.',
    'صورة كبيرة مع عنوان وزر في أعلى الصفحة.',
  ),
  content: { ...heroTexts },
  item: {},
};
