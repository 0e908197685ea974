import type { Field } from 'payload';
import { label } from '../../fields/labels.ts';
import { isNamed } from '../officer.ts';

/** Written by the service alone, and shown nowhere. */
const noted = {
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true },
} as const;

/** Of whom the customer was told that he handles the case, and when the team was told that nobody is named. */
export const officerFields: Field[] = [
  { name: 'officerTold', type: 'number', label: label('Named to the customer', 'عُرِّف به العميل'), ...noted },
  { name: 'officerMissedAt', type: 'date', label: label('Nobody named', 'لم يُعرَّف العميل بأحد'), ...noted },
];

/** Says beside the owner whether the customer knows who handles the case. */
export const officerLine: Field = {
  name: 'officerLine',
  type: 'ui',
  admin: {
    position: 'sidebar',
    condition: (data) => isNamed(data?.kind, data?.sent),
    components: { Field: '/cases/inbox/officer-line.tsx#OfficerLine' },
    disableListColumn: true,
  },
};
