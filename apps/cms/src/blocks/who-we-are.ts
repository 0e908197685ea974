import { label } from '../fields/labels.ts';
import { description, image, type SectionTexts, socialAddresses, title } from './shared-texts.ts';

export const whoWeAre: SectionTexts<'whoWeAre'> = {
  name: label('Who we are', 'من نحن'),
  help: label(
    'The company in words and a picture, with its social links.',
    'تعريف بالشركة مع صورة وروابط التواصل الاجتماعي.',
  ),
  content: {
    title,
    subTitle: { label: label('Subtitle', 'العنوان الفرعي') },
    description,
    image,
    socialTitle: { label: label('Title above the social links', 'العنوان أعلى روابط التواصل') },
    socialDescription: { label: label('Text above the social links', 'النص أعلى روابط التواصل') },
    ...socialAddresses,
  },
  item: {},
};
