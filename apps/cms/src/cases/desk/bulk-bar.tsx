'use client';

import { useId, useState } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';
import type { Owner } from './owners.ts';

type BulkBarProps = {
  language: AdminLanguage;
  count: number;
  owners: Owner[];
  me: number | undefined;
  assign: (to: number | null) => void;
};

/** What can be done with the cases that are selected; shown while there are any. */
export function BulkBar({ language, count, owners, me, assign }: BulkBarProps) {
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
      <label htmlFor={`${id}-owner`}>{words.assignTo[language]}</label>
      <select id={`${id}-owner`} value={owner} onChange={({ target }) => setOwner(target.value)}>
        <option value="">{words.nobody[language]}</option>
        {owners.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <button type="button" className="desk-button" onClick={() => assign(owner === '' ? null : Number(owner))}>
        {words.assign[language]}
      </button>
    </div>
  );
}
