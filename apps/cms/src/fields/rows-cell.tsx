'use client';

import { DefaultCell, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient, DefaultCellComponentProps } from 'payload';
import { adminLanguageOf } from './labels.ts';
import { rowsInWords } from './rows-in-words.ts';

/** How many rows a list of a document has: Payload says “0 Consents”, and in Arabic the name of the field in the place of a plural. */
export function RowsCell(props: DefaultCellComponentProps<ArrayFieldClient>) {
  const { cellData, field } = props;
  const { i18n } = useTranslation();
  const words = rowsInWords(Array.isArray(cellData) ? cellData.length : 0, adminLanguageOf(i18n));
  return <DefaultCell {...props} cellData={words} field={{ name: field.name, label: field.label, type: 'text' }} />;
}
