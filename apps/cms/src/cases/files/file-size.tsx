import type { DefaultServerCellComponentProps, NumberFieldServerProps } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { Said } from '../../fields/said.tsx';
import { fileSizeText } from './file-size-text.ts';

/** How large a file of a case is, in a list. */
export function FileSizeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <bdi>{fileSizeText(Number(cellData))[adminLanguageOf(i18n)]}</bdi>;
}

/** The same, where the file stands by itself. */
export function FileSizeField({ data, field, i18n }: NumberFieldServerProps) {
  return (
    <Said field={field} i18n={i18n}>
      {fileSizeText(Number(data.size))[adminLanguageOf(i18n)]}
    </Said>
  );
}
