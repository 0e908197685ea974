import { defineSection } from '../define-section.ts';
import { html, text } from '../fields.ts';

export const faq = defineSection({
  content: { header: text() },
  item: { question: text(), answer: html() },
  itemNeeds: ['question'],
});
