'use client';

import { useId, useState } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { assigning, type BulkAct } from './bulk-acts.ts';
import { BulkMore } from './bulk-more.tsx';
import type { DeskRow } from './desk-row.ts';
import { deskWords as words } from './desk-words.ts';
import type { Owner } from './owners.ts';

type BulkBarProps = {
  language: AdminLanguage;
  /** The cases that are selected. */
  rows: DeskRow[];
  owners: Owner[];
  me: number | undefined;
  act: (act: BulkAct) => void;
};

/** What can be done with the cases that are selected; shown while there are any. */
export function BulkBar({ language, rows, owners, me, act }: BulkBarProps) {
  const count = rows.length;
  const assign = (to: number | null) => act(assigning(rows, to));
  const id = useId();
  const [owner, setOwner] = useState('');
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a form; this is a bar of buttons
    <div className="desk-bulk" role="group" aria-label={`${words.selected[language]} ${count}`}>
      <strong>
        {words.selected[language]} {count}
      </strong>
      {me !== undefined && (
        <button type="button" className="desk-button" onClick={() => assign(me)}>
          {words.assignToMe[language]}
        </button>
      )}
      <span className="desk-field">
        <label htmlFor={`${id}-owner`}>{words.assignTo[language]}</label>
        <select id={`${id}-owner`} value={owner} onChange={({ target }) => setOwner(target.value)}>
          <option value="">{words.nobody[language]}</option>
          {owners.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </span>
      <button type="button" className="desk-button" onClick={() => assign(owner === '' ? null : Number(owner))}>
        {words.assign[language]}
      </button>
      <BulkMore language={language} rows={rows} act={act} />
    </div>
  );
}
