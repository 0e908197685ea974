import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import type { Asking } from '../run-statement.ts';
import { newestVersion, type Subject } from '../subject.ts';
import {
  type LinkingCollection,
  type LinkingGlobal,
  type LinkPlace,
  linkingCollections,
  linkPlacesSlug,
  type StoredPlace,
} from './link-place.ts';
import { addPlaces } from './place-rows.ts';
import { type FoundPlace, placesIn } from './places-in.ts';
import { isChosen } from './why-nowhere.ts';

type Values = Record<string, unknown> & { _status?: string; deletedAt?: string | null };
type Row = Values & { id: number | string };
type States = { state: LinkPlace['state']; values: Values }[];

/** A collection whose links are in the index, in the transaction of every change. */
export function withLinkPlaces(collection: CollectionConfig): CollectionConfig {
  const slug = linkingCollections.find((known) => known === collection.slug);
  if (!slug) throw new Error(`${collection.slug} is none of the collections that link.`);
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), async ({ doc, req }) => notePlacesOf(req, slug, doc.id)],
      afterDelete: [...(hooks.afterDelete ?? []), async ({ id, req }) => notePlaces(req, `${slug}/${id}`, [], [])],
    },
  };
}

/** The same for a global. */
export function withGlobalLinkPlaces(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  const note = async ({ req }: { req: PayloadRequest }) => notePlacesOfGlobal(req, global.slug as LinkingGlobal);
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), note] } };
}

/**
 * Notes where a document links to: as visitors see it, and as its newest draft says. Of one in the trash it is what its fields chose: deleted
 * for good, that would be lost to it without a word, while an address stays written and is told when the document comes back.
 */
export async function notePlacesOf(req: Asking, collection: LinkingCollection, id: number | string): Promise<void> {
  const { db, collections } = req.payload;
  const { fields, versions } = collections[collection].config;
  const row = await db.findOne<Row>({ collection, where: { id: { equals: id } }, req });
  const states: States = [];
  if (row) {
    const newest = versions?.drafts ? await newestDraft(req, { collection, id }) : undefined;
    const isOnline = !row.deletedAt && (!versions?.drafts || row._status === 'published');
    if (isOnline) states.push({ state: 'online', values: row });
    if (row.deletedAt) states.push({ state: 'draft', values: row });
    if (newest || !isOnline) states.push({ state: 'draft', values: newest ?? row });
  }
  const isNoted = (place: FoundPlace) => !row?.deletedAt || isChosen(place.target);
  await notePlaces(req, `${collection}/${id}`, fields, states, isNoted);
}

/** The same for a global, whose draft may link elsewhere than what is online. */
export async function notePlacesOfGlobal(req: Asking, slug: LinkingGlobal): Promise<void> {
  const known = req.payload.globals.config.find((global) => global.slug === slug);
  const fields = known?.fields ?? [];
  const values = await req.payload.db.findGlobal<Row>({ slug, req });
  const draft = known?.versions?.drafts ? await newestDraft(req, { global: slug }) : undefined;
  const states: States = [{ state: 'online', values: values ?? {} }];
  await notePlaces(req, slug, fields, draft ? [...states, { state: 'draft', values: draft }] : states);
}

/** What was written since the publication; undefined where nothing was. */
async function newestDraft(req: Asking, of: Subject): Promise<Values | undefined> {
  const newest = await newestVersion(req, of);
  return newest?._status === 'draft' ? newest : undefined;
}

type Fields = CollectionConfig['fields'];

/** Writes what has changed alone: a form that saves itself every two seconds has mostly moved no link. */
async function notePlaces(
  req: Asking,
  source: string,
  fields: Fields,
  states: States,
  isNoted: (place: FoundPlace) => boolean = () => true,
): Promise<void> {
  const { db, config } = req.payload;
  const all = states.flatMap(({ state, values }) =>
    placesIn(fields, values, config.blocks ?? []).map((place) => ({ ...place, source, state })),
  );
  const found = [...new Map(all.filter(isNoted).map((place) => [keyOf(place), place])).values()];
  const query = { where: { source: { equals: source } }, pagination: false, req } as const;
  const { docs: known } = await db.find<StoredPlace>({ collection: linkPlacesSlug, ...query });
  const [wanted, there] = [new Set(found.map(keyOf)), new Set(known.map(keyOf))];
  const gone = known.filter((place) => !wanted.has(keyOf(place))).map(({ id }) => id);
  if (gone.length > 0) await db.deleteMany({ collection: linkPlacesSlug, where: { id: { in: gone } }, req });
  const added = found.filter((place) => !there.has(keyOf(place)));
  await addPlaces(req.payload, added, await req.transactionID);
}

function keyOf({ target, state, path, language }: LinkPlace): string {
  return [state, path, language ?? '', target].join(' ');
}
