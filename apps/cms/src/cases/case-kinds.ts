import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import type { CaseRules, Team } from '@insurer/contract/forms/define-form.ts';
import {
  type CaseKind,
  caseForms,
  caseKinds,
  caseRulesOf,
  isEnquiry,
  type RequestKind,
  requestForms,
} from '@insurer/contract/forms/forms.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { CaseCollection } from '../case-collections.ts';
import type { Label } from '../fields/labels.ts';

export { caseKinds } from '@insurer/contract/forms/forms.ts';
export { caseCollections } from '../case-collections.ts';
export type { CaseCollection, CaseKind, Team };

/** What every kind's form says in its table. */
export function perKind<Value>(of: (form: (typeof caseForms)[CaseKind]) => Value): Record<CaseKind, Value> {
  const entries = caseKinds.map((kind) => [kind, of(caseForms[kind])]);
  return Object.fromEntries(entries) as Record<CaseKind, Value>;
}

/** The kinds in the words of the people who handle them. */
export const caseKindLabels: Record<CaseKind, Label> = perKind(({ name, adminName }) => ({ ...name, ...adminName }));

/** What one case is called by who handles it: where enquiries come by the form of complaints, which of both it is. */
export function caseLabel(kind: CaseKind, isEnquiry: boolean): Label {
  const { enquiry, name } = caseForms[kind];
  if (!enquiry) return caseKindLabels[kind];
  return isEnquiry ? enquiry.name : name;
}

/** What holds for a case, by its kind and by what was sent: an enquiry is not a complaint, though it came by that form. */
export function rulesOfCase({ kind, sent }: { kind?: unknown; sent?: unknown }): CaseRules | undefined {
  return caseRulesOf(kind, isEnquiry(kind, sent));
}

/** Where the cases of a kind are stored: contact messages and job applications in a collection each, requests in one. */
export function collectionOf(kind: CaseKind): CaseCollection {
  if (kind === 'contact') return 'messages';
  return kind === 'application' ? 'job-applications' : 'service-requests';
}

/** The team that the forms of each collection name; for requests, no form can name another one (`RequestForm`). */
const teams: Record<CaseCollection, Team> = {
  'service-requests': requestForms.claim.team,
  messages: contactUs.team,
  'job-applications': jobApplication.team,
};

/** Who handles the cases of a collection. */
export function teamOf(collection: CaseCollection): Team {
  return teams[collection];
}

/** The kind of a stored case; messages and applications have one kind each. */
export function kindOf(collection: CaseCollection, stored: { kind?: string | null }): CaseKind {
  if (collection === 'messages') return 'contact';
  if (collection === 'job-applications') return 'application';
  return stored.kind as RequestKind;
}
