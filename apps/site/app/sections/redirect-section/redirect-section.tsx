import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { SectionProps } from '../section-props.ts';

/** A list of links: same tab inside the site, new tab outside (decision D17, Links of large slides). */
export function RedirectSection({ section, view, level }: SectionProps<'redirect_section'>): ReactNode {
  return (
    <div className="redirect-section">
      <SectionHeader title={section.content.header} view={view} level={level} />
      <ul className="redirect-section__list">
        {section.items.map((item) => (
          <li key={item.id} className="redirect-section__item">
            {item.textUrl ? (
              <SiteLink to={item.textUrl} view={view} newTab={item.textUrl.external} className="redirect-section__link">
                <span>
                  <LocalizedText of={item.text} view={view} />
                </span>
                <Icon name={item.textUrl.external ? 'external' : 'arrow-end'} flip />
              </SiteLink>
            ) : (
              <span className="redirect-section__link">
                <LocalizedText of={item.text} view={view} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
