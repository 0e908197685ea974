import { type RequestKind, requestKinds } from '@insurer/contract/forms/forms.ts';
import type { Role } from '../access/roles.ts';
import { type Label, label } from '../fields/labels.ts';
import { requestKindLabels } from './request-kind-labels.ts';

/** Everything that a visitor can send: the service requests, a contact message, a job application. */
export const caseKinds = [...requestKinds, 'contact', 'application'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseCollections = ['service-requests', 'messages', 'job-applications'] as const;
export type CaseCollection = (typeof caseCollections)[number];

/** The team that handles a case; each is a role of the content service. */
export type Team = Extract<Role, 'care' | 'people'>;

export const caseKindLabels: Record<CaseKind, Label> = {
  ...requestKindLabels,
  contact: label('Contact message', 'رسالة تواصل'),
  application: label('Job application', 'طلب توظيف'),
};

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
