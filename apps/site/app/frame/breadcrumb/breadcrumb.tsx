import { isExternal } from '@insurer/contract/clean/url.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import css from './breadcrumb.css?inline';
import type { Step } from './breadcrumb-trail.ts';

/** The way to the page; every step but the last is a link, the last is bold (CRUMB-02, CRUMB-03). */
export function Breadcrumb({ trail, view }: { trail: Step[] | undefined; view: View }): ReactNode {
  if (!trail) return null;
  return (
    <nav className="breadcrumb" aria-label={view.texts.breadcrumb.label}>
      <InlineStyle name="breadcrumb" css={css} />
      <ol className="breadcrumb__list">
        {trail.map(({ label, href }) => (
          <li key={`${href} ${label.text}`} className="breadcrumb__step">
            {href === undefined ? (
              <span className="breadcrumb__here" aria-current="page">
                <LocalizedText of={label} view={view} />
              </span>
            ) : (
              <>
                <SiteLink to={{ href, external: isExternal(href) }} view={view}>
                  <LocalizedText of={label} view={view} />
                </SiteLink>
                <Icon name="chevron-end" flip className="breadcrumb__arrow" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
