import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/** Does all of it in the transaction of a request, entries of the record included, or nothing. */
export async function inRequestTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
