import { label } from '../fields/labels.ts';
import { button, description, header, type SectionTexts, title } from './shared-texts.ts';

export const checklist: SectionTexts<'checklist'> = {
  name: label('Checklist', 'قائمة نقاط'),
  plural: label('Checklists', 'قوائم نقاط'),
  help: label('Points with a tick, and a button below.', 'نقاط بعلامة صح مع زر أسفلها.'),
  content: { header, ...button },
  item: { title, description },
};
