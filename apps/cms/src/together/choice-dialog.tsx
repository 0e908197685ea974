'use client';

import { directionOf, type Language } from '@insurer/contract/language.ts';
import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { type Difference, isBringingBack, type Side } from './compare.ts';
import type { TogetherWords } from './together-words.ts';
import { wordsOfSide } from './words-of-side.ts';

export type Choices = ReadonlyMap<string, Side>;
type Props = {
  found: Difference[];
  nameOf: (difference: Difference) => string[];
  /** The language of the texts, not that of the admin. */
  language: Language;
  admin: Language;
  /** What the stored texts are called, one and all of them. */
  theirs: { name: string; all: string };
  say: TogetherWords;
  hasVersions: boolean;
  onTake: (choices: Choices) => void;
  onClose: () => void;
};

/** Both texts of every place that differs, side by side, and one choice for each. */
export function ChoiceDialog({ found, nameOf, language, admin, theirs, say, hasVersions, onTake, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [choices, setChoices] = useState<Choices>(() => suggested(found));
  const [isIncomplete, setIncomplete] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const choose = (key: string, side: Side) => setChoices(new Map(choices).set(key, side));
  const chooseAll = (side: Side) => setChoices(new Map(found.map(({ key }) => [key, side])));
  function take() {
    if (found.every(({ key }) => choices.has(key))) onTake(choices);
    else setIncomplete(true);
  }

  return (
    <dialog ref={dialog} className="two-texts" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{say.heading}</h2>
      <p>{hasVersions ? say.intro : say.introUnversioned}</p>
      <p className="two-texts__buttons">
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => chooseAll('mine')}>
          {say.allMine}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => chooseAll('theirs')}>
          {theirs.all}
        </Button>
      </p>
      {found.map((difference) => (
        <fieldset key={difference.key} className="two-texts__place">
          <legend>{nameOf(difference).join(' › ')}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="two-texts__text">
              <input
                type="radio"
                name={`two-texts ${difference.key}`}
                checked={choices.get(difference.key) === side}
                onChange={() => choose(difference.key, side)}
              />
              <bdi className="two-texts__side">{side === 'mine' ? say.mine : theirs.name}</bdi>
              <Words {...wordsOfSide(difference[side], { of: language, admin })} say={say} />
            </label>
          ))}
          {isBringingBack(difference) && <p className="two-texts__note">{say.bringsBack}</p>}
        </fieldset>
      ))}
      <p role="alert" className="two-texts__problem">
        {isIncomplete ? say.missing : ''}
      </p>
      <p className="two-texts__buttons">
        <Button margin={false} onClick={take}>
          {say.take}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          {say.later}
        </Button>
      </p>
    </dialog>
  );
}

/** In its language's direction, but for an address, a code or a number: those run from left to right everywhere. */
function Words({ language, words, say }: Pick<Props, 'say'> & ReturnType<typeof wordsOfSide>) {
  const isPlain = words !== undefined && !rightToLeftLetters.test(words);
  return (
    <span lang={language} dir={isPlain ? 'ltr' : directionOf(language)} className="two-texts__words">
      {words ?? say.nothing}
    </span>
  );
}

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function suggested(found: Difference[]): Choices {
  return new Map(found.flatMap(({ key, suggestion }) => (suggestion ? [[key, suggestion] as const] : [])));
}
