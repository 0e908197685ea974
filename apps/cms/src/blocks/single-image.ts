import { label } from '../fields/labels.ts';
import { image, type SectionTexts } from './shared-texts.ts';

export const singleImage: SectionTexts<'single_image'> = {
  name: label('Picture', 'صورة'),
  plural: label('Pictures', 'صور'),
  help: label('One picture.', 'صورة واحدة.'),
  content: { image },
  item: {},
};
