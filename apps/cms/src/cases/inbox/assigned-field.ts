import type { Field } from 'payload';
import { label } from '../../fields/labels.ts';

/** When the case was given to who has it, by rule or by hand; written by the service alone, and shown nowhere. */
export const assignedField: Field = {
  name: 'assignedAt',
  type: 'date',
  label: label('Assigned since', 'أُسند منذ'),
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true },
};
