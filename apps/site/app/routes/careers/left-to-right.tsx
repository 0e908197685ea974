import type { ReactNode } from 'react';

/** The careers pages are left-to-right in both languages; header and footer are not (spec 2.6, decision D10). */
export function LeftToRight({ children }: { children: ReactNode }): ReactNode {
  return <div dir="ltr">{children}</div>;
}
