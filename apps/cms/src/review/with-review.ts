import type { CollectionAfterDeleteHook, CollectionConfig, UIField } from 'payload';
import { label } from '../fields/labels.ts';
import { wholeDocument } from '../whole-document.ts';
import { refuseUnreviewed, rememberLive } from './refuse-unreviewed.ts';
import { reviewsSlug } from './review.ts';
import { reviewEndpoints } from './review-endpoints.ts';
import { reviewedCollections } from './reviewed-collections.ts';

const panel: UIField = {
  name: 'review',
  type: 'ui',
  label: label('Review', 'المراجعة'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/review/review-panel.tsx#ReviewPanel' },
  },
};

/** The review of a document goes with it. */
const forget: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { subject: { equals: `${collection.slug}/${id}` } };
  await req.payload.db.deleteMany({ collection: reviewsSlug, where, req });
};

/** A collection that a second person looks at before it is published, where administrators ask for it (decision 0045). */
export function withReview(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, endpoints, fields } = collection;
  const slug = reviewedCollections.find((known) => known === collection.slug);
  if (!slug) throw new Error(`${collection.slug} is none of the collections that are reviewed.`);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [wholeDocument, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), rememberLive],
      afterChange: [refuseUnreviewed, ...(hooks.afterChange ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), forget],
    },
    endpoints: [...(endpoints || []), ...reviewEndpoints(slug)],
    fields: [panel, ...fields],
  };
}
