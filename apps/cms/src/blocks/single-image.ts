import { label } from '../fields/labels.ts';
import { image } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const singleImageTexts: SectionTexts<'single_image'> = {
  name: label('Picture', 'صورة'),
  plural: label('Pictures', 'صور'),
  help: label('One picture.', 'صورة واحدة.'),
  content: { image },
  item: {},
};
