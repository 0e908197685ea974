import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readSettings } from '#app/content/site-settings.ts';
import { SearchForm } from '#app/frame/search/search-form.tsx';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { log } from '#app/log.server.ts';
import { searchSite } from '#app/search/index-keeper.server.ts';
import { type ResultPage, resultPage } from '#app/search/result-list.ts';
import { maxQueryLetters } from '#app/search/search-index.ts';
import { unansweredSearches } from '#app/search/unanswered-searches.server.ts';
import { fill } from '#app/texts/fill.ts';
import { isolate } from '#app/texts/isolate.ts';
import { countText } from '#app/texts/plural.ts';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useView } from '../use-view.ts';
import { NothingFound } from './nothing-found.tsx';
import { PopularLinks } from './popular-links.tsx';
import { ResultPages } from './result-pages.tsx';
import css from './search.css?inline';
import { SearchResult } from './search-result.tsx';

type Searched = {
  query: string;
  /** Undefined where nothing was asked, and where there is nothing to search in. */
  found?: ResultPage;
  unavailable?: boolean;
};

/**
 * What was asked is answered and forgotten: it stands in no log and in no cache. Words that nothing was found for are
 * counted without who asked (decision 0041).
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { query, page } = readQuery(url);
  if (!query) return data<Searched>({ query });
  const view = context.get(viewContext);
  const { synonyms } = await readSettings(view);
  const found = await searchSite(view.language, query, synonyms);
  if (!found) {
    log.error({ requestId: view.requestId }, 'There was nothing to search in.');
    return data<Searched>({ query, unavailable: true }, { status: 503 });
  }
  if (found.hits.length === 0) unansweredSearches.note(view.language, query);
  return data<Searched>({ query, found: resultPage(found, page) });
}

/** The site's own search (decision record 0011). */
export default function Search(): ReactNode {
  const { query, found, unavailable } = useLoaderData<typeof loader>();
  const view = useView();
  const { search } = view.texts;
  return (
    <>
      <PageHead title={titleOf(view, { query, found, unavailable })} noindex />
      <link rel="canonical" href={`${view.siteUrl}${localPath('/search', view.language)}`} />
      <InlineStyle name="search" css={css} />
      <ScreenTop heading={{ text: search.title, lang: view.language }} />
      <div className="search page-part page-width">
        <SearchForm view={view} query={query} />
        {!query && (
          <section className="search__help">
            <p>{search.intro}</p>
            <h2>{search.popular}</h2>
            <PopularLinks />
          </section>
        )}
        {unavailable && (
          <section className="search__help" role="alert">
            <h2>{search.unavailableTitle}</h2>
            <p>{search.unavailableText}</p>
            <PopularLinks />
            <ErrorReference view={view} reference={view.requestId} />
          </section>
        )}
        {found && found.total === 0 && <NothingFound query={query} />}
        {found && found.total > 0 && <Results of={found} query={query} />}
      </div>
    </>
  );
}

function Results({ of: found, query }: { of: ResultPage; query: string }): ReactNode {
  const view = useView();
  const { search } = view.texts;
  return (
    <section className="search__found">
      <h2 className="search__count">{countOf(view, query, found)}</h2>
      {found.isPart ? <p>{search.partlyRead}</p> : !found.hasAllWords && <p>{search.someWords}</p>}
      <ol className="search__results">
        {found.results.map((result) => (
          <SearchResult key={`${result.entry.path} ${result.entry.anchor}`} of={result} view={view} />
        ))}
      </ol>
      <ResultPages of={found} query={query} view={view} />
    </section>
  );
}

function countOf(view: View, query: string, { total }: ResultPage): string {
  const { search } = view.texts;
  return fill(total === 0 ? search.nothing : countText(search.count, total, view), { query: isolate(query) });
}

/** What was found stands in the title: voices say it first, and history and tabs show it. */
function titleOf(view: View, { query, found, unavailable }: Searched): string {
  const { search } = view.texts;
  if (unavailable) return search.unavailableTitle;
  if (!found) return search.title;
  const { page, pages } = found;
  const text = page > 1 ? search.titleForPage : search.titleFor;
  return fill(text, { found: countOf(view, query, found), page, pages });
}

/** What a visitor asked for, and which part of the list. Signs that cannot be seen are left out: they would turn the words around them. */
function readQuery(url: URL): { query: string; page: number } {
  const query = (url.searchParams.get('q') ?? '')
    .slice(0, 4 * maxQueryLetters)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\s]+/gu, (signs) => (/[\s\p{Cc}]/u.test(signs) ? ' ' : ''))
    .trim()
    .slice(0, maxQueryLetters)
    .trimEnd();
  const page = /^\d{1,3}$/.exec(url.searchParams.get('page') ?? '')?.[0];
  return { query: query.toWellFormed(), page: Number(page ?? 1) };
}
