import type { CollectionConfig, GlobalConfig, UIField } from 'payload';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import { label } from '../fields/labels.ts';
import { wholeDocument } from '../whole-document.ts';
import { checkedCollections } from './checked.ts';
import { checksEndpoint, globalChecksEndpoint } from './checks-endpoint.ts';
import { keepDraftsOfMany } from './keep-drafts-of-many.ts';
import { publishOneAtATime } from './one-at-a-time.ts';
import { refusePublishing, rememberOnline } from './refuse-publishing.ts';

const panel: UIField = {
  name: 'checks',
  type: 'ui',
  label: label('Before publishing', 'قبل النشر'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/checks/checks-panel.tsx#ChecksPanel' },
  },
};
const blockingCount = '/checks/blocking-count.tsx#BlockingCount';

/**
 * A collection that is checked before it is published: a panel beside its form, how much stops it beside its buttons, and
 * the refusal itself (decision 0038).
 */
export function withChecks(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, admin = {}, endpoints, fields } = collection;
  const slug = checkedCollections.find((known) => known === collection.slug);
  if (!slug) throw new Error(`${collection.slug} is none of the collections that are checked.`);
  const { edit } = admin.components ?? {};
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), blockingCount];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } },
    hooks: {
      ...hooks,
      beforeOperation: [wholeDocument, publishOneAtATime, keepDraftsOfMany, ...(hooks.beforeOperation ?? [])],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          const id = originalDoc?.id;
          if (id !== undefined) await rememberOnline(req, { collection: slug, id }, data);
        },
      ],
      afterChange: [
        ({ doc, req }) => refusePublishing(req, { collection: slug, id: doc.id }, doc),
        ...(hooks.afterChange ?? []),
      ],
    },
    endpoints: [...(endpoints || []), checksEndpoint(slug)],
    fields: [panel, ...fields],
  };
}

/** The same for a drafted global. */
export function withGlobalChecks(global: GlobalConfig): GlobalConfig {
  const { hooks = {}, admin = {}, endpoints, fields } = global;
  const slug = draftedGlobalNamed(global.slug);
  if (!slug) throw new Error(`${global.slug} is none of the globals that have drafts.`);
  const of = { global: slug };
  const { elements } = admin.components ?? {};
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), blockingCount];
  return {
    ...global,
    admin: { ...admin, components: { ...admin.components, elements: { ...elements, beforeDocumentControls } } },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ({ data, req }) => rememberOnline(req, of, data)],
      afterChange: [({ doc, req }) => refusePublishing(req, of, doc), ...(hooks.afterChange ?? [])],
    },
    endpoints: [...(endpoints || []), globalChecksEndpoint(slug)],
    fields: [panel, ...fields],
  };
}
