import { defineSection } from '../define-section.ts';
import { heroFields } from './block-fields.ts';

export const banner = defineSection({ content: heroFields });
