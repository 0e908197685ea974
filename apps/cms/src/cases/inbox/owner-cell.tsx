import type { DefaultServerCellComponentProps } from 'payload';
import { nameOf } from '../../colleague-name.ts';

/**
 * Who owns a case, in the list of an inbox: by name, from the first moment on. Payload shows what it shows of a case without an owner until
 * it has fetched the account, and the number of the account to whoever may not open it.
 */
export async function OwnerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const name = typeof cellData === 'number' ? await nameOf({ payload }, cellData) : undefined;
  return <bdi>{name ?? '–'}</bdi>;
}
