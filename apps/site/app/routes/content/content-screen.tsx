import type { Link } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../page-head.tsx';
import { useView } from '../use-view.ts';
import type { LoadedPage } from './load-page.ts';
import { PageBody, pageTitle } from './page-body.tsx';

type ContentScreenProps = Pick<PageHeadProps, 'canonicalPath' | 'titlePrefix' | 'description'> & {
  /** Undefined where the service has no page of that name and the screen stands without. */
  loaded: LoadedPage | undefined;
  /** The name of the content page, which is also its place in texts.headings. */
  name: string;
  /** A generic content page: without a title in its meta_data the company's name stands in the head (PAGE-02). */
  generic?: boolean;
  /** Below the heading, what leads to the screen's purpose. */
  lead?: ReactNode;
  /** Below the top of the page, what somebody in need looks for first. */
  help?: ReactNode;
  /** What people open the screen for: it stands below the top of the page, before what its sections say. */
  form?: ReactNode;
  /** Where a price of what the page tells of is computed. */
  quote?: Link;
  /** What the screen has besides its content, below the sections. */
  children?: ReactNode;
};

const empty: LoadedPage = { page: { metaTags: [], sections: [] } };

/** A screen that renders a content page and what is its own. */
export function ContentScreen(props: ContentScreenProps): ReactNode {
  const { loaded, name, generic, lead, help, form, quote, children, ...head } = props;
  const { page, jobs } = loaded ?? empty;
  const title = pageTitle(useView(), name, loaded?.page)?.text;
  return (
    <>
      <PageHead page={loaded?.page} title={generic ? undefined : title} {...head} />
      <PageBody page={page} jobs={jobs} name={name} lead={lead} help={help} form={form} quote={quote} />
      {children}
    </>
  );
}
