import type { CollectionConfig, UIField } from 'payload';
import { label } from '../fields/labels.ts';
import { wholeDocument } from '../whole-document.ts';
import { checksEndpoint } from './checks-endpoint.ts';
import { checkedCollections } from './document-findings.ts';
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

/**
 * A collection that is checked before it is published: a panel beside its form, how much stops it beside its buttons, and
 * the refusal itself (decision 0038).
 */
export function withChecks(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, admin = {}, endpoints, fields } = collection;
  const slug = checkedCollections.find((known) => known === collection.slug);
  if (!slug) throw new Error(`${collection.slug} is none of the collections that are checked.`);
  const { edit } = admin.components ?? {};
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), '/checks/blocking-count.tsx#BlockingCount'];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } },
    hooks: {
      ...hooks,
      beforeOperation: [wholeDocument, publishOneAtATime, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), rememberOnline],
      afterChange: [refusePublishing, ...(hooks.afterChange ?? [])],
    },
    endpoints: [...(endpoints || []), checksEndpoint(slug)],
    fields: [panel, ...fields],
  };
}
