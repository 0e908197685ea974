import { toast, useDocumentInfo, useForm, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { askService } from '../call-service.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { useSavesItself } from '../fields/languages/use-language-link.ts';
import { useFormAddress } from '../fields/use-form-address.ts';
import type { Choices } from './choice-dialog.tsx';
import { type Difference, differences, settled } from './compare.ts';
import { isStaleRefusal } from './stale-words.ts';
import { togetherWords } from './together-words.ts';
import { useSentTexts } from './use-sent-texts.ts';
import { useIsRefused } from './use-standing.ts';
import { valuesInForm } from './values-in-form.ts';

/** The form is locked, or shows nothing of what was asked for, no longer than this. */
const longestMs = 15_000;

type Values = Record<string, unknown>;
type TwoTexts = { base: Values; mine: Values; theirs: Values; found: Difference[] };

/**
 * The stored text and the typed one, from when they are to be compared until one text is made of them.
 *
 * @param hasVersions whether what is not chosen can be found again
 */
export function useTwoTexts(hasVersions: boolean) {
  const { data, setData, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  const form = useFormAddress();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { dispatchFields, getFields, reset, setModified, setProcessing } = useForm();
  // Payload takes a form for saved once its save is answered, also where that was refused.
  const isModified = useFormModified();
  const isRefused = useIsRefused();
  const modified = isModified || isRefused;
  useEffect(() => {
    // Whoever leaves before the newer text could be had is asked.
    if (isRefused && !isModified) setModified(true);
  }, [isRefused, isModified, setModified]);
  const savesItself = useSavesItself();
  const sent = useSentTexts();
  const [texts, setTexts] = useState<TwoTexts>();
  const say = togetherWords[adminLanguageOf(i18n)];
  const address = `${form}?draft=true&depth=0&locale=${code}&fallback-locale=none`;

  async function use({ result, isChanged }: ReturnType<typeof settled>, theirs: Values) {
    setTexts(undefined);
    const { file } = getFields();
    // What is written or saved before the form shows the one text would be of the other.
    setProcessing(true);
    try {
      const isOnline = theirs._status === 'published' || (await isStoredOnline(form));
      // Before the form is put back, which ends what a form that goes offline waits for (use-offline-moment.ts).
      if (isOnline !== undefined) setHasPublishedDoc(isOnline);
      await reset(result);
      // A chosen file is no text to choose, and its crop stays beside the form: without it that would be one of the stored file.
      if (file?.value) dispatchFields({ type: 'UPDATE_MANY', formState: { file } });
    } finally {
      setProcessing(false);
    }
    setData(theirs);
    // The head of the form tells how what is stored now stands to what is online, not what was stored when it was opened.
    const isDraft = theirs._status === 'draft';
    setUnpublishedVersionCount((count) => (isDraft ? Math.max(count, 1) : 0));
    // A form that saves itself saves this once: Payload two seconds after its fields changed; use-save-again.ts after four where they
    // did not, as all is mine. Saved here as well, two saves would overlap, each a newer text to the other.
    setModified(isChanged || Boolean(file?.value));
  }

  /** @returns false where the newer text could not be had */
  async function compare(): Promise<boolean> {
    const theirs = await askService<Values>(address, inTime());
    if (!theirs) {
      toast.error(say.failed);
      return false;
    }
    const own = sent.current.find((text) => differences(text, text, theirs).length === 0);
    const known = (data ?? {}) as Values;
    const [base, mine] = [own ?? known, modified ? valuesInForm(getFields()) : known];
    const found = differences(base, mine, theirs);
    const hasFile = Boolean(getFields().file?.value);
    const isMine = found.every(({ suggestion }) => suggestion === 'mine');
    if (!isMine && found.some(({ suggestion }) => suggestion !== 'theirs')) {
      setTexts({ base, mine, theirs, found });
      setModified(true);
      return true;
    }
    // Only one of both wrote here: there is nothing to choose.
    const choices = new Map(found.map(({ key }) => [key, isMine ? 'mine' : 'theirs'] as const));
    await use(settled(base, mine, theirs, choices), theirs);
    // What is saved by itself a moment later was no conflict.
    if (savesItself) dismissRefusals();
    // The press that was refused is not made again by itself, and what was saved meanwhile may stand in another language than this.
    if ((isMine || hasFile) && modified && !savesItself) toast.info(say.unsaved);
    else if (!own) toast.info(say.joined);
    return true;
  }

  async function take(choices: Choices) {
    if (!texts) return;
    const { base, mine, theirs } = texts;
    const chosen = settled(base, mine, theirs, choices);
    await use(chosen, theirs);
    // The press that was refused is not made again by itself: it may have been a publication.
    if (chosen.isChanged) toast.info(hasVersions ? say.taken : say.takenUnversioned);
  }

  return { texts, compare, take, close: () => setTexts(undefined) };
}

/** Whether visitors see it: a draft may stand beside what they see. Undefined where nobody answers, and of what has no drafts. */
async function isStoredOnline(form: string | undefined): Promise<boolean | undefined> {
  const stored = await askService<{ _status?: string }>(`${form}?depth=0&select[_status]=true`, inTime());
  return stored?._status === undefined ? undefined : stored._status === 'published';
}

function inTime(): RequestInit {
  return { signal: AbortSignal.timeout(longestMs) };
}

function dismissRefusals(): void {
  for (const shown of toast.getToasts()) if ('title' in shown && isStaleRefusal(shown.title)) toast.dismiss(shown.id);
}
