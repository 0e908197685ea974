import { label } from '../fields/labels.ts';
import { image, type SectionTexts } from './shared-texts.ts';

export const fullBanner: SectionTexts<'full_banner'> = {
  name: label('Full-width picture', 'صورة بعرض الصفحة'),
  plural: label('Full-width pictures', 'صور بعرض الصفحة'),
  help: label(
    'Only a picture, as wide as the page. On pages with a side list the first one stands on top.',
    'صورة فقط بعرض الصفحة. في الصفحات ذات القائمة الجانبية تظهر الأولى في الأعلى.',
  ),
  content: { image },
  item: {},
};
