import { defineSection } from '../define-section.ts';
import { image } from '../fields.ts';

export const singleImage = defineSection({ content: { image: image() } });
