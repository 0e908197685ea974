import type { UIField } from 'payload';

/** Stands in forms without the panel of checks, which leads to fields by itself. Shows nothing. */
export const arrival: UIField = {
  name: 'arrival',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/fields/arrival.tsx#Arrival' } },
};
