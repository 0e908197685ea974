'use client';

import { languages } from '@insurer/contract/language.ts';
import type { AdminLanguage } from '../fields/labels.ts';
import { editorWords } from './editor-words.ts';
import type { Changed, Shown } from './find-texts.ts';
import { TextBox } from './text-box.tsx';

type RowProps = {
  text: Shown;
  wording: Changed[string];
  language: AdminLanguage;
  readOnly: boolean;
  /** Where texts of several groups stand together. */
  withGroup: boolean;
  onChange: (wording: Changed[string]) => void;
};

/** A text as visitors read it now; opened, its built-in wording and the editor's in each language. */
export function TextRow({ text, wording = {}, language, readOnly, withGroup, onChange }: RowProps) {
  const { part, group, builtIn } = text;
  const say = (name: keyof typeof editorWords) => editorWords[name][language];
  const isWritten = languages.some((code) => wording[code]?.trim());
  // A number form may be there in one of the languages only.
  const first = [language, ...languages].find((code) => builtIn[code]) ?? language;
  const known = languages.filter((code) => builtIn[code] !== undefined);
  return (
    <li className="text-row">
      <details>
        <summary>
          <span className="text-row__part">{[withGroup && group, part].filter(Boolean).join(' · ')}</span>
          <bdi className="text-row__text" lang={first}>
            {wording[first]?.trim() || builtIn[first]}
          </bdi>
          {isWritten && <span className="waiting-mark">{say('isChanged')}</span>}
        </summary>
        <div className="text-row__boxes">
          {known.map((code) => (
            <TextBox
              key={code}
              textKey={text.key}
              code={code}
              builtIn={builtIn[code] ?? ''}
              text={wording[code] ?? ''}
              language={language}
              readOnly={readOnly}
              onChange={(changed) => onChange({ ...wording, [code]: changed })}
            />
          ))}
        </div>
        {isWritten && !readOnly && (
          <button type="button" className="text-row__reset" onClick={() => onChange(undefined)}>
            {say('reset')}
          </button>
        )}
      </details>
    </li>
  );
}
