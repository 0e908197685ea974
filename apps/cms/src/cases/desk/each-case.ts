import type { PayloadRequest } from 'payload';
import { inRequestTransaction } from '../../request-transaction.ts';
import type { Changed } from './change-all.ts';

/**
 * Changes many cases one by one, each in a transaction of its own. A fault at one of them leaves the others as they are wanted: what was done
 * keeps its way back, and which were not done is told.
 *
 * @param change how it is changed back; undefined of a case that stays as it is
 * @throws the fault, where nothing was changed at all
 */
export async function eachCase<Change extends { id: number }>(
  req: PayloadRequest,
  cases: readonly Change[],
  change: (one: Change) => Promise<Change | undefined>,
): Promise<Changed<Change>> {
  const [undo, failed]: [Change[], Change[]] = [[], []];
  let fault: unknown;
  for (const one of cases) {
    try {
      const back = await inRequestTransaction(req, () => change(one));
      if (back) undo.push(back);
    } catch (error) {
      fault ??= error;
      failed.push(one);
      req.payload.logger.error({ err: error, msg: 'one of many cases could not be changed', id: one.id });
    }
  }
  if (fault && undo.length === 0) throw fault;
  return { undo, kept: cases.length - undo.length - failed.length, ...(failed.length > 0 && { failed }) };
}
