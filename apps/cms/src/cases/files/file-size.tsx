import type { DefaultServerCellComponentProps, NumberFieldServerProps } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { RowWords } from '../../fields/row-words.tsx';
import { Said } from '../../fields/said.tsx';
import { fileSizeText } from './file-size-text.ts';

/** How large a file of a case is, in a list. */
export function FileSizeCell(cell: DefaultServerCellComponentProps) {
  return <RowWords cell={cell}>{fileSizeText(Number(cell.cellData))[adminLanguageOf(cell.i18n)]}</RowWords>;
}

/** The same, where the file stands by itself. */
export function FileSizeField({ data, field, i18n }: NumberFieldServerProps) {
  return (
    <Said field={field} i18n={i18n}>
      {fileSizeText(Number(data.size))[adminLanguageOf(i18n)]}
    </Said>
  );
}
