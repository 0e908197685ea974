'use client';

import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { withLimits } from '@insurer/contract/forms/limits.ts';
import { acceptOf } from '@insurer/contract/requests/check-files.ts';
import { type RefObject, useId, useState } from 'react';
import { type AdminLanguage, label } from '../../fields/labels.ts';

const { files: rules } = caseMessage.fields.files;

const words = {
  files: withLimits(
    label(
      'Files ({anyType}, up to {megabytes} MB each, up to {files})',
      'ملفات ({anyType}، حتى {megabytes} ميغابايت للملف، وحتى {files} ملفات)',
    ),
    rules,
  ),
  again: label(
    'Choose these files again if the answer is to have them, as the browser does not keep them:',
    'اختر هذه الملفات من جديد إن أردت إرفاقها بالرد، فالمتصفح لا يحتفظ بها:',
  ),
};

type AnswerFilesProps = {
  input: RefObject<HTMLInputElement | null>;
  language: AdminLanguage;
  /** The names of those that were chosen, a line each; the tab keeps them longer than the browser keeps the files. */
  names: string;
  setNames: (names: string) => void;
};

/** The files of an answer. Those that went with the form as it was loaded anew are named: the answer would go out without them. */
export function AnswerFiles({ input, language, names, setNames }: AnswerFilesProps) {
  const id = useId();
  const [isChosenHere, setChosenHere] = useState(false);
  return (
    <>
      <label htmlFor={id}>{words.files[language]}</label>
      <input
        id={id}
        ref={input}
        type="file"
        multiple
        accept={acceptOf(rules.types)}
        aria-describedby={`${id}-again`}
        onChange={({ target }) => {
          setChosenHere(true);
          setNames([...(target.files ?? [])].map(({ name }) => name).join('\n'));
        }}
      />
      <div id={`${id}-again`} className="conversation__problem">
        {names && !isChosenHere && (
          <>
            <p>{words.again[language]}</p>
            <ul>
              {names.split('\n').map((name) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
