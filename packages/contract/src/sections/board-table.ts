import { defineSection } from '../define-section.ts';
import { text } from '../fields.ts';

export const boardTable = defineSection({
  content: { header: text() },
  item: { name: text(), position: text(), members: text() },
  itemNeeds: ['name', 'position', 'members'],
});
