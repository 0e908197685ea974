import type { Language } from '@insurer/contract/language.ts';
import { languages } from '@insurer/contract/language.ts';
import type { CollectionSlug, Payload, Where } from 'payload';
import { untyped } from '../untyped.ts';
import { quietly } from './quietly.ts';

/** Writes an entry in English and then in Arabic, over the one that `where` finds or as a new one. */
export async function upsert(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  dataIn: (language: Language) => Record<string, unknown>,
): Promise<number> {
  const found = await payload.find({ collection, where, limit: 1, pagination: false, depth: 0, overrideAccess: true });
  let id = found.docs[0]?.id as number | undefined;
  for (const locale of languages) {
    const common = { ...quietly, collection, locale, data: dataIn(locale), depth: 0 };
    const doc =
      id === undefined ? await payload.create(untyped(common)) : await payload.update(untyped({ ...common, id }));
    id = (doc as { id: number }).id;
  }
  return id as number;
}
