import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import type { ReactNode } from 'react';

type Row = { id: number | string } & Record<string, unknown>;

/**
 * What a cell of a list says in words of its own. In the first column it leads to the document of its row, or chooses it in a drawer, as
 * Payload's cells do; the link says the title as well, since many rows say the same.
 */
export function RowWords({ cell, children }: { cell: DefaultServerCellComponentProps; children: ReactNode }) {
  const { className, collectionConfig, collectionSlug, columnIndex, field, link, linkURL, rowData, viewType } = cell;
  if (!link) return <bdi>{children}</bdi>;
  const { id, [collectionConfig?.admin.useAsTitle ?? 'id']: title } = rowData as Row;
  const name = 'name' in field ? field.name : 'words';
  const isTitle = name === collectionConfig?.admin.useAsTitle;
  const words = (
    <bdi>
      {children}
      {!isTitle && (
        <span className="row-words__title">: {typeof title === 'string' && title !== '' ? title : String(id)}</span>
      )}
    </bdi>
  );
  return (
    <RenderDefaultCell
      clientProps={{
        ...{ className, collectionSlug, link, linkURL, rowData, viewType },
        ...{ cellData: words, field: { name, type: 'text' } },
      }}
      columnIndex={columnIndex ?? 0}
      enableRowSelections={false}
      isLinkedColumn
    />
  );
}
