'use client';

import { useField } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { AdminLanguage } from '../fields/labels.ts';
import { editorWords } from './editor-words.ts';
import { type Changed, findTexts, isChanged, mostFound, type Shown } from './find-texts.ts';
import type { TextGroup } from './text-groups.ts';
import { TextRow } from './text-row.tsx';

type EditorProps = { path: string; groups: TextGroup[]; language: AdminLanguage; readOnly: boolean };

/** The value of the choice that shows what is changed, of whichever group. */
const allChanged = 'changed';

/** One form or part of the site at a time, or what a search finds: each text opens to be changed in both languages. */
export function TextEditor({ path, groups, language, readOnly }: EditorProps) {
  const { value, setValue, showError, errorMessage } = useField<Changed>({ path });
  const [choice, setChoice] = useState(groups[0]?.id ?? allChanged);
  const [query, setQuery] = useState('');
  const id = useId();
  const say = (name: keyof typeof editorWords) => editorWords[name][language];
  const changed = value ?? {};
  const everything = groups.flatMap(({ name, texts }) => texts.map((text): Shown => ({ ...text, group: name })));
  const changes = everything.filter((text) => isChanged(text, changed));
  const found = query.trim() ? findTexts(groups, query, changed) : undefined;
  const chosen = choice === allChanged ? changes : everything.filter(({ key }) => key.startsWith(`${choice}.`));
  const shown = (found ?? chosen).slice(0, found ? mostFound : undefined);
  const empty = !found && choice === allChanged ? 'noneChanged' : 'none';
  const options = (isForm: boolean) =>
    groups
      .filter((group) => group.isForm === isForm)
      .map((group) => (
        <option key={group.id} value={group.id}>
          {group.name}
        </option>
      ));

  return (
    <div className="field-type text-editor">
      <p className="text-editor__problem" role="alert">
        {showError && errorMessage}
      </p>
      <div className="text-editor__choice">
        <div>
          <label htmlFor={`${id}-group`}>{say('group')}</label>
          <select
            id={`${id}-group`}
            value={choice}
            onChange={({ target }) => {
              setChoice(target.value);
              setQuery('');
            }}
          >
            <option value={allChanged}>
              {say('changed')} ({changes.length})
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
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
      </div>
      <p className="field-description">{say('help')}</p>
      <p className="text-editor__count" role="status">
        {found && `${say('found')}: ${found.length}. ${found.length > mostFound ? say('first') : ''}`}
      </p>
      {shown.length === 0 && <p className="text-editor__none">{say(empty)}</p>}
      <ul className="text-editor__list">
        {shown.map((text) => (
          <TextRow
            key={text.key}
            text={text}
            wording={changed[text.key]}
            language={language}
            readOnly={readOnly}
            withGroup={found !== undefined || choice === allChanged}
            onChange={(wording) => setValue({ ...changed, [text.key]: wording })}
          />
        ))}
      </ul>
    </div>
  );
}
