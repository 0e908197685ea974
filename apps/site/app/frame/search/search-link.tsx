import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';

/** The way to the search from every screen: with its word in the strip, as an icon with a name in narrow windows. */
export function SearchLink({ view, className }: { view: View; className: string }): ReactNode {
  return (
    <SiteLink to={{ href: '/search', external: false }} view={view} className={className}>
      <Icon name="search" />
      <span className="search-link__word">{view.texts.search.title}</span>
    </SiteLink>
  );
}
