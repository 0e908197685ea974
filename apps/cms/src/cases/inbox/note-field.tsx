import type { ServerComponentProps } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { Said } from '../../fields/said.tsx';
import { noteIn } from './note-in-language.ts';

/** A note of the team; what the service noted in both languages, in the reader's. */
export function NoteField(props: ServerComponentProps) {
  return <Said {...props}>{noteIn(adminLanguageOf(props.i18n), String(props.siblingData?.text ?? ''))}</Said>;
}
