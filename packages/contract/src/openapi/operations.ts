import type { JsonSchema } from '@valibot/to-json-schema';
import { contactUs } from '../forms/contact-us.ts';
import type { RequestForm } from '../forms/define-form.ts';
import { rulesOf } from '../forms/form-rules.ts';
import { type RequestKind, requestForm, requestKinds } from '../forms/forms.ts';
import { jobApplication } from '../forms/job-application.ts';
import { type ExtraFields, formBody } from './form-body.ts';
import type { ResponseName } from './schemas.ts';

/** Failures that a call names. Every call may also answer 401 and 500. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500;

export type Operation = {
  method: 'get' | 'post';
  path: string;
  id: string;
  summary: string;
  parameters?: Parameter[];
  body?: ReturnType<typeof formBody>;
  /** The schema of the success; undefined: any object. */
  response?: ResponseName;
  problems?: readonly ProblemStatus[];
  /** Whose token goes along with the content key. */
  visitorToken?: 'required' | 'optional';
};
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; description: string; schema: JsonSchema };

const text: JsonSchema = { type: 'string' };
const inPath = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: text,
});
const inQuery = (name: string, description: string, required = false): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema: text,
});

const problemsOfPosts = [400, 409, 413, 415, 422, 429] as const;
const consent: JsonSchema = { enum: ['true'], description: 'Both consents or neither' };

/** What a kind of request sends beside the fields that a visitor fills in. */
function extraFields({ derivedFields = {} }: RequestForm): ExtraFields {
  const chosen = Object.entries(derivedFields).flatMap(([name, { choices }]) => (choices ? [{ name, choices }] : []));
  return Object.fromEntries(chosen.map(({ name, choices }) => [name, { enum: Object.keys(choices) }]));
}

function sendingOf(kind: RequestKind): Operation {
  const form = requestForm(kind);
  return {
    method: 'post',
    path: `/service-requests/${kind}`,
    id: `send-${kind}`,
    summary: `Send a request of the kind ${kind}`,
    body: formBody(rulesOf(form), extraFields(form)),
    response: 'ReferenceAndToken',
    problems: [...problemsOfPosts, 404],
    visitorToken: 'optional',
  };
}

function trackingOf(kind: 'claim' | 'complaint'): Operation {
  return {
    method: 'get',
    path: `/${kind}s/{number}`,
    id: `track-${kind}`,
    summary: `The status of a ${kind}`,
    parameters: [
      inPath('number', 'The reference, however it is typed'),
      inQuery('id', 'The ID or Iqama number that was sent', true),
    ],
    response: 'TrackedRequest',
    problems: [404, 429],
  };
}

const pageName = inPath('name', 'The name of the page, such as `home`');
const jobId = inPath('id', 'The id of the job');

/** Every call of the contract, in the order of docs/contract.md. */
export const operations: Operation[] = [
  { method: 'get', path: '/headers', id: 'get-headers', summary: 'Navigation, logo and label', response: 'Headers' },
  {
    method: 'get',
    path: '/pages/{name}',
    id: 'get-page',
    summary: 'A published page',
    parameters: [pageName],
    response: 'Page',
    problems: [404],
  },
  {
    method: 'get',
    path: '/page-previews/{name}',
    id: 'get-page-preview',
    summary: 'The newest draft of a page',
    parameters: [pageName, inQuery('token', 'The token of the preview link', true)],
    response: 'Page',
    problems: [403, 404],
  },
  {
    method: 'get',
    path: '/jobs',
    id: 'get-jobs',
    summary: 'Open jobs, and all countries',
    parameters: [
      inQuery('title', 'A part of the title, in any letter case'),
      inQuery('location', 'The exact name of a country'),
    ],
    response: 'Jobs',
  },
  {
    method: 'get',
    path: '/jobs/{id}',
    id: 'get-job',
    summary: 'One job',
    parameters: [jobId],
    response: 'Job',
    problems: [404],
  },
  {
    method: 'post',
    path: '/jobs/{id}',
    id: 'send-application',
    summary: 'Apply for a job',
    parameters: [jobId],
    body: formBody(rulesOf(jobApplication), { information_consent: consent, terms_consent: consent }),
    response: 'Reference',
    problems: [...problemsOfPosts, 404],
  },
  {
    method: 'post',
    path: '/contact-us',
    id: 'send-message',
    summary: 'Send a message',
    body: formBody(rulesOf(contactUs)),
    response: 'Reference',
    problems: problemsOfPosts,
  },
  {
    method: 'get',
    path: '/site-settings',
    id: 'get-site-settings',
    summary: 'Company, footer, frames, options and accepted requests',
    response: 'SiteSettings',
  },
  ...requestKinds.map(sendingOf),
  {
    method: 'get',
    path: '/service-requests',
    id: 'get-service-requests',
    summary: 'What the token of a visitor may see, newest first',
    response: 'ServiceRequests',
    visitorToken: 'required',
  },
  trackingOf('claim'),
  trackingOf('complaint'),
  { method: 'get', path: '/openapi.json', id: 'get-openapi', summary: 'This document' },
];
