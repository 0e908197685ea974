import type { CollectionBeforeChangeHook, Field } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import type { Team } from '../case-kinds.ts';

const linksLabel: Record<Team, Label> = {
  care: label('Links for the customer', 'روابط العميل'),
  people: label('Links for the applicant', 'روابط المتقدم'),
};

/** What opens a case on the site, and since when nothing earlier does (decision 0024). */
export function linkFields(team: Team): Field[] {
  return [
    {
      name: 'links',
      type: 'ui',
      label: linksLabel[team],
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
