import type { CollectionAfterDeleteHook, CollectionConfig, GlobalConfig, UIField } from 'payload';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import { label } from '../fields/labels.ts';
import { type ReviewedCollection, reviewableNames } from '../reviewable.ts';
import { reviewsSlug } from '../stored-review.ts';
import { wholeDocument } from '../whole-document.ts';
import { refuseUnreviewed, rememberShown } from './refuse-unreviewed.ts';
import { globalReviewEndpoints, reviewEndpoints } from './review-endpoints.ts';

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
  const slug = reviewableNames.find((known) => known === collection.slug) as ReviewedCollection | undefined;
  if (!slug) throw new Error(`${collection.slug} is none of the collections that are reviewed.`);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [wholeDocument, ...(hooks.beforeOperation ?? [])],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          const id = originalDoc?.id;
          if (id !== undefined) await rememberShown(req, { collection: slug, id }, data);
        },
      ],
      afterChange: [
        ({ doc, req }) => refuseUnreviewed(req, { collection: slug, id: doc.id }, doc),
        ...(hooks.afterChange ?? []),
      ],
      afterDelete: [...(hooks.afterDelete ?? []), forget],
    },
    endpoints: [...(endpoints || []), ...reviewEndpoints(slug)],
    fields: [panel, ...fields],
  };
}

/** The same for a drafted global. */
export function withGlobalReview(global: GlobalConfig): GlobalConfig {
  const { hooks = {}, endpoints, fields } = global;
  const slug = draftedGlobalNamed(global.slug);
  if (!slug) throw new Error(`${global.slug} is none of the globals that have drafts.`);
  const of = { global: slug };
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ({ data, req }) => rememberShown(req, of, data)],
      afterChange: [({ doc, req }) => refuseUnreviewed(req, of, doc), ...(hooks.afterChange ?? [])],
    },
    endpoints: [...(endpoints || []), ...globalReviewEndpoints(slug)],
    fields: [panel, ...fields],
  };
}
