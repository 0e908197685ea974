'use client';

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Keeps what was typed just before a publication that the service refused: Payload then takes the form for saved, so
 * that neither would it save itself nor would anybody be asked before leaving it.
 */
export function useKeepTyped(): void {
  const { setModified } = useForm();
  const processing = useFormProcessing();
  const isRefused = useFormSubmitted();
  useEffect(() => {
    if (isRefused && !processing) setModified(true);
  }, [isRefused, processing, setModified]);
}
