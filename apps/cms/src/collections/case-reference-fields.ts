import type { Field } from 'payload';
import { caseCollections } from '../cases/case-kinds.ts';
import { label } from '../fields/labels.ts';
import { technical } from '../fields/technical.ts';

/** The case that something belongs to. A pair of columns: cases lie in three collections. */
export const caseReferenceFields: Field[] = [
  { name: 'reference', type: 'text', label: label('Reference', 'الرقم المرجعي'), required: true, index: true },
  { name: 'caseCollection', type: 'select', required: true, options: [...caseCollections], admin: technical },
  { name: 'caseId', type: 'text', required: true, index: true, admin: technical },
  // As the case itself has it, at every moment (decision 0046).
  { name: 'confidential', type: 'checkbox', index: true, defaultValue: false, admin: technical },
];

/** The team that may see it. */
export const teamField: Field = {
  name: 'team',
  type: 'select',
  label: label('Team', 'الفريق'),
  required: true,
  index: true,
  options: [
    { value: 'care', label: label('Customer care', 'خدمة العملاء') },
    { value: 'people', label: label('People and careers', 'الموارد البشرية') },
  ],
};
