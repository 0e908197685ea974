import { defineSection } from '../define-section.ts';
import { textBlock } from './block-fields.ts';

export const singleBlog = defineSection({ content: textBlock });
