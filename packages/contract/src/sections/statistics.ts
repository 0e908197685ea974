import { defineSection } from '../define-section.ts';
import { text } from '../fields.ts';

export const statistics = defineSection({
  item: { header: text(), title: text() },
  itemNeeds: ['header', 'title'],
});
