import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type AdminLanguage, type Label, label } from '../fields/labels.ts';

type Editor = { id?: unknown; email?: unknown };

const colleague = label('A colleague', 'زميل');

/** Words with a gap for the `{name}` of who has taken over. */
export function saidOfTaker(words: Label, { email }: Editor, language: AdminLanguage): string {
  const name = email ? `\u2068${email}\u2069` : colleague[language];
  return words[language].replace('{name}', () => name);
}

/** Who else has the document open to write in: a lock has the name of a colleague where Payload has an address (own-locks.ts). */
export function useTakenBy(): Editor | undefined {
  const { user } = useAuth();
  const { currentEditor, documentIsLocked } = useDocumentInfo();
  const editor: Editor | null | undefined = typeof currentEditor === 'object' ? currentEditor : { id: currentEditor };
  const isElse = documentIsLocked === true && editor?.id !== undefined && editor.id !== user?.id;
  return isElse ? editor : undefined;
}
