'use client';

import { commaOf, isLanguage, readLanguage } from '@insurer/contract/language.ts';
import type { BuiltInTexts } from '@insurer/contract/texts/built-in-texts.ts';
import { getTranslation } from '@payloadcms/translations';
import {
  Button,
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AdminLanguage, adminLanguageOf, type Label, languageLabels } from '../fields/labels.ts';
import { useSavesItself } from '../fields/languages/use-language-link.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import type { Verdict } from './meanwhile.ts';
import { placeName } from './place-name.ts';
import { type TogetherWords, togetherWords } from './together-words.ts';
import { useHeight } from './use-height.ts';
import { useOwnMoment } from './use-own-moment.ts';
import { usePresence } from './use-presence.ts';
import { useSaveAgain } from './use-save-again.ts';
import { useSaveOnLeaving } from './use-save-on-leaving.ts';
import { useStanding } from './use-standing.ts';
import { useTwoTexts } from './use-two-texts.ts';
import { useVerdict } from './use-verdict.ts';

/**
 * Who else has this document open, and, where somebody else saved it meanwhile, both texts to choose from. The server
 * refuses every save over a newer text (decision 0030); what was typed stays in the form until it is chosen.
 */
export function Together() {
  const { collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { presence, isHeard, isSettled, ask } = usePresence();
  const modified = useFormModified();
  const savesItself = useSavesItself();
  const { isRefused, isOlder } = useStanding(presence ?? {}, isSettled);
  const lines = useRef<HTMLDivElement>(null);
  useHeight(lines);
  useOwnMoment();
  useSaveAgain(isHeard, isRefused);
  const entity = globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' };
  const { fields = [], versions } = getEntityConfig(entity as { collectionSlug: string }) ?? {};
  const hasVersions = Boolean(versions);
  const { texts, compare, take, close } = useTwoTexts(hasVersions);
  const language = adminLanguageOf(i18n);
  const say = togetherWords[language];
  useSaveOnLeaving(ask, say.leftUnsaved);
  const verdict = useVerdict(presence);
  const scheduled = presence?.scheduled;
  // Nobody's where nobody noted who saved: it may be one's own.
  const other = presence?.savedBy;
  // One's own is from another window, or from before the line was lost.
  const newerText = other === null ? say.ownNewer : other ? say.newer(other) : say.newerOfNobody;
  // The schedule is somebody's, and writes no text.
  const newer = scheduled ? say.wentBySchedule[scheduled.went](momentWithHijri(scheduled.at, language)) : newerText;
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

  const naming = {
    blocks: config.blocksMap,
    say: (label: unknown) => (label ? getTranslation(label as Label, i18n) : ''),
    row: say.row,
    order: say.order,
    inner: useTextNames(texts !== undefined && globalSlug === 'texts', language),
  };
  return (
    <div ref={lines} className={`together${hasSavePermission ? '' : ' together--reads'}`}>
      <p role="status">{presence?.others.length ? say.others(presence.others.join(commaOf(language))) : ''}</p>
      {savesItself && modified && (!isHeard || isRefused) ? <LeaveWithoutSaving /> : null}
      {isHeard || !modified ? null : (
        <p role="alert" className="together__unsaved">
          {savesItself ? say.savedLater : say.saveLater}
        </p>
      )}
      {hasSavePermission && verdict ? <VerdictLine verdict={verdict} say={say} /> : null}
      {/* Who reads alone does not get the newer text, and has nothing to put beside it. */}
      {hasSavePermission && (isRefused || isOlder) ? (
        <div className="together__newer">
          <p role="alert">{[isRefused && say.refused, (!isRefused || scheduled) && newer].filter(Boolean).join(' ')}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void compare()}>
            {scheduled && !isRefused ? say.goOn : say.compare}
          </Button>
        </div>
      ) : null}
      {texts ? (
        <ChoiceDialog
          found={texts.found}
          nameOf={({ steps }) => placeName(steps, fields, naming)}
          language={readLanguage(code)}
          admin={language}
          theirs={other ? { name: other, all: say.allTheirs(other) } : { name: say.stored, all: say.allStored }}
          say={say}
          hasVersions={hasVersions}
          onTake={(choices) => void take(choices)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

type VerdictLineProps = { verdict: Verdict; say: TogetherWords };

/** What a reviewer has answered since the form was opened, with the comment. */
function VerdictLine({ verdict: { state, name, comment }, say }: VerdictLineProps) {
  return (
    <p role="alert" className="together__verdict">
      {say.verdicts[state](name)} {comment ? <bdi>{comment}</bdi> : null}
    </p>
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
