import { label } from '../fields/labels.ts';
import { description, destination, header, icon, linkText, logo, type SectionTexts, title } from './shared-texts.ts';

export const card: SectionTexts<'card'> = {
  name: label('Cards', 'بطاقات'),
  help: label('A grid of cards: one, two or three in a row.', 'شبكة بطاقات: واحدة أو اثنتان أو ثلاث في الصف.'),
  content: { header, icon },
  item: {
    title,
    description,
    logo,
    redirectText: linkText,
    redirectUrl: {
      label: label('Link address', 'عنوان الرابط'),
      help: label('Used when nothing is chosen below.', 'يُستخدم عند عدم اختيار وجهة أدناه.'),
    },
    chooseType: destination,
  },
};
