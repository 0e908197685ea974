'use client';

import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useFormAddress } from '../fields/use-form-address.ts';

/** Where autosave sends the draft of a stored document, in the language of its texts; undefined of one that is not stored yet. */
export function useDraftAddress(): string | undefined {
  const form = useFormAddress();
  const { code } = useLocale();
  return form && `${form}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${code}`;
}

/** Saves what stands in the form of a stored document as its autosave does: as a draft, and with the form left as it is. */
export function useSaveDraft(): () => Promise<void> {
  const action = useDraftAddress();
  const { submit, setBackgroundProcessing } = useForm();
  const { setUnpublishedVersionCount } = useDocumentInfo();
  return async () => {
    if (action === undefined) return;
    // What is typed meanwhile stays to be saved.
    setBackgroundProcessing(true);
    const saved = await submit({
      action,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      skipValidation: true,
    });
    setBackgroundProcessing(false);
    // As Payload counts after its own saves: what is online is not the newest text any more.
    if (saved?.res?.ok) setUnpublishedVersionCount((count) => Math.max(count, 1));
  };
}
