import { defineSection } from '../define-section.ts';
import { link, text } from '../fields.ts';

export const redirectSection = defineSection({
  content: { header: text() },
  item: { text: text(), textUrl: link({ wire: 'text_url' }) },
  itemNeeds: ['text'],
  itemsAlso: ['links', 'items', 'data'],
});
