import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import css from './saved.css?inline';

/** Where nothing can be read from a link: why, and where to begin anew. */
export function EndedLink({ view }: { view: View }): ReactNode {
  const { saved: words, headings } = view.texts;
  const ways = ['get-a-quote', 'claims', 'visit-visa-planner'] as const;
  return (
    <>
      <PageHead title={words.endedTitle} noindex />
      <ScreenTop heading={{ text: words.endedTitle, lang: view.language }} />
      <div className="saved page-width">
        <InlineStyle name="saved" css={css} />
        <p>{words.endedText}</p>
        <p className="saved__ways">
          {ways.map((name) => (
            <ButtonLink key={name} to={{ href: `/${name}`, external: false }} view={view}>
              {headings[name]}
            </ButtonLink>
          ))}
        </p>
      </div>
    </>
  );
}
