import { defineSection } from '../define-section.ts';
import { text } from '../fields.ts';

export const statistics = defineSection({
  name: 'statistics',
  item: { header: text(), title: text() },
  itemNeeds: ['header', 'title'],
});
