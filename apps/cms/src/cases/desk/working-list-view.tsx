import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { OwnView } from '../../own-view.tsx';
import { collectionOf } from '../case-kinds.ts';
import { deskKinds } from '../desk-kinds.ts';
import { deskPage, pageSize } from './desk-endpoints.ts';
import { DeskFilters } from './desk-filters.tsx';
import { deskWords } from './desk-words.ts';
import { lastActOf } from './last-act.ts';
import { inboxesOf } from './list-cases.ts';
import { ownersFor } from './owners.ts';
import { filterOf, savedViewsOf } from './saved-views.ts';
import { sharedViewsOf } from './shared-views.ts';
import { ViewLinks } from './view-links.tsx';
import { WorkingList } from './working-list.tsx';

/** One list over all inboxes of who handles cases: opens on their own, due soonest first. */
export async function WorkingListView(view: AdminViewServerProps) {
  const {
    initPageResult: { req },
    searchParams = {},
  } = view;
  const inboxes = inboxesOf(req);
  if (inboxes.length === 0) notFound();
  const language = adminLanguageOf(req.i18n);
  const filter = filterOf(searchParams);
  const [page, last, owners, saved, shared] = await Promise.all([
    deskPage(req, { ...filter, limit: pageSize }),
    lastActOf(req),
    ownersFor(req),
    savedViewsOf(req),
    sharedViewsOf(req),
  ]);
  const kinds = deskKinds.filter(({ kind }) => inboxes.includes(collectionOf(kind)));
  return (
    <OwnView of={view} className="desk">
      <div className="desk__head">
        <h1>{deskWords.title[language]}</h1>
        <a href="/admin/my-work/figures">{deskWords.figures[language]}</a>
        <a className="desk__next" href="/admin/my-work/next">
          {deskWords.next[language]}
        </a>
      </div>
      <ViewLinks req={req} filter={filter} saved={saved} shared={shared} />
      <WorkingList
        key={JSON.stringify(filter)}
        language={language}
        filter={filter}
        first={page}
        last={last}
        owners={owners}
        me={owners.some(({ id }) => id === req.user?.id) ? Number(req.user?.id) : undefined}
      >
        <DeskFilters
          language={language}
          filter={filter}
          saved={saved}
          shared={shared}
          owners={owners}
          kinds={kinds.map(({ name, label }) => ({ value: name, label: label[language] }))}
        />
      </WorkingList>
    </OwnView>
  );
}
