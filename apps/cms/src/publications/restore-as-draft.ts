import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { refusal } from '../refusal.ts';
import type { Subject } from '../subject.ts';
import { documentStatus, revertToPublished } from './revert-to-published.ts';

/** What is said after a version came back. */
export const restored = label(
  'Restored as a draft. Visitors see what they saw before until somebody publishes it.',
  'استُعيدت النسخة مسودةً، ويبقى ما يراه الزوار كما هو إلى أن تُنشر.',
);
/** Why a version is not restored and published at once. */
export const draftsOnly = label('A version is restored as a draft.', 'تُستعاد النسخة مسودةً.');

/** POST /{collection}/versions/{id}, in place of Payload's own, which publishes a version that was once public. */
function restoreVersion(collection: CollectionSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id);
      const restoring = { id, collection: req.payload.collections[collection], draft: true, depth: 0, req };
      const doc = await restoreVersionOperation({ ...restoring, overrideAccess: false });
      return Response.json({ ...doc, message: inLanguageOf(req, restored) });
    },
  };
}

const refusePublishing: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  const { draft } = args as { draft?: boolean };
  if (operation === 'restoreVersion' && draft !== true) throw refusal(inLanguageOf(req, draftsOnly), 400);
  return args;
};

/** A collection whose old versions come back as drafts: what visitors see changes by publishing alone (decision 0031). */
export function withRestoredDrafts(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, admin = {}, endpoints } = collection;
  const slug = collection.slug as CollectionSlug;
  const edit = { ...admin.components?.edit, Status: documentStatus };
  const subjectOf = (req: PayloadRequest): Subject => ({ collection: slug, id: Number(req.routeParams?.id) });
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, edit } },
    hooks: { ...hooks, beforeOperation: [refusePublishing, ...(hooks.beforeOperation ?? [])] },
    endpoints: [...(endpoints || []), restoreVersion(slug), revertToPublished(subjectOf, '/:id/revert-to-published')],
  };
}
