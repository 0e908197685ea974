'use client';

import { useDocumentInfo, useForm, useFormProcessing, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { differences } from '../../together/compare.ts';
import { useIsRefused } from '../../together/use-standing.ts';
import { saidOfTaker, useTakenBy } from '../../together/use-taken-by.ts';
import { valuesInForm } from '../../together/values-in-form.ts';
import { useKeptText } from '../../use-kept-text.ts';
import { useLeaveGone } from './use-leave-gone.ts';

const putBack = label(
  'This case was changed meanwhile and is shown as it is now. What you had changed stands in the form, not saved yet: look it over and save again.',
  'تغيّر هذا الطلب في هذه الأثناء، ويظهر الآن بحالته الحالية. ما عدّلته في النموذج ولم يُحفظ بعد: راجعه ثم احفظ مرة أخرى.',
);

const putBackUnchanged = label(
  'What you had changed stands in the form again, not saved yet. Nothing else was changed meanwhile.',
  'عاد ما عدّلته إلى النموذج ولم يُحفظ بعد، ولم يتغيّر شيء آخر في هذه الأثناء.',
);

const takenOver = label(
  '{name} has taken over. What you had changed and not saved is kept in this window: it stands in the form again as soon as you take over or your colleague is done.',
  'انتقل التحرير إلى {name}. ما عدّلته ولم تحفظه باقٍ في هذه النافذة، ويعود إلى النموذج حين تتولّى التحرير أو يفرغ زميلك.',
);

type Values = Record<string, unknown>;
/** `basedOn`: when the case was saved last that they were made in. */
type Kept = { changes: Values; basedOn: unknown };

/** Until the form has taken in that there is nothing to ask about before it is left. */
const settledMs = 100;
/** After which what was put into a form is looked for there. */
const standsMs = 1_000;

/**
 * Keeps what somebody typed into a case and could not save, and puts it back into the form as soon as it can be: where a save was refused as
 * older than the case, which is then shown anew, its messages too; and where a colleague took the editing over, when it is taken back or
 * is free. Nothing else of the older form is left to be saved. A case that has gone is left.
 */
export function ChangedMeanwhile() {
  const { data } = useDocumentInfo();
  const { getFields, dispatchFields, setIsValid, setModified } = useForm();
  const isRefused = useIsRefused();
  const isSaving = useFormProcessing();
  const takenBy = useTakenBy();
  const isTaken = takenBy !== undefined;
  const [kept, keep] = useKeptText('changes');
  const [putBackAt, setPutBackAt] = useState<unknown>();
  const [isUnchanged, setUnchanged] = useState(false);
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);
  useLeaveGone();

  const keepChanges = useEffectEvent(() => {
    const changes = changesOf((data ?? {}) as Values, valuesInForm(getFields()));
    const kept: Kept = { changes, basedOn: data?.updatedAt };
    if (Object.keys(changes).length > 0) keep(JSON.stringify(kept));
    setModified(false);
    setIsValid(true);
  });
  const isKept = useEffectEvent(() => kept !== '');
  const wasTaken = useRef(false);
  useEffect(() => {
    if (isTaken || isRefused) keepChanges();
    wasTaken.current ||= isTaken;
    // What the colleague has saved meanwhile is not in this form either.
    const isBack = wasTaken.current && !isTaken && isKept();
    if (!isRefused && !isBack) return;
    const timer = setTimeout(() => location.reload(), settledMs);
    return () => clearTimeout(timer);
  }, [isRefused, isTaken]);

  const showChanges = useEffectEvent(() => {
    const { changes = {}, basedOn } = JSON.parse(kept) as Partial<Kept>;
    const standing = changesOf((data ?? {}) as Values, valuesInForm(getFields()));
    if (Object.keys(changes).every((path) => path in standing)) return keep('');
    for (const [path, value] of Object.entries(changes)) dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
    setPutBackAt(data?.updatedAt);
    setUnchanged(basedOn === data?.updatedAt);
  });
  const letGo = useEffectEvent(() => keep(''));
  useEffect(() => {
    if (!kept || isRefused || isTaken || wasTaken.current) return;
    // What is saved has left the form, and would be put back to be saved once more. Where that is refused as older it is kept again.
    if (isSaving) return letGo();
    showChanges();
    // A form that was just taken over is made anew once more, as it is stored: it is kept until it stands there still.
    const timer = setInterval(showChanges, standsMs);
    return () => clearInterval(timer);
  }, [kept, isRefused, isTaken, isSaving]);

  if (takenBy && kept) return <Said>{saidOfTaker(takenOver, takenBy, language)}</Said>;
  // Once it is saved there is nothing more to say.
  if (putBackAt === undefined || putBackAt !== data?.updatedAt) return null;
  return <Said>{(isUnchanged ? putBackUnchanged : putBack)[language]}</Said>;
}

function Said({ children }: { children: string }) {
  return (
    <div className="field-type together__newer" ref={bringIntoView}>
      <p role="alert">{children}</p>
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
