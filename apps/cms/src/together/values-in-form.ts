import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';

/** What is typed in a form, as it would be stored: of a list without rows a form has their number, as of a field for numbers. */
export function valuesInForm(fields: FormState): Record<string, unknown> {
  const emptied = Object.entries(fields).flatMap(([path, field]) =>
    Array.isArray(field.rows) && field.value === 0 ? [[path, { ...field, value: [] }] as const] : [],
  );
  return reduceFieldsToValues({ ...fields, ...Object.fromEntries(emptied) }, true);
}
