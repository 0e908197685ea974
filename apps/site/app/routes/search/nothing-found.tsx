import type { ReactNode } from 'react';
import { fill, isolate } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useView } from '../use-view.ts';
import { PopularLinks } from './popular-links.tsx';

/** An empty list helps on: the other language, the spelling, what others look for, and people to ask. */
export function NothingFound({ query }: { query: string }): ReactNode {
  const view = useView();
  const { search } = view.texts;
  const other = view.language === 'ar' ? 'en' : 'ar';
  const isOther = view.language === 'ar' ? /[a-z]/i.test(query) : /\p{Script=Arabic}/u.test(query);
  return (
    <section className="search__help">
      <h2>{fill(search.nothing, { query: isolate(query) })}</h2>
      {isOther && (
        <p>
          <a href={localPath(`/search?${new URLSearchParams({ q: query })}`, other)}>
            {fill(search.inOtherLanguage, { query: isolate(query) })}
          </a>
        </p>
      )}
      <h3>{search.tipsTitle}</h3>
      <ul className="search__tips">
        {search.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <h3>{search.popular}</h3>
      <PopularLinks />
      <p>
        <SiteLink to={{ href: '/contact-us', external: false }} view={view}>
          {search.askUs}
        </SiteLink>
      </p>
    </section>
  );
}
