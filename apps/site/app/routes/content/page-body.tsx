import type { Link, LocalizedText } from '@insurer/contract/fields.ts';
import type { Page } from '@insurer/contract/page.ts';
import type { ReactNode } from 'react';
import { GroupLayout } from '#app/frame/group-layout/group-layout.tsx';
import { PageBand, PageHeading } from '#app/frame/group-layout/page-band.tsx';
import { screenAt } from '#app/screen-at.ts';
import { heroHoldsHeading, SectionList } from '#app/sections/section-list.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import css from '../page-body.css?inline';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { useSettings, useView } from '../use-view.ts';
import type { LoadedPage } from './load-page.ts';
import { PageMenu } from './page-menu.tsx';

type PageBodyProps = LoadedPage & {
  /** The name of the page; texts.headings knows it where the content gives no title. */
  name: string;
  /** Below the heading, what leads to the page's purpose. */
  lead?: ReactNode;
  /** Below the top of the page and apart from it, what somebody in need looks for first. */
  help?: ReactNode;
  /** Below both, the form that people open the page for. */
  form?: ReactNode;
  /** Where a price of what the page tells of is computed. */
  quote?: Link;
};

/** A content page below the header: with the list of its group where it has one, else heading and sections (PAGE-05 to PAGE-13). */
export function PageBody({ page, jobs, name, lead, help, form, quote }: PageBodyProps): ReactNode {
  const view = useView();
  const company = useSettings().company.name ?? { text: view.texts.company.name, lang: view.language };
  const heading = pageTitle(view, name, page) ?? company;
  const breadcrumb = <PageBreadcrumb page={page} />;
  const { group, sections } = page;
  const apart = (help ? 1 : 0) + (form ? 1 : 0);
  // Home begins with its first section: it has nothing that they are about.
  const styles = name !== 'home' && <InlineStyle name="page-body" css={css} />;

  if (group) {
    return (
      <>
        {styles}
        <GroupLayout
          {...{ view, group, heading, breadcrumb, lead, help }}
          {...groupParts({ page, jobs, form, quote, view })}
        />
      </>
    );
  }

  // Some pages always show their own name (PAGE-14 to PAGE-17, CAREER-01); on the others a hero that comes first may
  // hold the one h1.
  const heroIsHeading = screenAt(`/${name}`)?.heading !== 'always' && heroHoldsHeading(sections);
  // What stands down to that hero, banners above it included; the rest follows what leads to the page's purpose.
  const top = heroIsHeading ? sections.findIndex(({ name }) => name !== 'full_banner') + 1 : 1;
  const [first] = sections;
  const rest = sections.slice(top);
  if (first?.name === 'full_banner' && !heroIsHeading && name !== 'home') {
    const banner = <SectionList sections={[first]} view={view} />;
    return (
      <>
        {styles}
        <PageBand banner={banner} breadcrumb={breadcrumb} heading={heading} view={view} lead={lead} wordsFirst />
        {help}
        {form}
        <PageMenu sections={rest} quote={quote} view={view} />
        <SectionList sections={rest} view={view} above={1 + apart} jobs={jobs} />
      </>
    );
  }

  return (
    <>
      {styles}
      {name !== 'home' && <div className="page-top page-width">{breadcrumb}</div>}
      {!heroIsHeading && (
        <div className="page-width">
          <PageHeading of={heading} view={view} />
          {lead}
        </div>
      )}
      {!heroIsHeading && help}
      {!heroIsHeading && form}
      {heroIsHeading && (lead || help || form) ? (
        <>
          <SectionList sections={sections.slice(0, top)} view={view} startLevel={1} />
          {lead && <div className="page-width">{lead}</div>}
          {help}
          {form}
          <SectionList sections={rest} view={view} above={top + apart} jobs={jobs} />
        </>
      ) : (
        <SectionList sections={sections} view={view} startLevel={heroIsHeading ? 1 : 2} above={apart} jobs={jobs} />
      )}
    </>
  );
}

type GroupParts = Pick<PageBodyProps, 'page' | 'jobs' | 'form' | 'quote'> & { view: View };

/** The sections of a page that has the list of its group beside it: the banner, the first one, and what stands below. */
function groupParts({ page: { sections }, jobs, form, quote, view }: GroupParts) {
  const banner = sections.find((section) => section.name === 'full_banner');
  const [beside, ...below] = sections.filter((section) => section !== banner);
  return {
    banner: banner && <SectionList sections={[banner]} view={view} />,
    beside: beside && (
      <SectionList sections={[beside]} view={view} placement="plain" above={banner ? 1 : 0} jobs={jobs} />
    ),
    below: (
      <>
        {form}
        <PageMenu sections={below} quote={quote} view={view} />
        <SectionList sections={below} view={view} above={[banner, beside, form].filter(Boolean).length} jobs={jobs} />
      </>
    ),
  };
}

/** The name of a page: its title, else the specified name for its path (decision D17, Heading of a page). */
export function pageTitle(view: View, name: string, page: Page | undefined): LocalizedText | undefined {
  const headings: Record<string, string | undefined> = view.texts.headings;
  const known = Object.hasOwn(headings, name) ? headings[name] : undefined;
  return page?.title ?? (known ? { text: known, lang: view.language } : undefined);
}
