import type { Field, Form } from '@insurer/contract/forms/define-form.ts';

/** The field of a form in which a product is chosen from the list of the site settings; undefined where it has none. */
export function productFieldOf({ fields }: Pick<Form, 'fields'>): string | undefined {
  return Object.entries<Field>(fields).find(
    ([, field]) => field.kind === 'choice' && field.choices === 'products',
  )?.[0];
}

/** Which product was chosen; nothing that was typed, as where the settings offer none and the field is one for words (decision D7). */
export function chosenProduct(
  form: Pick<Form, 'fields'>,
  values: Readonly<Record<string, string>>,
  offered: readonly string[] = [],
): { product?: string } {
  const value = values[productFieldOf(form) ?? ''];
  return value !== undefined && offered.includes(value) ? { product: value } : {};
}
