import type { CollectionBeforeChangeHook, Field } from 'payload';
import { label } from '../../fields/labels.ts';
import type { Team } from '../case-kinds.ts';
import { linksLabels } from './links-label.ts';

/** What opens a case on the site, and since when nothing earlier does (decision 0024). */
export function linkFields(team: Team): Field[] {
  return [
    {
      name: 'links',
      type: 'ui',
      label: linksLabels[team],
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
}

/** A save writes all that it has read before; what was ended in between would open the case again. */
export const leaveLinksEnded: CollectionBeforeChangeHook = ({ data: { linksEndedAt: _, ...data } }) => data;
