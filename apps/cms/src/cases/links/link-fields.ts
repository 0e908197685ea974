import type { CollectionBeforeChangeHook, Field } from 'payload';
import { label } from '../../fields/labels.ts';

/** What opens a case on the site, and since when nothing earlier does (decision 0024). */
export const linkFields: Field[] = [
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

/** A save writes all that it has read before; what was ended in between would open the case again. */
export const leaveLinksEnded: CollectionBeforeChangeHook = ({ data: { linksEndedAt: _, ...data } }) => data;
