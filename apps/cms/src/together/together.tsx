'use client';

import { commaOf, isLanguage, readLanguage } from '@insurer/contract/language.ts';
import type { BuiltInTexts } from '@insurer/contract/texts/built-in-texts.ts';
import { getTranslation } from '@payloadcms/translations';
import {
  Button,
  LeaveWithoutSaving,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSavesItself } from '../admin/languages/use-language-link.ts';
import { useFormAddress } from '../admin/use-form-address.ts';
import { type AdminLanguage, adminLanguageOf, type Label, languageLabels } from '../fields/labels.ts';
import { ChoiceDialog, type Choices } from './choice-dialog.tsx';
import { type Difference, differences, merge } from './compare.ts';
import { placeName } from './place-name.ts';
import { useSaveDraft } from './save-draft.ts';
import { togetherWords } from './together-words.ts';
import { useOwnMoment } from './use-own-moment.ts';
import { usePresence } from './use-presence.ts';
import { useSaveAgain } from './use-save-again.ts';
import { useSaveOnLeaving } from './use-save-on-leaving.ts';
import { useSentTexts } from './use-sent-texts.ts';

type Values = Record<string, unknown>;
type TwoTexts = { base: Values; mine: Values; theirs: Values; found: Difference[] };

/**
 * Who else has this document open, and, where somebody else saved it meanwhile, both texts to choose from. The server
 * refuses every save over a newer text (decision 0030); what was typed stays in the form until it is chosen.
 */
export function Together() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { presence, isHeard, ask } = usePresence();
  const modified = useFormModified();
  const savesItself = useSavesItself();
  const { isRefused, isOlder } = useStanding(presence?.updatedAt, presence?.savedBy);
  useOwnMoment();
  useSaveAgain(isHeard, isRefused);
  const { texts, compare, take, close } = useTwoTexts();
  const language = adminLanguageOf(i18n);
  const say = togetherWords[language];
  useSaveOnLeaving(ask, say.leftUnsaved);
  const other = presence?.savedBy || say.somebody;
  // From another window, or from before the line was lost.
  const isOwn = presence?.savedBy === null;
  // Opened by itself as soon as a save was refused and somebody answers who has the newer text; again by the button.
  const compareFirst = useEffectEvent(compare);
  const isCompared = useRef(false);
  useEffect(() => {
    if (!isRefused) isCompared.current = false;
    if (!isRefused || !isHeard || isCompared.current) return;
    void compareFirst().then((done) => {
      isCompared.current = done;
    });
  }, [isRefused, isHeard]);

  const entity = globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' };
  const fields = getEntityConfig(entity as { collectionSlug: string })?.fields ?? [];
  const naming = {
    blocks: config.blocksMap,
    say: (label: unknown) => (label ? getTranslation(label as Label, i18n) : ''),
    row: say.row,
    inner: useTextNames(texts !== undefined && globalSlug === 'texts', language),
  };
  return (
    <div className="together">
      <p role="status">{presence?.others.length ? say.others(presence.others.join(commaOf(language))) : ''}</p>
      {savesItself && modified && (!isHeard || isRefused) ? <LeaveWithoutSaving /> : null}
      {isHeard || !modified ? null : (
        <p role="alert" className="together__unsaved">
          {savesItself ? say.savedLater : say.saveLater}
        </p>
      )}
      {isRefused || isOlder ? (
        <div className="together__newer">
          <p role="alert">{isRefused ? say.refused : say.newer(other)}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void compare()}>
            {say.compare}
          </Button>
        </div>
      ) : null}
      {texts ? (
        <ChoiceDialog
          found={texts.found}
          nameOf={({ steps }) => placeName(steps, fields, naming)}
          language={readLanguage(code)}
          theirs={isOwn ? { name: say.stored, all: say.allStored } : { name: other, all: say.allTheirs(other) }}
          say={say}
          onTake={(choices) => void take(choices)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

/** What the built-in texts and their languages are called, fetched once two of them are to be compared. */
function useTextNames(areWanted: boolean, language: AdminLanguage) {
  const [texts, setTexts] = useState<BuiltInTexts>();
  useEffect(() => {
    if (areWanted) void import('../texts/edited-texts.ts').then(({ editedTexts }) => setTexts(editedTexts));
  }, [areWanted]);
  return (name: string) => (isLanguage(name) ? languageLabels[name] : texts?.get(name))?.[language];
}

/** How what the form shows stands to what is stored: refused by the server, or older than what somebody else saved. */
function useStanding(storedAt?: string, savedBy?: string | null): { isRefused: boolean; isOlder: boolean } {
  const shownAt = useFormFields(([fields]) => fields.updatedAt?.value as string | undefined);
  const isRefused = useIsRefused();
  const isOlder = Boolean(storedAt && shownAt && storedAt > shownAt && savedBy !== null);
  return { isRefused, isOlder };
}

/**
 * Whether the server has refused what was typed here, as a newer text is stored: until the form is based on another one. Payload
 * itself forgets it with the next look at the fields.
 */
function useIsRefused(): boolean {
  const shownAt = useFormFields(([fields]) => fields.updatedAt?.value);
  const isWrong = useFormFields(([fields]) => fields.updatedAt?.valid === false);
  const [refusedAt, setRefusedAt] = useState<unknown>();
  useEffect(() => {
    if (isWrong) setRefusedAt(shownAt);
  }, [isWrong, shownAt]);
  return isWrong || (refusedAt !== undefined && refusedAt === shownAt);
}

/** The stored text and the typed one, from when they are to be compared until one text is made of them. */
function useTwoTexts() {
  const { data, setData } = useDocumentInfo();
  const form = useFormAddress();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { getData, reset, setModified, setProcessing } = useForm();
  // Payload takes a form for saved once its save is answered, also where that was refused.
  const isModified = useFormModified();
  const isRefused = useIsRefused();
  const modified = isModified || isRefused;
  useEffect(() => {
    // Whoever leaves before the newer text could be had is asked.
    if (isRefused && !isModified) setModified(true);
  }, [isRefused, isModified, setModified]);
  const saveOver = useSaveOver();
  const sent = useSentTexts();
  const [texts, setTexts] = useState<TwoTexts>();
  const say = togetherWords[adminLanguageOf(i18n)];
  const address = `${form}?draft=true&depth=0&locale=${code}&fallback-locale=none`;

  async function use(result: Values, theirs: Values, isChanged: boolean) {
    setTexts(undefined);
    // What is written or saved before the form shows the one text would be of the other.
    setProcessing(true);
    await reset(result).finally(() => setProcessing(false));
    setData(theirs);
    setModified(isChanged);
    if (isChanged) saveOver(theirs.updatedAt);
  }

  /** @returns false where the newer text could not be had */
  async function compare(): Promise<boolean> {
    const response = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
    if (!response?.ok) {
      toast.error(say.failed);
      return false;
    }
    const theirs = (await response.json()) as Values;
    const own = sent.current.find((text) => differences(text, text, theirs).length === 0);
    const known = (data ?? {}) as Values;
    const [base, mine] = [own ?? known, modified ? (getData() as Values) : known];
    const found = differences(base, mine, theirs);
    const isMine = found.every(({ suggestion }) => suggestion === 'mine');
    if (!isMine && found.some(({ suggestion }) => suggestion !== 'theirs')) {
      setTexts({ base, mine, theirs, found });
      setModified(true);
      return true;
    }
    // Only one of both wrote here: there is nothing to choose.
    const choices = new Map(found.map(({ key }) => [key, isMine ? 'mine' : 'theirs'] as const));
    await use(merge(base, mine, theirs, choices), theirs, isMine && found.length > 0);
    if (!own) toast.info(say.joined);
    return true;
  }

  async function take(choices: Choices) {
    if (!texts) return;
    const { base, mine, theirs, found } = texts;
    const isChanged = found.some(({ key }) => choices.get(key) === 'mine');
    await use(merge(base, mine, theirs, choices), theirs, isChanged);
  }

  return { texts, compare, take, close: () => setTexts(undefined) };
}

/**
 * Saves what was chosen, in a form that saves itself: it would not by itself, since the words are those that were refused.
 * Elsewhere the button to save has woken up. The form is saved once it shows that it is based on the newest text.
 */
function useSaveOver(): (updatedAt: unknown) => void {
  const saveDraft = useEffectEvent(useSaveDraft());
  const savesItself = useSavesItself();
  const shownAt = useFormFields(([fields]) => fields.updatedAt?.value);
  const [awaited, setAwaited] = useState<unknown>();
  useEffect(() => {
    if (awaited === undefined || shownAt !== awaited) return;
    setAwaited(undefined);
    void saveDraft();
  }, [awaited, shownAt]);
  return (updatedAt) => setAwaited(savesItself ? updatedAt : undefined);
}
