import type { Page } from '@insurer/contract/page.ts';
import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { useView } from '../use-view.ts';

/** The name of a page: its title, else the spec's name for its path, else nothing (decision D17, Heading of a page). */
export function pageTitle(view: View, name: string, page: Page | undefined): string | undefined {
  const headings: Record<string, string> = view.texts.headings;
  return page?.title?.text ?? headings[name];
}

export function PageBody({ page, name }: { page: Page; name: string }): ReactNode {
  const view = useView();
  return (
    <>
      <h1>{pageTitle(view, name, page)}</h1>
      <pre>{JSON.stringify(page.sections.map((section) => section.name))}</pre>
    </>
  );
}
