'use client';

import { useForm, useLocale } from '@payloadcms/ui';
import { useFormAddress } from '../admin/use-form-address.ts';

/** Saves what stands in the form of a stored document as its autosave does: as a draft, and with the form left as it is. */
export function useSaveDraft(): () => Promise<void> {
  const form = useFormAddress();
  const { code } = useLocale();
  const { submit, setBackgroundProcessing } = useForm();
  const query = `autosave=true&draft=true&depth=0&fallback-locale=null&locale=${code}`;
  return async () => {
    if (form === undefined) return;
    // What is typed meanwhile stays to be saved.
    setBackgroundProcessing(true);
    await submit({
      action: `${form}?${query}`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      skipValidation: true,
    });
    setBackgroundProcessing(false);
  };
}
