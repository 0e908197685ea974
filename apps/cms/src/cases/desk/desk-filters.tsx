'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';
import type { Owner } from './owners.ts';
import { addressOf, type DeskFilter, type SavedView, savedViewsKey } from './saved-views.ts';
import { useHydrated } from './use-hydrated.ts';

type DeskFiltersProps = {
  language: AdminLanguage;
  filter: DeskFilter;
  saved: SavedView[];
  owners: Owner[];
  kinds: { value: string; label: string }[];
};

/** What narrows a view down, by the address alone, and keeps it under a name. */
export function DeskFilters({ language, filter, saved, owners, kinds }: DeskFiltersProps) {
  const { config } = useConfig();
  const id = useId();
  const isHydrated = useHydrated();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const here = addressOf(filter);
  const own = saved.find((view) => addressOf(view) === here);

  async function keep(views: SavedView[], next: DeskFilter) {
    const response = await fetch(`${config.routes.api}/payload-preferences/${savedViewsKey}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: views }),
    }).catch(() => undefined);
    if (response?.ok) location.assign(addressOf(next));
    else setProblem(words.failed[language]);
  }

  return (
    <div className="desk-filters">
      <form className="desk-filters__form" action="/admin/my-work" method="get">
        <input type="hidden" name="view" value={filter.view} />
        <label htmlFor={`${id}-kind`}>{words.kind[language]}</label>
        <select id={`${id}-kind`} name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">{words.everyKind[language]}</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-owner`}>{words.owner[language]}</label>
        <select id={`${id}-owner`} name="owner" defaultValue={filter.owner ?? ''}>
          <option value="">{words.everyOwner[language]}</option>
          {owners.map((owner) => (
            <option key={owner.id} value={owner.id}>
              {owner.name}
            </option>
          ))}
        </select>
        <button type="submit" className="desk-button">
          {words.show[language]}
        </button>
      </form>
      {own ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={!isHydrated}
          onClick={() =>
            void keep(
              saved.filter((view) => view !== own),
              { view: filter.view },
            )
          }
        >
          {words.removeView[language]}
        </Button>
      ) : (
        <details className="desk-filters__save">
          <summary>{words.saveView[language]}</summary>
          <label htmlFor={`${id}-name`}>{words.nameOfView[language]}</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={60}
            dir="auto"
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={name.trim() === ''}
            onClick={() => {
              const others = saved.filter((view) => view.name !== name.trim());
              void keep([...others, { name: name.trim(), ...filter }], filter);
            }}
          >
            {words.save[language]}
          </Button>
        </details>
      )}
      <p role="alert" className="desk__problem">
        {problem}
      </p>
    </div>
  );
}
