import { label } from '../fields/labels.ts';
import { buttonAddress, buttonText, description, image, type SectionTexts, title } from './shared-texts.ts';

export const largeSlider: SectionTexts<'largeSlider'> = {
  name: label('Large slides', 'شرائح كبيرة'),
  help: label('Wide slides with a picture, a text and a button.', 'شرائح عريضة فيها صورة ونص وزر.'),
  content: {
    title,
    description,
    viewAllButtonText: { label: label('“View all” button text', 'نص زر «عرض الكل»') },
    buttonLink: { label: label('“View all” address', 'عنوان «عرض الكل»') },
  },
  item: { image, title, description, buttonText, buttonLink: buttonAddress },
};
