import type { Payload } from 'payload';
import { log } from '../log.ts';
import { type LinkPlace, linkingCollections, linkingGlobals, linkPlacesSlug } from './link-place.ts';
import { notePlacesOf, notePlacesOfGlobal } from './note-places.ts';
import { addPlaces } from './place-rows.ts';

/** A row that says what the index was made by; another number is given when it learns of more places. */
const mark: LinkPlace = {
  source: 'index',
  target: 'index/6',
  state: 'online',
  path: '',
  language: null,
  label: 'Index',
};

/** Makes the index of links where there is none, or one that an earlier version made and that knew fewer places. */
export async function fillLinkPlaces(payload: Payload): Promise<void> {
  const { db } = payload;
  const where = { target: { equals: mark.target } };
  if ((await db.count({ collection: linkPlacesSlug, where })).totalDocs > 0) return;
  let documents = 0;
  for (const collection of linkingCollections) {
    const { docs } = await db.find<{ id: number }>({ collection, select: { id: true }, sort: 'id', pagination: false });
    for (const { id } of docs) await notePlacesOf({ payload }, collection, id);
    documents += docs.length;
  }
  for (const slug of linkingGlobals) await notePlacesOfGlobal({ payload }, slug);
  await addPlaces(payload, [mark], undefined);
  if (documents > 0) log('info', 'the index of links was made', { documents });
}
