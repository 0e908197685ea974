import { defineSection } from '../define-section.ts';
import { image } from '../fields.ts';

export const fullBanner = defineSection({ content: { image: image({ also: ['backgroundImage'] }) } });
