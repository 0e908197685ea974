import { defineSection } from '../define-section.ts';
import { text } from '../fields.ts';

export const insurancePlansReport = defineSection({
  content: { title: text() },
  item: { title: text(), plan1: text(), plan2: text(), plan3: text() },
  itemNeeds: ['title', 'plan1', 'plan2', 'plan3'],
  renderedWhenEmpty: true,
  itemsAlso: ['plans', 'items', 'data', 'rows'],
});
