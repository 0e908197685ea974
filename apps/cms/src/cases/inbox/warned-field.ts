import type { Field } from 'payload';
import { label } from '../../fields/labels.ts';

/** The due day of which the owner was warned; written by the service alone, and shown nowhere. */
export const warnedField: Field = {
  name: 'warnedDueAt',
  type: 'date',
  label: label('Warned of the day', 'الموعد الذي نُبّه إليه'),
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true },
};
