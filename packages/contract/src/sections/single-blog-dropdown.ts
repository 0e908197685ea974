import { defineSection } from '../define-section.ts';
import { html, text } from '../fields.ts';
import { textBlock } from './block-fields.ts';

export const singleBlogDropdown = defineSection({
  name: 'single_blog_dropdown',
  content: textBlock,
  item: { tag: text(), text: html() },
  itemNeeds: ['tag'],
  itemsAlso: ['tags', 'items', 'data'],
});
