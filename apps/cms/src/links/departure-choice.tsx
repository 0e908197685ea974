'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { adminLanguageOf } from '../fields/labels.ts';
import { isReason } from '../says-something.ts';
import { useKeptText } from '../use-kept-text.ts';
import { departureWords } from './departure-words.ts';
import { TargetCombobox } from './target-combobox.tsx';

export type Choice = { successor?: number; reason?: string };
/** What goes: a page that another one can take the place of, one at whose address a screen of the site stays, or anything else. */
export type Going = 'pages' | 'standing' | 'other';
type ChoiceProps = { going: Going; onKeep: (choice: Choice) => Promise<boolean>; onMissing: () => void };

/** A page chosen from the list, or a reason. What was typed stays until it is kept, also where the form is made anew. */
export function DepartureChoice({ going, onKeep, onMissing }: ChoiceProps) {
  const { i18n } = useTranslation();
  const [text, setText] = useState('');
  const [successor, setSuccessor] = useState<number>();
  const [reason, setReason] = useKeptText('departure-reason');
  const language = adminLanguageOf(i18n);
  const say = departureWords[language];

  async function keep(): Promise<void> {
    if (successor === undefined && !isReason(reason)) onMissing();
    else if (await onKeep(successor === undefined ? { reason } : { successor })) setReason('');
  }

  return (
    <>
      <p>{say.ask[going]}</p>
      {going === 'pages' ? (
        <div className="field-type text">
          <label className="field-label" htmlFor="departure-successor">
            {say.successor}
          </label>
          <TargetCombobox
            id="departure-successor"
            of="pages"
            text={text}
            onText={(typed) => {
              setText(typed);
              setSuccessor(undefined);
            }}
            onChoose={({ id, title }) => {
              setText(title[language]);
              setSuccessor(id);
            }}
          />
        </div>
      ) : null}
      <div className="field-type textarea">
        <label className="field-label" htmlFor="departure-reason">
          {say.reason}
        </label>
        <textarea
          id="departure-reason"
          dir="auto"
          rows={2}
          maxLength={500}
          value={reason}
          aria-describedby="departure-reason-help"
          onChange={({ target }) => setReason(target.value)}
        />
        <p id="departure-reason-help" className="field-description">
          {say.reasonHelp}
        </p>
      </div>
      <Button size="small" onClick={() => void keep()}>
        {say.keep}
      </Button>
    </>
  );
}
