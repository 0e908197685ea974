'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { deskWords as words } from './desk-words.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { addressOf, type DeskFilter, type SavedView, savedViewsKey } from './saved-views.ts';
import { useHydrated } from './use-hydrated.ts';

type DeskFiltersProps = FilterFormProps & { saved: SavedView[] };

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
      <FilterForm {...{ language, filter, owners, kinds }} />
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
