import { label } from '../fields/labels.ts';
import { header, type SectionTexts } from './shared-texts.ts';

export const boardTable: SectionTexts<'board_table'> = {
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
