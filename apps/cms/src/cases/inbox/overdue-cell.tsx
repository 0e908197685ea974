import { Pill } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { RowWords } from '../../fields/row-words.tsx';

/** A mark in the list of an inbox on what should have been answered by now. */
export function OverdueCell(cell: DefaultServerCellComponentProps) {
  const isOverdue = cell.cellData === true;
  // A link needs something to be seen by.
  if (!isOverdue) return cell.link ? <RowWords cell={cell}>–</RowWords> : null;
  const words = <Pill pillStyle="error">{label('Overdue', 'متأخر')[adminLanguageOf(cell.i18n)]}</Pill>;
  return cell.link ? <RowWords cell={cell}>{words}</RowWords> : words;
}
