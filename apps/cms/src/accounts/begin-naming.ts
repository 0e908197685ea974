import type { CollectionAfterChangeHook } from 'payload';
import { noteNaming } from '../access/confidential.ts';

/** With the first person who is named, confidential cases are for named people alone, and stay so whoever goes. */
export const beginNaming: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.seesConfidential === true) await noteNaming(req);
  return doc;
};
