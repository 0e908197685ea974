import { caseForms } from '@insurer/contract/forms/forms.ts';
import { productAndCityOf } from '../answered.ts';
import type { CaseKind } from '../case-kinds.ts';
import { deskKindOf, isOfDeskKind } from '../desk-kinds.ts';

export const waysToAssign = ['nobody', 'person', 'turn'] as const;
export type WayToAssign = (typeof waysToAssign)[number];

/** To whom new cases of a kind go: of one product or city alone, where these are named. */
export type AssignmentRule = {
  /** The name of a `DeskKind`: enquiries may go to others than complaints. */
  kind: string;
  product: string;
  city: string;
  to: WayToAssign;
  /** The account that is named; null where it is gone, or the rule names none. */
  person: number | null;
};

/** The first rule that fits a new case, by its kind and what its form says of product and city; most cases have none. */
export function ruleFor(
  rules: readonly AssignmentRule[],
  kind: CaseKind,
  sent: Record<string, unknown>,
): AssignmentRule | undefined {
  const place = productAndCityOf(sent);
  return rules.find(
    (rule) =>
      isOfDeskKind(rule.kind, kind, sent) &&
      (rule.product === '' || rule.product === place.product) &&
      (rule.city === '' || rule.city === place.city),
  );
}

/** Whether the form of a kind asks for a product or a city, so that a rule can name one. */
export function asksFor(name: 'product' | 'city', kind: unknown): boolean {
  const known = deskKindOf(kind);
  if (!known) return false;
  const fields = Object.keys(caseForms[known.kind].fields);
  return productAndCityOf(Object.fromEntries(fields.map((field) => [field, field])))[name] !== '';
}

type StoredRule = {
  kind: string;
  product?: string | null;
  city?: string | null;
  to: WayToAssign;
  person?: unknown;
};

/** The rules as they are stored with the handling of cases. */
export function readRules(stored: readonly StoredRule[] | null | undefined): AssignmentRule[] {
  return (stored ?? []).map(({ kind, product, city, to, person }) => ({
    kind,
    to,
    product: asksFor('product', kind) ? (product ?? '') : '',
    city: asksFor('city', kind) ? (city ?? '') : '',
    person: typeof person === 'number' ? person : null,
  }));
}
