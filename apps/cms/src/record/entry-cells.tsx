import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import { inLanguageOf } from '../fields/text-fields.ts';
import type { Entry } from './entry.ts';
import { entryWords } from './entry-words.ts';

/** What an entry is about, in a list: the collection by its name, not by its slug. */
export function TargetCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  return <bdi>{entryWords({ payload, i18n }).collection((rowData as Entry).targetCollection)}</bdi>;
}

export function SubjectCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  return <bdi>{entryWords({ payload, i18n }).subject(rowData as Entry)}</bdi>;
}

/** The same two, as an entry shows them by itself. */
export function TargetField({ data, payload, ...field }: TextFieldServerProps) {
  return (
    <Said {...field}>{entryWords({ payload, i18n: field.i18n }).collection((data as Entry).targetCollection)}</Said>
  );
}

export function SubjectField({ data, payload, ...field }: TextFieldServerProps) {
  return <Said {...field}>{entryWords({ payload, i18n: field.i18n }).subject(data as Entry)}</Said>;
}

type SaidProps = Pick<TextFieldServerProps, 'field' | 'i18n'> & { children: string };

function Said({ field: { label }, i18n, children }: SaidProps) {
  return (
    <div className="field-type text read-only">
      <p className="field-label">{typeof label === 'object' && inLanguageOf({ i18n }, label as never)}</p>
      <p dir="auto">{children}</p>
    </div>
  );
}
