import type { JSONFieldServerProps } from 'payload';
import { adminLanguageOf } from '../fields/labels.ts';
import { TextEditor } from './text-editor.tsx';
import { textGroups } from './text-groups.ts';
import { textPlaces } from './text-places.ts';

/** The built-in texts for who edits them: a thousand sentences that no other screen of the admin has to load. */
export async function TextsField({ i18n, path, payload, readOnly }: JSONFieldServerProps) {
  const language = adminLanguageOf(i18n);
  const groups = textGroups(language, await textPlaces(payload));
  return <TextEditor path={path} groups={groups} language={language} readOnly={readOnly === true} />;
}
