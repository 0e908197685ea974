import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { label } from '../../fields/labels.ts';
import type { CaseCollection } from '../case-kinds.ts';
import { endLinks } from './end-links-endpoint.ts';

const linkFields: Field[] = [
  {
    name: 'links',
    type: 'ui',
    label: label('Links for the customer', 'روابط العميل'),
    admin: {
      position: 'sidebar',
      components: { Field: '/cases/links/links-view.tsx#LinksView' },
      disableListColumn: true,
    },
  },
  {
    name: 'linksEndedAt',
    type: 'date',
    label: label('Links ended', 'تاريخ إنهاء الروابط'),
    access: { create: () => false, update: () => false },
    admin: { hidden: true, disableListColumn: true },
  },
];

/** An inbox whose cases are opened on the site by links: what opens one case can be ended by itself (decision 0024). */
export function withLinks(inbox: CollectionConfig & { slug: CaseCollection }): CollectionConfig {
  const { fields, endpoints, hooks, slug } = inbox;
  const more = { path: '/:id/end-links', method: 'post', handler: endLinks(slug) } as const;
  return {
    ...inbox,
    fields: [...fields, ...linkFields],
    endpoints: [...(endpoints || []), more],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), leaveLinksEnded] },
  };
}

/** A save writes all that it has read before; what was ended in between would open the case again. */
const leaveLinksEnded: CollectionBeforeChangeHook = ({ data: { linksEndedAt: _, ...data } }) => data;
