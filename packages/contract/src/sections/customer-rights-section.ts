import { defineSection } from '../define-section.ts';
import { file, html, text } from '../fields.ts';

export const customerRightsSection = defineSection({
  content: { header: text(), description: html() },
  item: { pdfTitle: text(), pdf: file() },
  itemNeeds: ['pdfTitle', 'pdf'],
  renderedWhenEmpty: true,
});
