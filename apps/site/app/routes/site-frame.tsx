import type { ReactNode } from 'react';
import { useView } from './use-view.ts';

/** Header, main and footer around a screen. */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  const { texts } = useView();
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.frame.skipToContent}
      </a>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
