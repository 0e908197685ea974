'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { deskWords as words } from './desk-words.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { addressOf, type DeskFilter, type SavedView, savedViewsKey } from './saved-views.ts';
import type { SharedView } from './shared-views.ts';
import { Sharing } from './sharing.tsx';
import { useHydrated } from './use-hydrated.ts';

type DeskFiltersProps = FilterFormProps & { saved: SavedView[]; shared: SharedView[] };

/** What narrows a view down, by the address alone, and keeps it under a name, for oneself or for the team. */
export function DeskFilters({ language, filter, saved, shared, owners, kinds }: DeskFiltersProps) {
  const { config } = useConfig();
  const id = useId();
  const isHydrated = useHydrated();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const here = addressOf(filter);
  const own = saved.find((view) => addressOf(view) === here);
  const sharedHere = shared.filter((view) => addressOf(view) === here);

  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${config.routes.api}/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    return response?.ok ? response.json() : undefined;
  }

  async function keep(views: SavedView[], next: DeskFilter) {
    const kept = await post(`payload-preferences/${savedViewsKey}`, { value: views });
    if (kept) location.assign(addressOf(next));
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
      <Sharing
        language={language}
        own={own}
        shared={sharedHere.find(({ isOwn }) => isOwn) ?? sharedHere.find(({ mayEnd }) => mayEnd)}
        disabled={!isHydrated}
        post={(path, body) => post(`desk/${path}`, body)}
        done={(said) => (said ? setProblem(said) : location.assign(here))}
      />
      <p role="alert" className="desk__problem">
        {problem}
      </p>
    </div>
  );
}
