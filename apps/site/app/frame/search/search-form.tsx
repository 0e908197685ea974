import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import css from './search-form.css?inline';

/** A search is a page with an address: it can be sent on, and works without scripts. */
export function SearchForm({ view, query = '' }: { view: View; query?: string }): ReactNode {
  const { search } = view.texts;
  return (
    <search className="search-form">
      <InlineStyle name="search-form" css={css} />
      <form method="get" action={localPath('/search', view.language)}>
        <label className="search-form__label" htmlFor="search-words">
          {search.label}
        </label>
        <div className="search-form__row">
          <input
            className="search-form__words"
            id="search-words"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            enterKeyHint="search"
          />
          <button type="submit" className="button button--action search-form__button">
            <Icon name="search" />
            {search.button}
          </button>
        </div>
      </form>
    </search>
  );
}

/** The way to the search from every screen: with its word in the strip, as an icon with a name in narrow windows. */
export function SearchLink({ view, className }: { view: View; className: string }): ReactNode {
  return (
    <SiteLink to={screenLink('/search')} view={view} className={className}>
      <Icon name="search" />
      <span className="search-link__word">{view.texts.search.title}</span>
    </SiteLink>
  );
}
