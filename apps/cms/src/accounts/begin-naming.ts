import type { CollectionAfterChangeHook } from 'payload';
import { noteNaming } from '../access/confidential.ts';
import { leadNoticesToNamed } from '../cases/mail/lead-notices-to-named.ts';

/** With the first person who is named, confidential cases are for named people alone, and stay so whoever goes. */
export const beginNaming: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.seesConfidential === true && (await noteNaming(req))) await leadNoticesToNamed(req);
  return doc;
};
