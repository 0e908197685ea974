import type { ReactNode } from 'react';
import type { ResultPage } from '#app/search/result-list.ts';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';

type ResultPagesProps = { of: ResultPage; query: string; view: View };

/** Links to the other parts of a long list; nothing for a short one. */
export function ResultPages({ of: { page, pages }, query, view }: ResultPagesProps): ReactNode {
  const { search } = view.texts;
  if (pages < 2) return null;
  const address = (of: number) =>
    localPath(`/search?${new URLSearchParams({ q: query, ...(of > 1 && { page: String(of) }) })}`, view.language);
  return (
    <nav className="search__pages" aria-label={search.pages}>
      {page > 1 && (
        <a href={address(page - 1)} rel="prev">
          <Icon name="chevron-start" flip />
          {search.previous}
        </a>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={address(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={fill(search.page, { page: number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={address(page + 1)} rel="next">
          {search.next}
          <Icon name="chevron-end" flip />
        </a>
      )}
    </nav>
  );
}
