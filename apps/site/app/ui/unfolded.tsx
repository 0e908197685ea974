import type { ReactNode } from 'react';
import css from './opens-when-linked.css?inline';
import { InlineStyle } from './policy-parts.tsx';

type UnfoldedProps = { id: string; className?: string; children: ReactNode };

/** What a disclosure shows once it is opened. A link to its id opens it, without scripts as well. */
export function Unfolded({ id, className, children }: UnfoldedProps): ReactNode {
  return (
    <div id={id} className={['opens-when-linked', className].filter(Boolean).join(' ')}>
      <InlineStyle name="opens-when-linked" css={css} />
      {children}
    </div>
  );
}
