import { label } from '../fields/labels.ts';
import { button, description, socialAddresses, title } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const contactInformationTexts: SectionTexts<'contact_information'> = {
  name: label('Contact details', 'بيانات التواصل'),
  plural: label('Contact details', 'بيانات التواصل'),
  help: label(
    'Phone, e-mail, opening hours and social links.',
    'الهاتف والبريد الإلكتروني وساعات العمل وروابط التواصل.',
  ),
  content: {
    title,
    description,
    phoneNumber: { label: label('Phone number', 'رقم الهاتف') },
    email: { label: label('E-mail address', 'البريد الإلكتروني') },
    openingHours: { label: label('Opening hours', 'ساعات العمل') },
    ...socialAddresses,
    ...button,
  },
  item: {},
};
