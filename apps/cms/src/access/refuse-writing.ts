import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../refusal.ts';

/**
 * For rows that the service alone writes, below every operation of Payload's: no operation but reading is ever meant, not with
 * all rights either.
 */
export function refuseWriting(sentence: string): CollectionBeforeOperationHook {
  return ({ operation, args }) => {
    if (operation !== 'read') throw refusal(sentence, 403);
    return args;
  };
}
