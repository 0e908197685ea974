import { type CollectionBeforeOperationHook, commitTransaction } from 'payload';

/**
 * Payload notes the request for a new password outside of the transaction that it has just opened. Where the database
 * has one writer, each would wait for the other until both are given up; so the transaction, empty as yet, is ended.
 */
export const outsideTransaction: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'forgotPassword') await commitTransaction(req);
};
