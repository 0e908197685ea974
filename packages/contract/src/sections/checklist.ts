import { defineSection } from '../define-section.ts';
import { html, text } from '../fields.ts';
import { button } from './block-fields.ts';

export const checklist = defineSection({
  content: { header: text(), ...button },
  item: { title: text(), description: html() },
  itemNeeds: ['title', 'description'],
});
