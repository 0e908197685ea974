import type { Page } from '@insurer/contract/page.ts';
import type { ReactNode } from 'react';
import { ContentScreen } from '../content/content-screen.tsx';
import { useView } from '../use-view.ts';

type DocumentsScreenProps = { page: Page | undefined; failed: boolean; name: 'customer-rights' | 'data-sharing' };

/** A list of documents, or the sentence that stands in for it (ERR-15 to ERR-18). */
export function DocumentsScreen({ page, failed, name }: DocumentsScreenProps): ReactNode {
  const { documents } = useView().texts;
  const hasList = page?.sections.some((section) => section.name === 'customer_rights_section');
  return (
    <ContentScreen loaded={page && { page }} name={name}>
      {!hasList && (
        <div className="page-part page-width">
          <p role={failed ? 'alert' : undefined}>{failed ? documents.error : documents.empty}</p>
        </div>
      )}
    </ContentScreen>
  );
}
