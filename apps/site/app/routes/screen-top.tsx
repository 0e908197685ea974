import type { LocalizedText } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { PageHeading } from '#app/frame/group-layout/page-band.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import css from './page-body.css?inline';
import { PageBreadcrumb } from './page-breadcrumb.tsx';
import { useView } from './use-view.ts';

/** Breadcrumb and the one heading of a screen that is no content page. */
export function ScreenTop({ heading }: { heading: LocalizedText }): ReactNode {
  return (
    <div className="page-top page-width">
      <InlineStyle name="page-body" css={css} />
      <PageBreadcrumb />
      <PageHeading of={heading} view={useView()} />
    </div>
  );
}
