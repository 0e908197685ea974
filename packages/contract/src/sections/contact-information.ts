import { defineSection } from '../define-section.ts';
import { email, html, phone, text } from '../fields.ts';
import { button, socialLinks } from './block-fields.ts';

export const contactInformation = defineSection({
  content: {
    title: text(),
    description: html(),
    phoneNumber: phone({ wire: 'phone_number' }),
    email: email(),
    openingHours: text({ wire: 'opening_hours' }),
    ...socialLinks,
    ...button,
  },
});
