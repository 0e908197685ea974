import type { Language } from '../language.ts';
import { activateVisa } from './activate-visa.ts';
import { cancelInsurance } from './cancel-insurance.ts';
import { caseMessage } from './case-message.ts';
import type { CaseStage } from './case-stages.ts';
import { claim } from './claim.ts';
import { claimSteps } from './claim-steps.ts';
import { complaint } from './complaint.ts';
import { contactUs } from './contact-us.ts';
import type { CaseForm, CaseRules, Form, RequestForm, WithSender } from './define-form.ts';
import { detailsRequest } from './details-request.ts';
import { extendInsurance } from './extend-insurance.ts';
import { fraudReport } from './fraud-report.ts';
import { jobApplication } from './job-application.ts';
import { quote } from './quote.ts';
import { claimTracking, complaintTracking, requestLookup } from './tracking-forms.ts';

/** THE list of the forms that send a service request. Nothing else names them. */
const requestFormList = [
  activateVisa,
  extendInsurance,
  cancelInsurance,
  detailsRequest,
  claim,
  complaint,
  fraudReport,
  quote,
] as const;

/** A kind of service request (POST /service-requests/{kind}). */
export type RequestKind = (typeof requestFormList)[number]['kind'];
/** Where its screen is. */
type RequestPath = (typeof requestFormList)[number]['path'];
/** Everything that becomes a case: the service requests, a contact message, a job application. */
export type CaseKind = RequestKind | typeof contactUs.kind | typeof jobApplication.kind;

type FormOfKind = { [Entry in (typeof requestFormList)[number] as Entry['kind']]: Entry };

/** The kinds of service requests that the contract knows; a service accepts those that its site settings name. */
export const requestKinds = requestFormList.map(({ kind }) => kind);
/** The form of each kind of service request. */
export const requestForms = Object.fromEntries(
  requestFormList.map((form) => [form.kind, form]),
) as FormOfKind satisfies { [Kind in RequestKind]: WithSender<FormOfKind[Kind]> };
/** A request of the same kind does not compile: one of the two forms would be lost. */
const otherForms: Readonly<Record<Exclude<CaseKind, RequestKind>, CaseForm>> = {
  contact: contactUs,
  application: jobApplication,
} satisfies { contact: WithSender<typeof contactUs>; application: WithSender<typeof jobApplication> };
/** The form of everything that becomes a case: rules, words, team, days and retention. */
export const caseForms: Readonly<Record<CaseKind, CaseForm>> = { ...requestForms, ...otherForms };
/** The kinds of {@link caseForms}, in their order there. */
export const caseKinds = Object.keys(caseForms) as CaseKind[];
/** The forms by which a claim or a complaint is followed with its number, by the path of their screens. */
export const trackingForms = { claims: claimTracking, complaints: complaintTracking } as const;
/** What has a screen of its own to be followed on. */
export type TrackedKind = keyof typeof trackingForms;
/** THE list of forms: what the texts of editors, the OpenAPI document and the tests go through. */
export const forms: readonly Form[] = [
  ...Object.values(caseForms),
  ...Object.values(trackingForms),
  requestLookup,
  caseMessage,
  claimSteps,
];
/** Each of these forms with its own table. */
export type KnownForm =
  | (typeof requestFormList)[number]
  | typeof contactUs
  | typeof jobApplication
  | (typeof trackingForms)[TrackedKind]
  | typeof requestLookup
  | typeof caseMessage
  | typeof claimSteps;

/** Whether a value, such as one from an address, names a kind of request. */
export function isRequestKind(value: unknown): value is RequestKind {
  return (requestKinds as readonly unknown[]).includes(value);
}

/** The form of a kind of request, as far as every such form goes. */
export function requestForm(kind: RequestKind): RequestForm {
  return requestForms[kind];
}

/** What the screens of the requests are called in a language where no content page says it, by their paths. */
export function requestHeadings(language: Language): Readonly<Record<RequestPath, string>> {
  const headings = Object.values<RequestForm>(requestForms).map(({ path, name, heading }) => [
    path,
    heading?.[language] ?? name[language],
  ]);
  return Object.fromEntries(headings) as Record<RequestPath, string>;
}

/** Whether a text names a kind of case. */
export function isCaseKind(value: string): value is CaseKind {
  return Object.hasOwn(caseForms, value);
}

/**
 * What holds for the cases of a kind; undefined for a kind that a service alone knows, and for none. An enquiry that came by the
 * form of complaints is answered as they are, and goes no further: the Insurance Authority and the named officer are for complaints.
 */
export function caseRulesOf(kind: unknown, enquiry = false): CaseRules | undefined {
  const rules = typeof kind === 'string' && isCaseKind(kind) ? caseForms[kind].caseRules : undefined;
  return rules && enquiry ? { ...rules, namesOfficer: false, escalates: false } : rules;
}

/** Whether whoever sends a case of a kind is promised a day of its answer. */
export function promisesDay(kind: unknown): boolean {
  return !isRequestKind(kind) || requestForm(kind).promisesDay !== false;
}

/** Whether what was sent by the form of a kind only asks something. */
export function isEnquiry(kind: unknown, sent: unknown): boolean {
  const { field = '', value } = (typeof kind === 'string' && isCaseKind(kind) && caseForms[kind].enquiry) || {};
  return value !== undefined && typeof sent === 'object' && (sent as Record<string, unknown> | null)?.[field] === value;
}

/** The stages of a kind of case, in their order; contact messages have none. */
export function stagesOf(kind: CaseKind): readonly CaseStage[] {
  return caseForms[kind].stages ?? (isRequestKind(kind) ? ['received', 'answered'] : []);
}
