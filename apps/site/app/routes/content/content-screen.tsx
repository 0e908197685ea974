import type { Page } from '@insurer/contract/page.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../page-head.tsx';
import { useView } from '../use-view.ts';
import { PageBody, pageTitle } from './page-body.tsx';

type ContentScreenProps = {
  page: Page | undefined;
  /** The name of the content page, which is also its place in texts.headings. */
  name: string;
  canonicalPath?: string;
  /** What the screen has besides its content, below the sections. */
  children?: ReactNode;
};

/** A screen of the route table that draws a content page and, below it, what is its own. */
export function ContentScreen({ page, name, canonicalPath, children }: ContentScreenProps): ReactNode {
  return (
    <>
      <PageHead page={page} title={pageTitle(useView(), name, page)} canonicalPath={canonicalPath} />
      <PageBody page={page ?? emptyPage} name={name} />
      {children}
    </>
  );
}

const emptyPage: Page = { metaTags: [], sections: [] };
