import type { PayloadRequest } from 'payload';
import { countedCollections, countMissingTexts } from './admin/languages/note-missing-texts.ts';
import { linkingCollections } from './links/link-place.ts';
import { notePlacesOf, notePlacesOfGlobal } from './links/note-places.ts';
import { type Reviewed, reviewableNames } from './reviewable.ts';
import { keepReview, reviewOf } from './stored-review.ts';
import type { Subject } from './subject.ts';

/**
 * Notes anew what is kept beside a document of its newest text: the places that it links to and the texts that it lacks; and ends a
 * review of the text before. For what is written without a save, whose hooks do it otherwise.
 */
export async function noteNewest(req: PayloadRequest, of: Subject): Promise<void> {
  await endReview(req, of);
  if (of.global) return notePlacesOfGlobal(req, of.global);
  const counted = countedCollections.find((slug) => slug === of.collection);
  if (counted) await countMissingTexts(req, counted, [Number(of.id)]);
  const linking = linkingCollections.find((slug) => slug === of.collection);
  if (linking) await notePlacesOf(req, linking, of.id);
}

/** Nobody can judge a text any more that is no draft. */
async function endReview(req: PayloadRequest, of: Subject): Promise<void> {
  if (!reviewableNames.some((name) => name === (of.global ?? of.collection))) return;
  // Its name was just found among those that are reviewed.
  const reviewed = of as Reviewed;
  const review = await reviewOf(req, reviewed);
  if (review?.state === 'waiting' || review?.state === 'returned') await keepReview(req, reviewed, { state: 'done' });
}
