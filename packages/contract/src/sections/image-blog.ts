import { defineSection } from '../define-section.ts';
import { image } from '../fields.ts';
import { textBlock } from './block-fields.ts';

export const imageBlog = defineSection({ name: 'image_blog', content: { image: image(), ...textBlock } });
