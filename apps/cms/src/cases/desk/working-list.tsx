'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import type { HandOver } from './assign-cases.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CaseTable, keyOf } from './case-table.tsx';
import type { DeskPage } from './desk-endpoints.ts';
import { DeskSearch } from './desk-search.tsx';
import { deskWords as words } from './desk-words.ts';
import { handOverAll } from './hand-over-all.ts';
import type { Owner } from './owners.ts';
import { SaidLine } from './said-line.tsx';
import type { DeskFilter } from './saved-views.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type WorkingListProps = {
  language: AdminLanguage;
  filter: DeskFilter;
  first: DeskPage;
  owners: Owner[];
  /** Who looks, where cases can be given to them. */
  me: number | undefined;
  /** What narrows the view down; a search goes through everything. */
  children: ReactNode;
};
type Said = { text: string; undo?: HandOver[] };

/** The lines of a view or of a search over all inboxes, and what can be done with several of them at once. */
export function WorkingList({ language, filter, first, owners, me, children }: WorkingListProps) {
  const { config } = useConfig();
  const router = useRouter();
  const [page, setPage] = useState(first);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said>({ text: '' });
  // A second press would find the cases given already, and take the way back with it.
  const once = useOneAtATime();

  async function post<Result>(path: string, body: object): Promise<Result | undefined> {
    const response = await fetch(`${config.routes.api}/desk/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (response?.ok) return (await response.json()) as Result;
    setSaid({ text: words.failed[language] });
    return undefined;
  }

  function read(wanted: string, after?: DeskPage['next']): Promise<DeskPage | undefined> {
    return post<DeskPage>('cases', {
      ...filter,
      ...(wanted && { view: 'open', kind: undefined, owner: undefined, search: wanted }),
      ...(after && { after }),
    });
  }

  /** From the first line on, as many as were shown: who went far down the list stays there. */
  async function load(wanted: string, shown = 0) {
    let found = await read(wanted);
    while (found?.next && found.rows.length < shown) {
      const more = await read(wanted, found.next);
      found = more && { ...more, rows: [...found.rows, ...more.rows] };
    }
    if (!found) return false;
    setPage(found);
    setSearch(wanted);
    setSelected(new Set());
    return true;
  }

  async function showMore() {
    const more = await read(search, page.next);
    if (more) setPage({ ...more, rows: [...page.rows, ...more.rows] });
  }

  async function find(wanted: string) {
    setSaid({ text: '' });
    await load(wanted);
  }

  async function assign(cases: HandOver[], done: string) {
    const result = await handOverAll(cases, (some) => post('assign', { cases: some }));
    if (!result || !(await load(search, page.rows.length))) return;
    // The views above say how much they hold.
    router.refresh();
    const kept = result.kept > 0 ? ` ${words.kept[language]} ${result.kept}` : '';
    const undo = done === words.undone[language] || result.undo.length === 0 ? undefined : result.undo;
    setSaid({ text: `${done} ${result.undo.length}.${kept}`, undo });
  }

  return (
    <>
      <DeskSearch language={language} find={(wanted) => void find(wanted)} />
      {search ? (
        <p className="desk__found">
          {words.found[language]}{' '}
          <button type="button" className="desk-link" onClick={() => void load('')}>
            {words.endSearch[language]}
          </button>
        </p>
      ) : (
        children
      )}
      <div className="desk__acts">
        <BulkBar
          language={language}
          count={selected.size}
          owners={owners}
          me={me}
          assign={(to) => void once(() => assign(handOvers(page.rows, selected, to), words.assigned[language]))}
        />
        <SaidLine
          language={language}
          text={said.text}
          undo={said.undo && (() => void once(() => assign(said.undo ?? [], words.undone[language])))}
        />
      </div>
      {page.rows.length === 0 ? (
        <p className="desk__quiet">{words[search ? 'noneFound' : 'none'][language]}</p>
      ) : (
        <CaseTable language={language} rows={page.rows} selected={selected} select={setSelected} />
      )}
      {page.next && (
        <Button buttonStyle="secondary" size="medium" onClick={() => void once(showMore)}>
          {words.more[language]}
        </Button>
      )}
    </>
  );
}

function handOvers(rows: DeskPage['rows'], selected: ReadonlySet<string>, to: number | null): HandOver[] {
  return rows
    .filter((row) => selected.has(keyOf(row)))
    .map((row) => ({ collection: row.collection, id: row.id, from: row.owner?.id ?? null, to }));
}
