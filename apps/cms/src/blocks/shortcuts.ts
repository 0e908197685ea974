import { label } from '../fields/labels.ts';
import { description, destination, header, icon, type SectionTexts, title } from './shared-texts.ts';

export const shortcuts: SectionTexts<'shortcuts'> = {
  name: label('Shortcuts', 'اختصارات'),
  help: label('Tiles with an icon that lead somewhere.', 'مربعات بأيقونات تقود إلى وجهات.'),
  content: { header },
  item: {
    icon,
    title,
    description,
    chooseType: destination,
    redirectUrl: {
      label: label('Address', 'العنوان'),
      help: label('Used when nothing is chosen above.', 'يُستخدم عند عدم اختيار وجهة أعلاه.'),
    },
  },
};
