import type { Language } from '@insurer/contract/language.ts';
import type { CollectionConfig, CollectionSlug, Payload, Where } from 'payload';
import { textOf } from '../../fields/translations.ts';
import type { Asking } from '../../run-statement.ts';
import { textsWithout } from './missing-arabic.ts';
import { valuesOf } from './stored-fields.ts';

export const missingTextsSlug = 'missing-texts';
/** Whose texts are counted. */
export const countedCollections = [
  'pages',
  'jobs',
  'page-groups',
  'media',
  'rate-tables',
  'answer-templates',
] as const satisfies CollectionSlug[];
export type CountedCollection = (typeof countedCollections)[number];

/** How many Arabic and English texts a document lacks: `source` names it, such as `pages/12`. */
export type MissingTexts = {
  source: string;
  count: number;
  english: number;
  titleEn: string | null;
  titleAr: string | null;
};
type Stored = Record<string, unknown> & { id: number | string; deletedAt?: string | null };

/** A collection whose missing texts are counted in the transaction of every change (decision 0049). */
export function withMissingTexts(collection: CollectionConfig): CollectionConfig {
  const slug = countedCollections.find((known) => known === collection.slug);
  if (!slug) throw new Error(`${collection.slug} is none of the collections whose missing texts are counted.`);
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), async ({ doc, req }) => noteMissingTexts(req, slug, doc.id)],
      afterDelete: [...(hooks.afterDelete ?? []), async ({ id, req }) => keep(req, `${slug}/${id}`, undefined)],
    },
  };
}

/** Counts what some documents lack, as their newest drafts stand. @returns how many were counted: those in the trash are not */
export async function countMissingTexts(req: Asking, slug: CountedCollection, ids: number[]): Promise<number> {
  const found = await newestOf(req, slug, ids);
  for (const stored of found) await keep(req, `${slug}/${stored.id}`, missingTextsOf(req.payload, slug, stored));
  return found.length;
}

/** Counts what one document lacks, as its newest draft stands. */
async function noteMissingTexts(req: Asking, slug: CountedCollection, id: number | string): Promise<void> {
  const [stored] = await newestOf(req, slug, [id]);
  await keep(req, `${slug}/${id}`, stored && missingTextsOf(req.payload, slug, stored));
}

/** Documents as their newest drafts stand, in all languages at once; those in the trash are left out. */
async function newestOf(req: Asking, slug: CountedCollection, ids: (number | string)[]): Promise<Stored[]> {
  const { db, collections } = req.payload;
  // An order of its own: some lists are sorted by their titles, which differ from language to language.
  const query = { collection: slug, pagination: false, sort: 'id', req } as const;
  const { docs } = await db.find<Stored>({ ...query, where: { id: { in: ids } } });
  const there = docs.filter(({ deletedAt }) => !deletedAt);
  if (!collections[slug].config.versions?.drafts || there.length === 0) return there;
  const latest: Where = { and: [{ parent: { in: there.map(({ id }) => id) } }, { latest: { equals: true } }] };
  const versions = (await db.findVersions<Record<string, unknown>>({ ...query, where: latest })).docs;
  const drafts = new Map(versions.map(({ parent, version }) => [String(parent), version]));
  return there.map((stored) => ({ ...stored, ...drafts.get(String(stored.id)), id: stored.id }));
}

/** @param stored the document in all languages at once */
function missingTextsOf(payload: Payload, slug: CountedCollection, stored: Stored): MissingTexts {
  const { fields, admin } = payload.collections[slug].config;
  const title = stored[admin.useAsTitle ?? 'id'];
  const own = textOf(title) ?? null;
  const inLanguages = valuesOf(title);
  const without = (language: Language) => textsWithout(language, fields, stored, payload.config.blocks ?? []).length;
  return {
    source: `${slug}/${stored.id}`,
    count: without('ar'),
    english: without('en'),
    titleEn: textOf(inLanguages.en) ?? own,
    titleAr: textOf(inLanguages.ar) ?? own,
  };
}

/** Writes what has changed alone: a form saves itself every two seconds. */
async function keep(req: Asking, source: string, found: MissingTexts | undefined): Promise<void> {
  const { db } = req.payload;
  const collection = missingTextsSlug;
  const known = await db.findOne<MissingTexts & { id: number }>({
    collection,
    where: { source: { equals: source } },
    req,
  });
  if (!found) {
    if (known) await db.deleteOne({ collection, where: { id: { equals: known.id } }, req });
  } else if (!known) await db.create({ collection, data: found, req });
  else if (isOther(known, found)) await db.updateOne({ collection, id: known.id, data: found, req, returning: false });
}

function isOther(known: MissingTexts, found: MissingTexts): boolean {
  return (
    known.count !== found.count ||
    known.english !== found.english ||
    known.titleEn !== found.titleEn ||
    known.titleAr !== found.titleAr
  );
}
