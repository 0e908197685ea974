import type { Field } from '@insurer/contract/forms/define-form.ts';
import type { FieldKind } from '@insurer/contract/forms/field-rule.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import { toE164 } from '@insurer/contract/requests/identifiers.ts';
import { comparable } from '@insurer/contract/search-words.ts';
import type { CaseKind } from './case-kinds.ts';
import { identifierKinds } from './identifier-kinds.ts';
import { readReference } from './reference.ts';

/** Fields by which people look for a case. */
const foundBy: readonly FieldKind[] = ['email', 'phone', ...identifierKinds];

type Searchable = {
  reference: string;
  name?: unknown;
  email?: unknown;
  phone?: unknown;
  /** The number that a complaint has at the Insurance Authority, whose letters name no other. */
  authorityNumber?: unknown;
  sent: Record<string, unknown>;
};

/**
 * What a case is found by, in the one spelling in which {@link searchedFor} asks: its reference, names of people and companies as
 * they are spelled, phone numbers as they are dialled here and from abroad, and every number that was sent.
 */
export function searchTextOf(kind: CaseKind, one: Searchable): string {
  const { reference, name, email, phone, authorityNumber, sent } = one;
  const fields: [string, Field][] = Object.entries(caseForms[kind]?.fields ?? {});
  const numbers = fields.flatMap(([field, rule]) => (foundBy.includes(rule.kind) ? textOf(sent[field]) : []));
  const companies = fields.flatMap(([field, rule]) => (isCompany(rule) ? textOf(sent[field]) : []));
  const names = [...textOf(name), ...companies].map((one) => one.split(/\s+/).map(folded));
  const phones = [...numbers, ...textOf(phone)].flatMap((number) => toE164(number)?.replace(/^\+(966)?/, '0') ?? []);
  const known = [email, phone, authorityNumber].flatMap(textOf);
  const all = [reference, ...numbers, ...known, ...phones].map(folded);
  // A name is found whether its parts are written together or not.
  const spelled = names.flatMap((words) => [...words, words.join('')]);
  return [...new Set([...all, ...spelled])].filter(Boolean).join(' ');
}

/** Whether a field asks for the name of a company. */
function isCompany(rule: Field): boolean {
  return 'autocomplete' in rule && rule.autocomplete === 'organization';
}

/** A sign that the text of no case holds: {@link folded} takes it out. Nothing at all would be in every text. */
const inNoText = '-';

/**
 * What somebody types into the search of an inbox, in the spelling of {@link searchTextOf}: letters and numbers alone, so that no
 * sign means anything to the database. Signs alone find nothing.
 */
export function searchedFor(typed: string): string {
  const reference = readReference(typed);
  if (reference) return folded(reference);
  const words = typed.split(/\s+/).map(folded).filter(Boolean);
  // A number in groups is one number.
  const isNumber = words.length > 0 && words.every((word) => /^\d+$/.test(word));
  // A phone number of this country is in the text as it was written: from abroad, or as it is dialled here. Both end alike.
  // One of another country is there as it is dialled from here alone, without the zero of its own country.
  if (isNumber) return toE164(typed)?.replace(/^\+(966)?/, '') ?? words.join('').replace(/^00|^0(?=\d{9})/, '');
  return words.join(' ') || (typed.trim() && inNoText);
}

/** A word as {@link searchTextOf} holds it: without what people write in different ways, and without the signs within numbers and addresses. */
export function folded(word: string): string {
  return comparable(word).replace(/[^\p{L}\p{N}@]/gu, '');
}

function textOf(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
