import { defineSection } from '../define-section.ts';
import { image } from '../fields.ts';

export const fullBanner = defineSection({
  name: 'full_banner',
  content: { image: image({ also: ['backgroundImage'] }) },
});
