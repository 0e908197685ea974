import type { ReactNode } from 'react';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { useSettings } from '../use-view.ts';
import css from './left-to-right.css?inline';

/**
 * The careers pages are left-to-right in both languages; header and footer are not (decision D10). Where the site
 * settings say `auto`, they follow the language of the page instead.
 */
export function LeftToRight({ children }: { children: ReactNode }): ReactNode {
  if (useSettings().careersDirection === 'auto') return children;
  return (
    <div dir="ltr" className="left-to-right">
      <InlineStyle name="left-to-right" css={css} />
      {children}
    </div>
  );
}
