import { useConfig, useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { askService } from '../../call-service.ts';
import { forgetKeptTexts } from '../../use-kept-text.ts';
import { noteGone } from './gone-line.tsx';

const askedMs = 5_000;
/** Until the form has taken in that there is nothing to ask about before it is left. */
const settledMs = 100;

/**
 * Leaves a case for the working list once it has gone: erased, or no longer open to its reader. Nothing of a person stays on a screen, or
 * in the tab, longer than in the inbox. A service that does not answer, or does not know who asks, says nothing of the case.
 */
export function useLeaveGone(): void {
  const { collectionSlug, data, id } = useDocumentInfo();
  const { config } = useConfig();
  const { setModified } = useForm();
  const isSaving = useFormProcessing();
  const address = `${config.routes.api}/${collectionSlug}/count?where[id][equals]=${id}`;

  const leave = useEffectEvent(() => {
    forgetKeptTexts(`${collectionSlug}/${id}`);
    noteGone(String(data?.reference ?? ''));
    setModified(false);
    setTimeout(() => location.replace('/admin/my-work'), settledMs);
  });
  // What could not be saved may have gone: it is looked for at once.
  useEffect(() => {
    if (isSaving || id === undefined) return;
    let isOver = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await askService<{ totalDocs?: number }>(address);
      if (found?.totalDocs !== 0 || isOver) return;
      isOver = true;
      leave();
    };
    void look();
    const timer = setInterval(look, askedMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [address, id, isSaving]);
}
