import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import css from './page-band.css?inline';
import headingCss from './page-heading.css?inline';

export type PageBandProps = {
  /** The full_banner of the page, across the whole width; breadcrumb and heading stand on its calm side. */
  banner?: ReactNode;
  breadcrumb?: ReactNode;
  heading: LocalizedTextModel;
  view: View;
  /** Below the heading, what leads to the page's purpose. */
  lead?: ReactNode;
  /** A page without a group has its heading before all sections, a group page after its banner (PAGE-07, PAGE-13). */
  wordsFirst?: boolean;
};

/** The top of a page: breadcrumb and heading, in one band with the banner where there is one. */
export function PageBand({ banner, breadcrumb, heading, view, lead, wordsFirst = false }: PageBandProps): ReactNode {
  return (
    <div className={banner ? 'page-band page-band--pictured' : 'page-band'}>
      <InlineStyle name="page-band" css={css} />
      {!wordsFirst && banner}
      <div className={banner ? 'page-band__words page-width on-dark' : 'page-band__words page-width'}>
        {breadcrumb}
        <PageHeading of={heading} view={view} />
        {lead}
      </div>
      {wordsFirst && banner}
    </div>
  );
}

/** The one h1 of a page. */
export function PageHeading({ of, view }: { of: LocalizedTextModel; view: View }): ReactNode {
  return (
    <>
      <InlineStyle name="page-heading" css={headingCss} />
      <h1 className="page-heading">
        <LocalizedText of={of} view={view} />
      </h1>
    </>
  );
}
