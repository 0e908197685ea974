import type { FieldKind } from '@insurer/contract/forms/field-rule.ts';

/** Kinds of fields whose whole value stands for one person or one contract: by these a person's data is found. */
export const identifierKinds: readonly FieldKind[] = [
  'idNumber',
  'digits',
  'iban',
  'passport',
  'visaNumber',
  'borderNumber',
  'policyNumber',
];
