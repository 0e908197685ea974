import type { CollectionSlug, PayloadRequest } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { untyped } from '../untyped.ts';
import { type LinkPlace, linkPlacesSlug, type StoredPlace } from './link-place.ts';

/** A place as the panel shows it: seen by visitors, in the draft, or both. */
export type UsedPlace = Pick<LinkPlace, 'path' | 'language' | 'label'> & { isOnline: boolean; isDraft: boolean };
/** A document that links to something or uses it, with every place of it. */
export type UsedIn = { kind: Label; title: Label; address: string; places: UsedPlace[] };
export type WhereUsed = { count: number; usedIn: UsedIn[] };

/** So many rows are read; how many there are is told all the same. */
const most = 200;

/** Where something is linked or used, what visitors see first. */
export async function whereUsed(req: PayloadRequest, targets: string[]): Promise<WhereUsed> {
  const { db } = req.payload;
  const where = { target: { in: targets } };
  const sort = ['-state', 'source', 'id'];
  const rows = { collection: linkPlacesSlug, where, sort, limit: most, req } as const;
  const { docs, totalDocs } = await db.find<StoredPlace>(rows);
  const bySource = Map.groupBy(docs, ({ source }) => source);
  const named = await namesOf(req, [...bySource.keys()]);
  const usedIn = [...bySource].flatMap(([source, places]) => {
    const name = named.get(source);
    return name ? [{ ...name, places: joined(places) }] : [];
  });
  const shown = usedIn.reduce((sum, { places }) => sum + places.length, 0);
  return { count: docs.length < totalDocs ? totalDocs : shown, usedIn };
}

/** One place that is online and in the draft alike is one place. */
function joined(rows: StoredPlace[]): UsedPlace[] {
  const places = Map.groupBy(rows, ({ path, language }) => `${path} ${language ?? ''}`);
  return [...places.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { path, language, label: words } = first;
    const isIn = (wanted: LinkPlace['state']) => same.some(({ state }) => state === wanted);
    return [{ path, language, label: words, isOnline: isIn('online'), isDraft: isIn('draft') }];
  });
}

type Named = Omit<UsedIn, 'places'>;

/** What editors call the documents of some rows: one query for each collection. */
async function namesOf(req: PayloadRequest, sources: string[]): Promise<Map<string, Named>> {
  const idsBySlug = Map.groupBy(sources, (source) => source.split('/')[0] ?? '');
  const named = new Map<string, Named>();
  // One after the other, as one connection reads them where something is taken away.
  for (const [slug, ofSlug] of idsBySlug) {
    const global = req.payload.globals.config.find((one) => one.slug === slug);
    if (global) named.set(slug, { ...siteWide, title: global.label as Label, address: `/admin/globals/${slug}` });
    else
      for (const [source, name] of await documentsNamed(req, slug as CollectionSlug, ofSlug)) named.set(source, name);
  }
  return named;
}

const siteWide = { kind: label('Site', 'الموقع') };

async function documentsNamed(req: PayloadRequest, collection: CollectionSlug, sources: string[]) {
  const { admin, labels } = req.payload.collections[collection].config;
  const field = admin.useAsTitle ?? 'id';
  const where = { id: { in: sources.map((source) => source.split('/')[1]) } };
  const query = { collection, where, draft: true, locale: 'all', depth: 0, pagination: false } as const;
  // Its own request in the same transaction: Payload would leave the language of this one on the request of a save.
  const own = { transactionID: await req.transactionID };
  // Reviewed: titles alone, for staff, who read all content.
  const read = { ...query, overrideAccess: true, select: untyped({ [field]: true }), req: own } as const;
  const { docs } = await req.payload.find(read);
  return docs.map((doc): readonly [string, Named] => {
    const { id, [field]: title } = doc as unknown as Record<string, unknown>;
    const address = `/admin/collections/${collection}/${id}`;
    return [`${collection}/${id}`, { kind: labels.singular as Label, title: inBoth(title, id), address }];
  });
}

function inBoth(title: unknown, id: unknown): Label {
  const { en, ar } = (typeof title === 'object' && title ? title : { en: title }) as Partial<Label>;
  return label(String(en || ar || id), String(ar || en || id));
}
