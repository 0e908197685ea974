import { defineSection } from '../define-section.ts';
import { heroFields } from './hero-fields.ts';

export const banner = defineSection({ name: 'banner', content: heroFields });
