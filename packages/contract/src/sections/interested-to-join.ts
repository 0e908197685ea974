import { defineSection } from '../define-section.ts';
import { html, text } from '../fields.ts';
import { button } from './block-fields.ts';

export const interestedToJoin = defineSection({ content: { title: text(), description: html(), ...button } });
