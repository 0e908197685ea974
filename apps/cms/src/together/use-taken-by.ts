import { useAuth, useDocumentInfo } from '@payloadcms/ui';

type Editor = { id?: unknown; email?: unknown };

/** Who else has the document open to write in: a lock has the name of a colleague where Payload has an address (own-locks.ts). */
export function useTakenBy(): Editor | undefined {
  const { user } = useAuth();
  const { currentEditor, documentIsLocked } = useDocumentInfo();
  const editor: Editor | null | undefined = typeof currentEditor === 'object' ? currentEditor : { id: currentEditor };
  const isElse = documentIsLocked === true && editor?.id !== undefined && editor.id !== user?.id;
  return isElse ? editor : undefined;
}
