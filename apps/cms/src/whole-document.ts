import type { CollectionBeforeOperationHook } from 'payload';

/** Hooks after a change see the whole document, whichever fields a caller of the API selects for the answer. */
export const wholeDocument: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' || operation === 'update' ? { ...args, select: undefined } : args;
