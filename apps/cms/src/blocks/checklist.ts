import { label } from '../fields/labels.ts';
import { button, description, header, title } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const checklistTexts: SectionTexts<'checklist'> = {
  name: label('Checklist', 'قائمة نقاط'),
  plural: label('Checklists', 'قوائم نقاط'),
  help: label('Points with a tick, and a button below.', 'نقاط بعلامة صح مع زر أسفلها.'),
  content: { header, ...button },
  item: { title, description },
};
