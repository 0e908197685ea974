import { caseForms, isEnquiry } from '@insurer/contract/forms/forms.ts';
import type { Where } from 'payload';
import type { Label } from '../fields/labels.ts';
import {
  type CaseCollection,
  type CaseKind,
  caseKindLabels,
  caseKinds,
  caseLabel,
  collectionOf,
} from './case-kinds.ts';

export type DeskKind = { name: string; kind: CaseKind; label: Label; isEnquiry?: boolean };

/**
 * What the working list is narrowed down to, and a rule of who gets new cases: a kind, and where enquiries come by the form of complaints,
 * either of both too. The kind itself stays both, as in views and rules that were kept before they could be told apart.
 */
export const deskKinds: readonly DeskKind[] = caseKinds.flatMap((kind): DeskKind[] => {
  const both = { name: kind, kind, label: caseKindLabels[kind] };
  if (!caseForms[kind].enquiry) return [both];
  const either = [false, true].map((isEnquiry) => ({
    ...{ name: `${kind}-${isEnquiry ? 'enquiry' : 'alone'}`, kind, isEnquiry },
    label: caseLabel(kind, isEnquiry),
  }));
  return [both, ...either];
});
export const deskKindNames = deskKinds.map(({ name }) => name);

export function deskKindOf(name: unknown): DeskKind | undefined {
  return deskKinds.find((one) => one.name === name);
}

/** Whether what was sent by the form of a kind is of it. */
export function isOfDeskKind(name: string, kind: CaseKind, sent: Record<string, unknown>): boolean {
  const found = deskKindOf(name);
  if (found?.kind !== kind) return false;
  return found.isEnquiry === undefined || found.isEnquiry === isEnquiry(kind, sent);
}

/** Where its cases are. */
export function inboxOf(name: string): CaseCollection | undefined {
  const found = deskKindOf(name);
  return found && collectionOf(found.kind);
}

/** Which cases of its inbox are of it. */
export function ofDeskKind(name: string): Where {
  const found = deskKindOf(name);
  if (!found || collectionOf(found.kind) !== 'service-requests') return {};
  const ofKind: Where = { kind: { equals: found.kind } };
  const { enquiry } = caseForms[found.kind];
  if (!enquiry || found.isEnquiry === undefined) return ofKind;
  const sent = `sent.${enquiry.field}`;
  const { value } = enquiry;
  if (found.isEnquiry) return { and: [ofKind, { [sent]: { equals: value } }] };
  // Neither database finds what is not there to be another value.
  return { and: [ofKind, { or: [{ [sent]: { not_equals: value } }, { [sent]: { exists: false } }] }] };
}
