import { defineSection } from '../define-section.ts';
import { text } from '../fields.ts';
import { textBlock } from './block-fields.ts';

export const form = defineSection({
  content: textBlock,
  item: { label: text({ wire: 'input-label' }), placeholder: text({ wire: 'input-text' }) },
  itemNeeds: ['label', 'placeholder'],
});
