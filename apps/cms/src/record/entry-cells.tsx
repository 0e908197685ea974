import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { RowWords } from '../fields/row-words.tsx';
import { Said } from '../fields/said.tsx';
import type { Entry } from './entry.ts';
import { entryWords } from './entry-words.ts';

const itself = label('The service itself', 'النظام نفسه');
const unknown = label('Unknown', 'غير معروف');

/** What an entry is about, in a list: the collection by its name, not by its slug. */
export function TargetCell(cell: DefaultServerCellComponentProps) {
  return <RowWords cell={cell}>{entryWords(cell).collection((cell.rowData as Entry).targetCollection)}</RowWords>;
}

/** What an act was done to, by its name then; it may be in either direction. */
export function SubjectCell(cell: DefaultServerCellComponentProps) {
  return <RowWords cell={cell}>{(cell.rowData as Entry).subject}</RowWords>;
}

/** Who acted; nobody signed in is the service itself, or somebody whom it does not know. */
export function ActorCell(cell: DefaultServerCellComponentProps) {
  const { actorId, actorName, actorEmail } = cell.rowData as Entry;
  const nobody = actorName === 'service' ? itself : unknown;
  const words = actorId === null ? nobody[adminLanguageOf(cell.i18n)] : actorName || actorEmail;
  return <RowWords cell={cell}>{words}</RowWords>;
}

/** Where an act has no address, the service itself acted. */
export function AddressCell(cell: DefaultServerCellComponentProps) {
  const words = <bdi dir="ltr">{(cell.rowData as Entry).address ?? '–'}</bdi>;
  return <RowWords cell={cell}>{words}</RowWords>;
}

/** The same two, as an entry shows them by itself. */
export function TargetField({ data, payload, field, i18n }: TextFieldServerProps) {
  return (
    <Said field={field} i18n={i18n}>
      {entryWords({ payload, i18n }).collection((data as Entry).targetCollection)}
    </Said>
  );
}

/** The same in the entry itself. */
export function SubjectField({ data, field, i18n }: TextFieldServerProps) {
  return (
    <Said field={field} i18n={i18n}>
      {(data as Entry).subject}
    </Said>
  );
}
