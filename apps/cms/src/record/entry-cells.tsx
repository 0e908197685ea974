import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { Said } from '../fields/said.tsx';
import type { Entry } from './entry.ts';
import { entryWords } from './entry-words.ts';

const itself = label('The service itself', 'النظام نفسه');
const unknown = label('Unknown', 'غير معروف');

/** What an entry is about, in a list: the collection by its name, not by its slug. */
export function TargetCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  return <bdi>{entryWords({ payload, i18n }).collection((rowData as Entry).targetCollection)}</bdi>;
}

/** What an act was done to, by its name then; it may be in either direction. */
export function SubjectCell({ rowData }: DefaultServerCellComponentProps) {
  return <bdi>{(rowData as Entry).subject}</bdi>;
}

/** Who acted; nobody signed in is the service itself, or somebody whom it does not know. */
export function ActorCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const { actorId, actorName, actorEmail } = rowData as Entry;
  const nobody = actorName === 'service' ? itself : unknown;
  return <bdi>{actorId === null ? nobody[adminLanguageOf(i18n)] : actorName || actorEmail}</bdi>;
}

/** Where an act has no address, the service itself acted. */
export function AddressCell({ rowData }: DefaultServerCellComponentProps) {
  return <bdi dir="ltr">{(rowData as Entry).address ?? '–'}</bdi>;
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
