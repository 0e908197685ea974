import type { JSONFieldServerProps } from 'payload';
import { adminLanguageOf } from '../fields/labels.ts';
import { TextEditor } from './text-editor.tsx';
import { textGroups } from './text-groups.ts';

/** The built-in texts for who edits them: a thousand sentences that no other screen of the admin has to load. */
export function TextsField({ i18n, path, readOnly }: JSONFieldServerProps) {
  const language = adminLanguageOf(i18n);
  return <TextEditor path={path} groups={textGroups(language)} language={language} readOnly={readOnly === true} />;
}
