'use client';

import { languages } from '@insurer/contract/language.ts';
import { useField, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { AdminLanguage } from '../fields/labels.ts';
import { revealing } from '../fields/reveal-field.ts';
import { editorWords } from './editor-words.ts';
import { type Changed, findTexts, isChanged, maxFound } from './find-texts.ts';
import { useFramedScreen } from './framed-screen.ts';
import { RefusedLine } from './refused-line.tsx';
import { allChanged, TextChoice } from './text-choice.tsx';
import type { TextGroup } from './text-groups.ts';
import { isTextPath } from './text-path.ts';
import { TextPreviews } from './text-previews-line.tsx';
import { refusalsOf } from './text-problem.ts';
import { TextRow } from './text-row.tsx';

type EditorProps = { path: string; groups: TextGroup[]; language: AdminLanguage; readOnly: boolean };

/** One form or part of the site at a time, or what a search finds: each text opens to be changed in both languages. */
export function TextEditor({ path, groups, language, readOnly }: EditorProps) {
  const { value, setValue, showError, errorMessage } = useField<Changed>({ path });
  const submitted = useFormSubmitted();
  const [choice, setChoice] = useState(groups[0]?.id ?? allChanged);
  const [query, setQuery] = useState('');
  // As it was when these texts were chosen: none of them goes from under whoever empties or rewords it.
  const [before, setBefore] = useState<Changed>({});
  const previews = groups.find(({ id }) => id === choice)?.previews ?? [];
  useFramedScreen(previews.find(({ path }) => path)?.path);
  useShownOnReveal(() => choose(allChanged));
  const say = (name: keyof typeof editorWords) => editorWords[name][language];
  const changed = value ?? {};
  const everything = findTexts(groups, '');
  const changes = everything.filter((text) => isChanged(text, changed));
  const found = query.trim() ? findTexts(groups, query, changed, before) : undefined;
  const kept = everything.filter((text) => isChanged(text, changed) || isChanged(text, before));
  const chosen = choice === allChanged ? kept : everything.filter(({ key }) => key.startsWith(`${choice}.`));
  const shown = found?.slice(0, maxFound) ?? chosen;

  const refused = refusalsOf(
    changes.flatMap(({ key, builtIn, group }) =>
      languages.map((code) => ({
        ...{ builtIn: builtIn[code] ?? '', language: code, group },
        text: changed[key]?.[code] ?? '',
      })),
    ),
    language,
  ).join(' ');

  function choose(group: string, words = ''): void {
    setChoice(group);
    setQuery(words);
    setBefore(changed);
  }

  return (
    <div className="field-type text-editor">
      <RefusedLine way={say('toChanged')} onWay={() => choose(allChanged)}>
        {/* The error that came with the refusal goes with the next state of the form; its reason does not. */}
        {(submitted && refused) || (showError && errorMessage)}
      </RefusedLine>
      <TextChoice
        {...{ groups, choice, query, language }}
        changes={changes.length}
        onChoice={choose}
        onQuery={(words) => choose(choice, words)}
      />
      <p className="field-description">{say('help')}</p>
      <TextPreviews previews={previews} language={language} />
      <p className="text-editor__count" role="status">
        {found && `${say('found')}: ${found.length}. ${found.length > maxFound ? say('first') : ''}`}
      </p>
      {shown.length === 0 && <p>{say(!found && choice === allChanged ? 'noneChanged' : 'none')}</p>}
      <ul className="text-editor__list">
        {shown.map((text) => (
          <TextRow
            key={text.key}
            {...{ text, language, readOnly }}
            wording={changed[text.key]}
            withGroup={found !== undefined || choice === allChanged}
            onChange={(wording) => setValue({ ...changed, [text.key]: wording })}
          />
        ))}
      </ul>
    </div>
  );
}

/** The check before publishing leads to a text that was changed, whichever group is shown. */
function useShownOnReveal(show: () => void): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const reveal = (event: Event) => {
      if (isTextPath((event as CustomEvent<string>).detail)) latest.current();
    };
    document.addEventListener(revealing, reveal);
    return () => document.removeEventListener(revealing, reveal);
  }, []);
}
