import { languages } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { isolate } from '#app/texts/isolate.ts';
import { languageName } from '#app/texts/texts.ts';
import { localPath } from '#app/ui/local-path.ts';
import { screenLink } from '#app/ui/screen-link.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useView } from '../use-view.ts';
import { PopularLinks } from './popular-links.tsx';

const lettersOf = { latin: /[a-z]/i, arabic: /\p{Script=Arabic}/u };

/** An empty list helps on: the other language, the spelling, what others look for, and people to ask. */
export function NothingFound({ query }: { query: string }): ReactNode {
  const view = useView();
  const { search } = view.texts;
  const other = languages.find(
    (language) => language !== view.language && lettersOf[languageTable[language].font].test(query),
  );
  return (
    <section className="search__help">
      <h2>{fill(search.nothing, { query: isolate(query) })}</h2>
      {other && (
        <p>
          <a href={localPath(`/search?${new URLSearchParams({ q: query })}`, other)}>
            {fill(search.inOtherLanguage, { query: isolate(query), language: languageName(other, view.language) })}
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
        <SiteLink to={screenLink('/contact-us')} view={view}>
          {search.askUs}
        </SiteLink>
      </p>
    </section>
  );
}
