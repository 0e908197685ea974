'use client';

import { directionOf, type Language } from '@insurer/contract/language.ts';
import { type AdminLanguage, languageLabels } from '../fields/labels.ts';
import { editorWords } from './editor-words.ts';
import { textFieldId } from './text-path.ts';
import { problemOf } from './text-problem.ts';

type BoxProps = {
  textKey: string;
  code: Language;
  builtIn: string;
  text: string;
  language: AdminLanguage;
  readOnly: boolean;
  onChange: (text: string) => void;
};

/** A text in one language: what is built in, and the box for other words. */
export function TextBox({ textKey, code, builtIn, text, language, readOnly, onChange }: BoxProps) {
  const id = textFieldId(textKey, code);
  const problem = problemOf(builtIn, text)?.[language];
  const direction = directionOf(code);
  return (
    <div className="text-box">
      <label htmlFor={id}>{languageLabels[code][language]}</label>
      <p className="text-box__built-in" id={`${id}-built-in`}>
        {editorWords.builtIn[language]}{' '}
        <span lang={code} dir={direction}>
          {builtIn}
        </span>
      </p>
      <textarea
        id={id}
        lang={code}
        dir={direction}
        rows={builtIn.length > 80 ? 4 : 2}
        value={text}
        readOnly={readOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-built-in ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="text-box__problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
}
