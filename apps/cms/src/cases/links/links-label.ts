import { type Label, label } from '../../fields/labels.ts';
import type { Team } from '../case-kinds.ts';

/** What the links to a case are called, by the team that handles it. */
export const linksLabels: Record<Team, Label> = {
  care: label('Links for the customer', 'روابط العميل'),
  people: label('Links for the applicant', 'روابط المتقدم'),
};
