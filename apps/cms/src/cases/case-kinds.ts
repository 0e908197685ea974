import type { Team } from '@insurer/contract/forms/define-form.ts';
import { type CaseKind, caseForms, type RequestKind } from '@insurer/contract/forms/forms.ts';
import type { Label } from '../fields/labels.ts';

export type { CaseKind, Team };

/** Everything that a visitor can send: the service requests, a contact message, a job application. */
export const caseKinds = Object.keys(caseForms) as CaseKind[];

export const caseCollections = ['service-requests', 'messages', 'job-applications'] as const;
export type CaseCollection = (typeof caseCollections)[number];

/** What every kind's form says in its table. */
export function perKind<Value>(of: (form: (typeof caseForms)[CaseKind]) => Value): Record<CaseKind, Value> {
  const entries = caseKinds.map((kind) => [kind, of(caseForms[kind])]);
  return Object.fromEntries(entries) as Record<CaseKind, Value>;
}

/** The kinds in the words of the people who handle them. */
export const caseKindLabels: Record<CaseKind, Label> = perKind(({ name, adminName }) => ({ ...name, ...adminName }));

export function collectionOf(kind: CaseKind): CaseCollection {
  if (kind === 'contact') return 'messages';
  return kind === 'application' ? 'job-applications' : 'service-requests';
}

export function teamOf(collection: CaseCollection): Team {
  return collection === 'job-applications' ? 'people' : 'care';
}

/** The kind of a stored case; messages and applications have one kind each. */
export function kindOf(collection: CaseCollection, stored: { kind?: string | null }): CaseKind {
  if (collection === 'messages') return 'contact';
  if (collection === 'job-applications') return 'application';
  return stored.kind as RequestKind;
}
