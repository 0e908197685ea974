import { isEnquiry } from '@insurer/contract/forms/forms.ts';
import type { DefaultServerCellComponentProps, ServerComponentProps } from 'payload';
import { type AdminLanguage, adminLanguageOf } from '../../fields/labels.ts';
import { RowWords } from '../../fields/row-words.tsx';
import { Said } from '../../fields/said.tsx';
import { type CaseKind, caseLabel } from '../case-kinds.ts';

/** What a request is called in its form: Payload would say its kind alone, which leaves open whether it is an enquiry. */
export function KindField(props: ServerComponentProps) {
  return <Said {...props}>{kindSaid(props.data, adminLanguageOf(props.i18n))}</Said>;
}

/** The same in the list of the inbox. */
export function KindCell(cell: DefaultServerCellComponentProps) {
  return <RowWords cell={cell}>{kindSaid(cell.rowData, adminLanguageOf(cell.i18n))}</RowWords>;
}

type Row = { kind?: CaseKind; sent?: unknown };

function kindSaid({ kind, sent }: Row, language: AdminLanguage): string {
  return kind ? caseLabel(kind, isEnquiry(kind, sent))[language] : '–';
}
