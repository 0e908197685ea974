import type { UIField } from 'payload';
import { label } from '../fields/labels.ts';

/**
 * The list of what was online when, in the form of a page, a job or a global.
 * @param of the slug of the collection or of the global
 */
export function whatWasOnline(of: string): UIField {
  return {
    name: 'whatWasOnline',
    type: 'ui',
    label: label('What was online', 'ما كان منشورًا'),
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/publications/periods-view.tsx#PeriodsView', serverProps: { of } } },
    },
  };
}
