'use client';

import { useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { differences } from '../../together/compare.ts';
import { useIsRefused } from '../../together/use-standing.ts';
import { useKeptText } from '../conversation/use-kept-text.ts';

const putBack = label(
  'This case was changed meanwhile and is shown as it is now. What you had changed stands in the form, not saved yet: look it over and save again.',
  'تغيّر هذا الطلب في هذه الأثناء، ويظهر الآن بحالته الحالية. ما عدّلته في النموذج ولم يُحفظ بعد: راجعه ثم احفظ مرة أخرى.',
);

type Values = Record<string, unknown>;

/**
 * Where a save was refused as older than the case: shows the whole case anew, its messages too, with what this person alone had changed
 * put back into the form. Nothing else of the older form is left to be saved.
 */
export function ChangedMeanwhile() {
  const { data } = useDocumentInfo();
  const { getData, dispatchFields, setModified } = useForm();
  const isRefused = useIsRefused();
  const [kept, keep] = useKeptText('changes');
  const [isPutBack, setPutBack] = useState(false);
  const { i18n } = useTranslation();

  const keepChanges = useEffectEvent(() => {
    keep(JSON.stringify(changesOf((data ?? {}) as Values, getData() as Values)));
    // The browser need not ask whether to leave them.
    setModified(false);
  });
  useEffect(() => {
    if (!isRefused) return;
    keepChanges();
    const timer = setTimeout(() => location.reload());
    return () => clearTimeout(timer);
  }, [isRefused]);

  const showChanges = useEffectEvent(() => {
    for (const [path, value] of Object.entries(JSON.parse(kept) as Values))
      dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
    setPutBack(true);
    keep('');
  });
  useEffect(() => {
    if (kept && !isRefused) showChanges();
  }, [kept, isRefused]);

  return (
    <div className="together">
      {isPutBack ? (
        <div className="together__newer">
          <p role="alert">{putBack[adminLanguageOf(i18n)]}</p>
        </div>
      ) : null}
    </div>
  );
}

/** What a person changed of the fields themselves: the rows of a case are the service's own. */
function changesOf(base: Values, mine: Values): Values {
  const changed = differences(base, mine, base).filter((one) => one.steps.length === 1 && one.mine !== undefined);
  return Object.fromEntries(changed.map((one) => [one.key, one.mine]));
}
