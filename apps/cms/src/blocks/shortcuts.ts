import { label } from '../fields/labels.ts';
import { description, destination, header, icon, title } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const shortcutsTexts: SectionTexts<'shortcuts'> = {
  name: label('Shortcuts', 'اختصارات'),
  plural: label('Shortcuts', 'اختصارات'),
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
