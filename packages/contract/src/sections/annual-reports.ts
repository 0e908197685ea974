import { defineSection } from '../define-section.ts';
import { file, quarters, text } from '../fields.ts';

export const annualReports = defineSection({
  content: { title: text() },
  item: { year: text(), yearly: file({ also: ['yearly_url'] }), quarters: quarters() },
  itemNeeds: ['year'],
  itemsAlso: ['rows', 'items', 'data'],
});
