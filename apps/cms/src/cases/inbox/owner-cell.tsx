import { DefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { nameOf } from '../../colleague-name.ts';

/** Asked once for a list: a few people have all of its cases. */
const ownerNamed = cache((payload: Payload, person: number) => nameOf({ payload }, person));

/**
 * Who owns a case, in the list of an inbox: by name, from the first moment on. Payload shows what it shows of a case without an owner until
 * it has fetched the account, and the number of the account to whoever may not open it.
 */
export async function OwnerCell(props: DefaultServerCellComponentProps) {
  const { cellData, payload, className, collectionSlug, link, linkURL, rowData, viewType } = props;
  const name = typeof cellData === 'number' ? await ownerNamed(payload, cellData) : undefined;
  const cell = { className, collectionSlug, link, linkURL, viewType };
  return (
    <bdi>
      <DefaultCell
        {...cell}
        cellData={name ?? '–'}
        field={{ name: 'name', type: 'text' }}
        rowData={{ id: rowData.id }}
      />
    </bdi>
  );
}
