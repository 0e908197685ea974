'use client';

import { caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { useId, useState } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { PickedInWords } from '../../fields/picked-in-words.tsx';
import { dayOf } from '../../riyadh-days.ts';
import { isReason } from '../../says-something.ts';
import { type BulkAct, moving, reaching, sharedStages, starting } from './bulk-acts.ts';
import type { DeskRow } from './desk-row.ts';
import { deskWords as words } from './desk-words.ts';

type BulkMoreProps = { language: AdminLanguage; rows: DeskRow[]; act: (act: BulkAct) => void };

/** What can be done with selected cases beside giving them to somebody. */
export function BulkMore({ language, rows, act }: BulkMoreProps) {
  const stages = sharedStages(rows);
  return (
    <details className="desk-bulk__more">
      <summary>{words.moreActs[language]}</summary>
      <div className="desk-bulk__acts">
        <button type="button" className="desk-button" onClick={() => act(starting(rows))}>
          {words.startWork[language]}
        </button>
        {stages.length > 0 && <StageForm language={language} rows={rows} act={act} stages={stages} />}
        <DayForm language={language} rows={rows} act={act} />
      </div>
    </details>
  );
}

type StageFormProps = BulkMoreProps & { stages: ReturnType<typeof sharedStages> };

function StageForm({ language, rows, act, stages }: StageFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const stage = stages.find((one) => one === chosen);
  return (
    <form
      className="desk-bulk__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (stage) act(reaching(rows, stage));
      }}
    >
      <span className="desk-field">
        <label htmlFor={id}>{words.stage[language]}</label>
        <select id={id} required value={stage ?? ''} onChange={({ target }) => setChosen(target.value)}>
          <option value="">–</option>
          {stages.map((one) => (
            <option key={one} value={one}>
              {caseStageTexts[one][language]}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" className="desk-button">
        {words.setStage[language]}
      </button>
    </form>
  );
}

function DayForm({ language, rows, act }: BulkMoreProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  return (
    <form
      className="desk-bulk__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (day && isReason(reason)) act(moving(rows, day, reason.trim()));
      }}
    >
      <span className="desk-field">
        <label htmlFor={`${id}-day`}>{words.newDay[language]}</label>
        <input
          id={`${id}-day`}
          type="date"
          required
          min={dayOf(new Date())}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </span>
      <PickedInWords picked={day} language={language} />
      <span className="desk-field">
        <label htmlFor={`${id}-reason`}>{words.dayReason[language]}</label>
        <input
          id={`${id}-reason`}
          required
          maxLength={400}
          value={reason}
          onChange={({ target }) => {
            target.setCustomValidity(isReason(target.value) ? '' : words.sayWhy[language]);
            setReason(target.value);
          }}
        />
      </span>
      <p id={`${id}-untold`}>{words.dayUntold[language]}</p>
      <button type="submit" className="desk-button" aria-describedby={`${id}-untold`}>
        {words.moveDay[language]}
      </button>
    </form>
  );
}
