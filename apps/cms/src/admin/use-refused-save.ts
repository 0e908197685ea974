import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useSavesItself } from '../fields/languages/use-language-link.ts';

/**
 * Keeps a form as changed as it was when a save of it was refused, at a field or for something that no field can mend, such as a
 * session that ended. Payload takes it for saved: the button was off where one is told to press it once more, and nobody was asked
 * before the words were left behind.
 */
export function useRefusedSave(): void {
  const { setModified } = useForm();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const savesItself = useSavesItself();
  const latest = useRef({ isModified, isRefused, savesItself });
  latest.current = { isModified, isRefused, savesItself };
  const wasModified = useRef(false);

  useEffect(() => {
    if (isSaving) {
      wasModified.current = latest.current.isModified;
      return;
    }
    const isKept = wasModified.current && latest.current.isRefused && !latest.current.savesItself;
    wasModified.current = false;
    if (isKept) setModified(true);
  }, [isSaving, setModified]);
}
