import { adminLabelOf } from '@insurer/contract/forms/form-text.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Label } from '../../fields/labels.ts';

/** What a sent field is called, by its wire name; forms that share a name call it the same in the inbox. */
export const sentFieldLabels: Record<string, Label> = Object.fromEntries(
  Object.values(caseForms).flatMap(({ fields, derivedFields }) =>
    Object.entries({ ...fields, ...derivedFields }).map(([name, field]) => [name, adminLabelOf(field)]),
  ),
);
