'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { deskWords as words } from './desk-words.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { addressOf, type DeskFilter, type SavedView } from './saved-views.ts';
import type { SharedView } from './shared-views.ts';
import { Sharing } from './sharing.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useViewCalls } from './use-view-calls.ts';
import { ViewNameForm } from './view-name-form.tsx';

type DeskFiltersProps = FilterFormProps & { saved: SavedView[]; shared: SharedView[] };

/** What narrows a view down, by the address alone, and keeps it under a name, for oneself or for the team. */
export function DeskFilters({ language, filter, saved, shared, owners, kinds }: DeskFiltersProps) {
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState('');
  const { keep, share, endSharing, renameShared } = useViewCalls();
  const here = addressOf(filter);
  const own = saved.find((view) => addressOf(view) === here);
  const sharedHere = shared.filter((view) => addressOf(view) === here);
  const mine = sharedHere.find(({ isOwn }) => isOwn);
  const changeable = mine ?? sharedHere.find(({ mayChange }) => mayChange);
  // One's own name of a view is one's own, whoever else shares the same.
  const renamed = own ? mine : changeable;

  function done(said?: string, next: DeskFilter = filter) {
    if (said) setProblem(said);
    else location.assign(addressOf(next));
  }

  async function keepUnder(name: string) {
    const others = saved.filter((view) => view.name !== name);
    done((await keep([...others, { name, ...filter }])) ? undefined : words.failed[language]);
  }

  async function remove(view: SavedView) {
    const isKept = await keep(saved.filter((one) => one !== view));
    done(isKept ? undefined : words.failed[language], { view: filter.view });
  }

  async function rename(name: string) {
    // Of two views with one name saving would keep one.
    if (saved.some((view) => view !== own && view.name === name)) return done(words.nameTaken[language]);
    const isKept = !own || (await keep(saved.map((view) => (view === own ? { ...view, name } : view))));
    const isDone = isKept && (!renamed || (await renameShared(renamed.id, name)));
    done(isDone ? undefined : words.failed[language]);
  }

  const named = own ?? changeable;
  return (
    <div className="desk-filters">
      <FilterForm {...{ language, filter, owners, kinds }} />
      {!own && (
        <ViewNameForm
          language={language}
          act={words.saveView[language]}
          label={words.nameOfView[language]}
          name=""
          named={(name) => void keepUnder(name)}
        />
      )}
      {named && (
        <ViewNameForm
          language={language}
          act={words.renameView[language]}
          label={words.newName[language]}
          name={named.name}
          named={(name) => void rename(name)}
        />
      )}
      {own && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={!isHydrated}
          onClick={() => void remove(own)}
        >
          {words.removeView[language]}
        </Button>
      )}
      <Sharing
        language={language}
        own={own}
        shared={changeable}
        disabled={!isHydrated}
        {...{ share, endSharing, done }}
      />
      <p role="alert" className="desk__problem">
        {problem}
      </p>
    </div>
  );
}
