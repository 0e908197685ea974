import { label } from '../fields/labels.ts';
import { description, type SectionTexts, title } from './shared-texts.ts';

export const ourBranches: SectionTexts<'our_branches'> = {
  name: label('Branches', 'الفروع'),
  help: label(
    'A list of branches with their maps; the first is open at the start.',
    'قائمة بالفروع وخرائطها، والأول منها مفتوح عند البداية.',
  ),
  content: { title, description },
  item: {
    title,
    location: { label: label('City or area', 'المدينة أو المنطقة') },
    branchTitle: { label: label('Name of the branch', 'اسم الفرع') },
    map: {
      label: label('Map', 'الخريطة'),
      help: label(
        'The embed snippet of a map, or its https address. The host must be on the list in the site settings.',
        'شيفرة تضمين الخريطة أو عنوانها بصيغة https. يجب أن يكون النطاق ضمن القائمة في إعدادات الموقع.',
      ),
    },
    address: { label: label('Address', 'العنوان') },
    poBox: { label: label('P.O. box', 'صندوق البريد') },
    phone: { label: label('Phone number', 'رقم الهاتف') },
    fax: { label: label('Fax', 'الفاكس') },
  },
};
