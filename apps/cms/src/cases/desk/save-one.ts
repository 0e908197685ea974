import type { PayloadRequest, Where } from 'payload';
import { untyped } from '../../untyped.ts';
import { holdRow } from '../../wait-for-others.ts';
import type { CaseCollection } from '../case-kinds.ts';

type One = { collection: CaseCollection; id: number };

/**
 * A case as it is now, where it still is as somebody saw it and that person may read it. One at a time: of two who change the
 * same case, the second finds what the first made of it.
 */
export async function seenAs(
  req: PayloadRequest,
  { collection, id }: One,
  seen: Where,
): Promise<{ kind?: string | null } | undefined> {
  await holdRow(req, { collection, id });
  const where: Where = { and: [{ id: { equals: id } }, seen] };
  const select = untyped({ kind: true });
  const { docs } = await req.payload.find({
    ...{ collection, where, select, limit: 1, pagination: false, depth: 0, overrideAccess: false, req },
  });
  return docs[0] as { kind?: string | null } | undefined;
}

/** Saves a case as its form does. @returns false where that is refused: by its rules, or the lock of a colleague */
export async function isSaved(req: PayloadRequest, { collection, id }: One, data: object): Promise<boolean> {
  try {
    await req.payload.update({
      ...{ collection, id, depth: 0, overrideAccess: false, overrideLock: false, req },
      data: untyped(data),
    });
    return true;
  } catch (error) {
    const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
    if (typeof status === 'number' && status < 500) return false;
    throw error;
  }
}
