'use client';

import { useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { differences } from '../../together/compare.ts';
import { useIsRefused } from '../../together/use-standing.ts';
import { useKeptText } from '../../use-kept-text.ts';

const putBack = label(
  'This case was changed meanwhile and is shown as it is now. What you had changed stands in the form, not saved yet: look it over and save again.',
  'تغيّر هذا الطلب في هذه الأثناء، ويظهر الآن بحالته الحالية. ما عدّلته في النموذج ولم يُحفظ بعد: راجعه ثم احفظ مرة أخرى.',
);

type Values = Record<string, unknown>;

/** Until the form has taken in that there is nothing to ask about before it is left. */
const settledMs = 100;

/**
 * Where a save was refused as older than the case: shows the whole case anew, its messages too, with what this person alone had changed
 * put back into the form. Nothing else of the older form is left to be saved.
 */
export function ChangedMeanwhile() {
  const { data } = useDocumentInfo();
  const { getData, dispatchFields, setIsValid, setModified } = useForm();
  const isRefused = useIsRefused();
  const [kept, keep] = useKeptText('changes');
  const [putBackAt, setPutBackAt] = useState<unknown>();
  const { i18n } = useTranslation();

  const keepChanges = useEffectEvent(() => {
    keep(JSON.stringify(changesOf((data ?? {}) as Values, getData() as Values)));
    setModified(false);
    setIsValid(true);
  });
  useEffect(() => {
    if (!isRefused) return;
    keepChanges();
    const timer = setTimeout(() => location.reload(), settledMs);
    return () => clearTimeout(timer);
  }, [isRefused]);

  const showChanges = useEffectEvent(() => {
    for (const [path, value] of Object.entries(JSON.parse(kept) as Values))
      dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
    setPutBackAt(data?.updatedAt);
    keep('');
  });
  useEffect(() => {
    if (kept && !isRefused) showChanges();
  }, [kept, isRefused]);

  // Once it is saved there is nothing more to say.
  if (putBackAt === undefined || putBackAt !== data?.updatedAt) return null;
  return (
    <div className="field-type together__newer" ref={bringIntoView}>
      <p role="alert">{putBack[adminLanguageOf(i18n)]}</p>
    </div>
  );
}

/** The browser goes back to where the form was left. */
function bringIntoView(shown: HTMLElement | null): void {
  shown?.scrollIntoView({ block: 'center' });
}

/** What a person changed of the fields themselves: the rows of a case are the service's own. */
function changesOf(base: Values, mine: Values): Values {
  const changed = differences(base, mine, base).filter((one) => one.steps.length === 1 && one.mine !== undefined);
  return Object.fromEntries(changed.map((one) => [one.key, one.mine]));
}
