import type { BaseDatabaseAdapter, Payload } from 'payload';

type AdapterFactory<Adapter> = { init: (args: { payload: Payload }) => Adapter };

/**
 * Gives each document of a change of many its own transaction. In one for all, Payload tells what a hook refused and
 * commits it with the others: a page that must not be published would be online (decision 0038).
 */
export function withBulkTransactions<Adapter extends BaseDatabaseAdapter, Result extends AdapterFactory<Adapter>>(
  factory: Result,
): Result {
  return {
    ...factory,
    init: (args) => Object.assign(factory.init(args), { bulkOperationsSingleTransaction: true }),
  };
}
