import type { PageGroup } from '@insurer/contract/page.ts';
import type { ReactNode } from 'react';
import { CurrentLink } from '#app/frame/navigation/current-link.tsx';
import { leadsTo } from '#app/frame/navigation/navigation-links.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import css from './group-layout.css?inline';
import { PageBand, type PageBandProps } from './page-band.tsx';

type GroupLayoutProps = Omit<PageBandProps, 'wordsFirst'> & {
  group: PageGroup;
  /** Between the top of the page and its content. */
  help?: ReactNode;
  /** The first section that is no banner, beside the list of the group's pages. */
  beside?: ReactNode;
  /** The remaining sections. */
  below?: ReactNode;
};

/** A page that belongs to a group: banner, breadcrumb, heading, the group's pages with a section beside them (PAGE-05 to PAGE-12). */
export function GroupLayout({ group, beside, below, help, ...top }: GroupLayoutProps): ReactNode {
  const { view } = top;
  return (
    <>
      <InlineStyle name="group-layout" css={css} />
      <PageBand {...top} />
      {help}
      <div className="group-layout page-width">
        <div className="group-layout__columns">
          <nav className="group-layout__pages" aria-label={group.title?.text ?? view.texts.frame.groupPages}>
            <ul className="group-layout__list">
              {group.pages.map((page) => (
                <li key={page.id}>
                  <CurrentLink
                    of={leadsTo(page.link, view.path) ? { ...page, current: 'page' } : page}
                    view={view}
                    className="group-layout__link"
                  />
                </li>
              ))}
            </ul>
          </nav>
          <div className="group-layout__beside">{beside}</div>
        </div>
      </div>
      {below}
    </>
  );
}
