'use client';

import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { GoneLine } from '../inbox/gone-line.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CaseTable, keyOf } from './case-table.tsx';
import type { DeskPage } from './desk-endpoints.ts';
import { DeskSearch } from './desk-search.tsx';
import { deskWords as words } from './desk-words.ts';
import type { LastAct } from './last-act.ts';
import { OutcomeLine } from './outcome-line.tsx';
import type { Owner } from './owners.ts';
import type { DeskFilter } from './saved-views.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useWorkingList } from './use-working-list.ts';

type WorkingListProps = {
  language: AdminLanguage;
  filter: DeskFilter;
  first: DeskPage;
  /** What who looks did last, where it can still be taken back. */
  last: LastAct | undefined;
  owners: Owner[];
  /** Who looks, where cases can be given to them. */
  me: number | undefined;
  /** What narrows the view down; a search goes through everything. */
  children: ReactNode;
};

/** The lines of a view or of a search over all inboxes, and what can be done with several of them at once. */
export function WorkingList({ language, filter, first, last, owners, me, children }: WorkingListProps) {
  const { page, search, selected, setSelected, said, load, showMore, find, act, takeBack } = useWorkingList(language, {
    filter,
    first,
    last,
  });
  const { undo } = said;
  // A second press would find the cases given already, and take the way back with it.
  const once = useOneAtATime();

  return (
    <>
      <GoneLine language={language} />
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
          rows={page.rows.filter((row) => selected.has(keyOf(row)))}
          owners={owners}
          me={me}
          act={(wanted) => void once(() => act(wanted))}
        />
        <OutcomeLine language={language} text={said.text} undo={undo && (() => void once(() => takeBack(undo)))} />
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
