import { defineSection } from '../define-section.ts';
import { html, text } from '../fields.ts';
import { textBlock } from './block-fields.ts';

export const singleBlogDropdown = defineSection({
  content: textBlock,
  item: { tag: text(), text: html() },
  itemNeeds: ['tag'],
  itemsAlso: ['tags', 'items', 'data'],
});
