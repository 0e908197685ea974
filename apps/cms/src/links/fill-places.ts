import type { Payload } from 'payload';
import { log } from '../log.ts';
import { linkingCollections, linkingGlobals, linkPlacesSlug } from './link-place.ts';
import { notePlacesOf, notePlacesOfGlobal } from './note-places.ts';

/** Makes the index of links where there is none: of content from an earlier version. */
export async function fillLinkPlaces(payload: Payload): Promise<void> {
  const { db } = payload;
  if ((await db.count({ collection: linkPlacesSlug })).totalDocs > 0) return;
  let documents = 0;
  for (const collection of linkingCollections) {
    const { docs } = await db.find<{ id: number }>({ collection, select: { id: true }, pagination: false });
    for (const { id } of docs) await notePlacesOf({ payload }, collection, id);
    documents += docs.length;
  }
  for (const slug of linkingGlobals) await notePlacesOfGlobal({ payload }, slug);
  if (documents > 0) log('info', 'the index of links was made', { documents });
}
