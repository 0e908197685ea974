import { defineSection } from '../define-section.ts';
import { heroFields } from './hero-fields.ts';

export const cover = defineSection({ name: 'cover', content: heroFields });
