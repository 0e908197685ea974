import { defineSection } from '../define-section.ts';
import { image } from '../fields.ts';
import { textBlock } from './block-fields.ts';

export const imageBlog = defineSection({ content: { image: image(), ...textBlock } });
