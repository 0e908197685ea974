import type { Page } from '@insurer/contract/page.ts';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/frame/breadcrumb/breadcrumb.tsx';
import { breadcrumbTrail } from '#app/frame/breadcrumb/breadcrumb-trail.ts';
import { localPath } from '#app/ui/local-path.ts';
import { StructuredData } from './structured-data.tsx';
import { useHeader, useView } from './use-view.ts';

/** The way to this page, for visitors and for search engines (decision D17, Breadcrumb). */
export function PageBreadcrumb({ page }: { page?: Page }): ReactNode {
  const view = useView();
  const trail = breadcrumbTrail({ path: view.path, header: useHeader(), page, texts: view.texts });
  if (!trail) return null;
  const items = trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label.text,
    item: `${view.siteUrl}${localPath(href ?? view.path, view.language)}`,
  }));
  return (
    <>
      <Breadcrumb trail={trail} view={view} />
      <StructuredData of={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </>
  );
}
