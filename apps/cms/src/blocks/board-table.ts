import { label } from '../fields/labels.ts';
import { header } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const boardTableTexts: SectionTexts<'board_table'> = {
  name: label('Board table', 'جدول مجلس الإدارة'),
  plural: label('Board tables', 'جداول مجلس الإدارة'),
  help: label('A table of names, positions and classifications.', 'جدول بالأسماء والمناصب والتصنيفات.'),
  content: { header },
  item: {
    name: { label: label('Name', 'الاسم') },
    position: { label: label('Position', 'المنصب') },
    members: { label: label('Classification', 'تصنيف العضوية') },
  },
};
