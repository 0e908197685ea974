import type { CollectionSlug, Field, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { type DraftedGlobal, draftedGlobals } from '../../drafted-globals.ts';
import { textOf } from '../../fields/translations.ts';
import { missingArabic } from './missing-arabic.ts';

/** A document some of whose texts have English words and no Arabic ones. */
export type Untranslated = {
  collection?: CollectionSlug;
  global?: GlobalSlug;
  id?: number | string;
  title: { en?: string; ar?: string };
  missing: number;
};
type Stored = { id: number | string; updatedAt?: string } & Record<string, unknown>;

const collections = ['pages', 'jobs', 'page-groups', 'media'] as const satisfies CollectionSlug[];

/** What was found in a document when it was last changed: reading all pages whole for every look would be slow. */
const known = new Map<string, { updatedAt?: string; found: Untranslated }>();

/**
 * What this person may see whose Arabic is not complete: newest drafts, the greatest gap first. Only what changed
 * since the last look is read whole.
 */
export async function documentsWithoutArabic(req: PayloadRequest): Promise<Untranslated[]> {
  const found = await Promise.all([
    ...collections.map((collection) => inCollection(req, collection)),
    ...draftedGlobals.map((global) => inGlobal(req, global)),
  ]);
  return found.flat().sort((one, other) => other.missing - one.missing);
}

async function inCollection(req: PayloadRequest, collection: (typeof collections)[number]): Promise<Untranslated[]> {
  const { payload } = req;
  const { fields, versions, admin } = payload.collections[collection].config;
  const query = { collection, draft: Boolean(versions?.drafts), depth: 0, pagination: false } as const;
  const mine = { overrideAccess: false, user: req.user, locale: 'all' } as const;
  const listed = await payload
    .find({ ...query, ...mine, select: { updatedAt: true } as never })
    .then(({ docs }) => docs as unknown as Stored[]);
  const keyOf = (stored: Stored) => `${collection} ${stored.id}`;
  const isKnown = (stored: Stored) => known.get(keyOf(stored))?.updatedAt === stored.updatedAt;
  const changed = listed.filter((stored) => !isKnown(stored)).map(({ id }) => id);
  if (changed.length > 0) {
    const { docs } = await payload.find({ ...query, ...mine, where: { id: { in: changed } } });
    for (const stored of docs as unknown as Stored[]) {
      const missing = countMissing(payload, fields, stored);
      const found = { collection, id: stored.id, title: titleOf(stored, admin.useAsTitle ?? 'id'), missing };
      known.set(keyOf(stored), { updatedAt: stored.updatedAt, found });
    }
  }
  return listed.flatMap((stored) => {
    const found = known.get(keyOf(stored))?.found;
    return found && found.missing > 0 ? [found] : [];
  });
}

async function inGlobal(req: PayloadRequest, slug: DraftedGlobal): Promise<Untranslated[]> {
  const { payload, user } = req;
  const config = payload.globals.config.find((global) => global.slug === slug);
  const stored = await payload.findGlobal({ slug, draft: true, locale: 'all', depth: 0, overrideAccess: false, user });
  const missing = countMissing(payload, config?.fields ?? [], stored as never);
  return missing > 0 ? [{ global: slug, title: config?.label as Untranslated['title'], missing }] : [];
}

function countMissing(payload: Payload, fields: Field[], stored: Record<string, unknown>): number {
  return missingArabic(fields, stored, payload.config.blocks ?? []).length;
}

function titleOf(stored: Stored, field: string): Untranslated['title'] {
  const value = stored[field];
  if (typeof value === 'object' && value !== null) return value as Untranslated['title'];
  return { en: textOf(value), ar: textOf(value) };
}
