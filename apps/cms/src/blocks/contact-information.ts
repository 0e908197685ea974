import { label } from '../fields/labels.ts';
import { button, description, type SectionTexts, socialAddresses, title } from './shared-texts.ts';

export const contactInformation: SectionTexts<'contact_information'> = {
  name: label('Contact details', 'بيانات التواصل'),
  help: label(
    'Phone, email, opening hours and social links.',
    'الهاتف والبريد الإلكتروني وساعات العمل وروابط التواصل.',
  ),
  content: {
    title,
    description,
    phoneNumber: { label: label('Phone number', 'رقم الهاتف') },
    email: { label: label('Email address', 'البريد الإلكتروني') },
    openingHours: { label: label('Opening hours', 'ساعات العمل') },
    ...socialAddresses,
    ...button,
  },
  item: {},
};
