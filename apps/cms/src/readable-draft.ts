import type { PayloadRequest } from 'payload';
import type { Reviewed } from './reviewable.ts';
import type { Stored } from './subject.ts';

/** What was saved last of a document or a drafted global, in all languages, for who may read it; undefined for everybody else. */
export async function readableDraft(req: PayloadRequest, of: Reviewed): Promise<Stored | undefined> {
  const newest = { draft: true, locale: 'all', depth: 0, overrideAccess: false, user: req.user } as const;
  if (of.global) return (await req.payload.findGlobal({ slug: of.global, ...newest })) as unknown as Stored;
  if (!Number.isSafeInteger(of.id)) return undefined;
  const where = { id: { equals: of.id } };
  const { docs } = await req.payload.find({ collection: of.collection, where, limit: 1, trash: true, ...newest });
  return (docs as unknown as Stored[])[0];
}
