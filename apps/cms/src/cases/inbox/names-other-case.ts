import type { PayloadRequest } from 'payload';
import { caseCollections } from '../case-kinds.ts';
import { readReference } from '../reference.ts';

/** Whether one of these texts names another case that there is, by its reference in whatever spelling. */
export async function namesOtherCase(req: PayloadRequest, own: string, texts: readonly string[]): Promise<boolean> {
  const named = texts.flatMap((text) => text.split(/\s+/).flatMap((word) => readReference(word) ?? []));
  const references = named.filter((reference) => reference !== own);
  if (references.length === 0) return false;
  const where = { reference: { in: references } };
  // Reviewed: that a case is there, of which somebody has the reference already, and nothing else.
  for (const collection of caseCollections)
    if ((await req.payload.db.count({ collection, where, req })).totalDocs > 0) return true;
  return false;
}
