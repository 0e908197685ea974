import type { PayloadRequest } from 'payload';
import { countedCollections, countMissingTexts } from './admin/languages/note-missing-texts.ts';
import { linkingCollections } from './links/link-place.ts';
import { notePlacesOf, notePlacesOfGlobal } from './links/note-places.ts';
import type { Subject } from './subject.ts';

/**
 * Notes anew what is kept beside a document of its newest text: the places that it links to and the texts that it lacks. For what is
 * written without a save, whose hooks do it otherwise.
 */
export async function noteNewest(req: PayloadRequest, of: Subject): Promise<void> {
  if (of.global) return notePlacesOfGlobal(req, of.global);
  const counted = countedCollections.find((slug) => slug === of.collection);
  if (counted) await countMissingTexts(req, counted, [Number(of.id)]);
  const linking = linkingCollections.find((slug) => slug === of.collection);
  if (linking) await notePlacesOf(req, linking, of.id);
}
