'use client';

import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { AdminLanguage } from '../fields/labels.ts';
import { editorWords } from './editor-words.ts';
import type { TextGroup } from './text-groups.ts';

/** The choice that shows what is changed, of whichever group. */
export const allChanged = 'changed';

type ChoiceProps = {
  groups: readonly TextGroup[];
  changes: number;
  choice: string;
  query: string;
  language: AdminLanguage;
  onChoice: (choice: string) => void;
  onQuery: (query: string) => void;
};

/** Which texts are shown: one form or part of the site, what is changed, or what has the words of a search. */
export function TextChoice({ groups, changes, choice, query, language, onChoice, onQuery }: ChoiceProps) {
  const id = useId();
  const group = useRef<HTMLSelectElement>(null);
  // Chosen before React took over, by keyboard, or put back by the browser: React itself leaves it standing there and hears nothing of it.
  const takeChosen = useEffectEvent(() => {
    const chosen = group.current?.value;
    if (chosen && chosen !== choice) onChoice(chosen);
  });
  useEffect(() => takeChosen(), []);
  const say = (name: keyof typeof editorWords) => editorWords[name][language];
  const options = (areForms: boolean) =>
    groups
      .filter(({ isForm }) => isForm === areForms)
      .map(({ id: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ));
  return (
    <div className="text-editor__choice">
      <div>
        <label htmlFor={`${id}-group`}>{say('group')}</label>
        <select ref={group} id={`${id}-group`} value={choice} onChange={({ target }) => onChoice(target.value)}>
          <option value={allChanged}>
            {say('changed')} ({changes})
          </option>
          <optgroup label={say('forms')}>{options(true)}</optgroup>
          <optgroup label={say('parts')}>{options(false)}</optgroup>
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-search`}>{say('search')}</label>
        <input
          id={`${id}-search`}
          type="search"
          dir="auto"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
    </div>
  );
}
