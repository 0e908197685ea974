import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { caseMessage } from '../forms/case-message.ts';
import { contactUs } from '../forms/contact-us.ts';
import type { RequestForm } from '../forms/define-form.ts';
import { rulesOf } from '../forms/form-rules.ts';
import { type RequestKind, requestForm, requestKinds } from '../forms/forms.ts';
import { jobApplication } from '../forms/job-application.ts';
import { requestLookup } from '../forms/tracking-forms.ts';
import { maxJobs } from '../job.ts';
import { maxListedPages } from '../page-list.ts';
import { maxProviders, type ProviderParameter, providerParameters } from '../provider-parameters.ts';
import { unansweredSearchesSchema } from '../unanswered-searches.ts';
import { type ExtraFields, formBody } from './form-body.ts';
import type { ResponseName } from './schemas.ts';

/** Failures that a call names. Every call may also answer 401 and 500, one that takes files 503. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** One call of the contract, as the OpenAPI document describes it. */
export type Operation = {
  method: 'get' | 'post';
  path: string;
  id: string;
  summary: string;
  parameters?: Parameter[];
  body?: ReturnType<typeof formBody>;
  /** A POST that makes nothing of its own: what it looks for or counts must stand in no address. JSON alone. */
  makesNothing?: true;
  /** The schema of the success; undefined: any object, or the text of an event stream, or a file. */
  response?: ResponseName | 'event-stream' | 'file';
  problems?: readonly ProblemStatus[];
  /** Whose token goes along with the content key. */
  visitorToken?: 'required' | 'optional';
};
type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
};

function parameter(place: Parameter['in'], name: string, description: string, required = place === 'path'): Parameter {
  return { name, in: place, required, description, schema: { type: 'string' } };
}

/** Only what the rest of the document does not say: its dialect stands at its head. */
function jsonSchemaOf(schema: Parameters<typeof toJsonSchema>[0]): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12' });
  return rest;
}

const partOf = (maximum: number): JsonSchema => ({ type: 'integer', minimum: 1, maximum });

type Details = Omit<Operation, 'method' | 'path' | 'id' | 'summary'>;
const get = (path: string, id: string, summary: string, details: Details = {}): Operation => {
  return { method: 'get', path, id, summary, ...details };
};
const post = (path: string, id: string, summary: string, details: Details): Operation => {
  return { method: 'post', path, id, summary, ...details };
};

const problemsOfPosts = [400, 409, 413, 415, 422, 429] as const;
const consent: JsonSchema = { enum: ['true'], description: 'Both consents or neither' };

/** What a kind of request sends beside the fields that a visitor fills in. */
function extraFields({ derivedFields = {} }: RequestForm): ExtraFields {
  const chosen = Object.entries(derivedFields).flatMap(([name, { choices }]) => (choices ? [{ name, choices }] : []));
  return Object.fromEntries(chosen.map(({ name, choices }) => [name, { enum: Object.keys(choices) }]));
}

function sendingOf(kind: RequestKind): Operation {
  const form = requestForm(kind);
  return post(`/service-requests/${kind}`, `send-${kind}`, `Send a request of the kind ${kind}`, {
    body: formBody(rulesOf(form), extraFields(form)),
    response: 'ReferenceAndToken',
    problems: [...problemsOfPosts, 404],
    visitorToken: 'optional',
  });
}

function trackingOf(kind: 'claim' | 'complaint'): Operation {
  return get(`/${kind}s/{number}`, `track-${kind}`, `The status of a ${kind}`, {
    parameters: [
      parameter('path', 'number', 'The reference, however it is typed'),
      parameter('query', 'id', 'The ID or Iqama number that was sent', true),
    ],
    response: 'TrackedRequest',
    problems: [404, 429],
  });
}

const providerParameterTexts: Record<ProviderParameter, string> = {
  city: 'A value of the facet; so are the next three',
  class: 'A network class',
  kind: 'A kind of provider',
  speciality: 'A speciality',
  emergency: '`true`: with an emergency department only',
  q: 'Words of names, districts, cities and specialities in either language',
  near: 'LATITUDE,LONGITUDE in degrees: the nearest first',
  language: 'Of whose names the order is, such as `ar`; English unless said',
  cursor: 'The `next` of the answer before',
  limit: `1 to ${maxProviders}, 20 unless said`,
};

function providerParameter(name: ProviderParameter): Parameter {
  const described = parameter('query', name, providerParameterTexts[name]);
  return name === 'limit' ? { ...described, schema: partOf(maxProviders) } : described;
}

const pageName = parameter('path', 'name', 'The name of the page, such as `home`');
const framePreview = parameter(
  'query',
  'preview',
  'The token of a preview link: its draft, where it was made for that',
  false,
);
const reference = parameter('path', 'reference', 'The reference of the request, however it is typed');
const peek = parameter('query', 'peek', 'Anything: nobody is shown the conversation');
const jobId = parameter('path', 'id', 'The id of the job');

/** Every call of the contract, in the order of docs/contract.md. */
export const operations: Operation[] = [
  get('/headers', 'get-headers', 'Navigation, logo and label', { parameters: [framePreview], response: 'Headers' }),
  get('/pages/{name}', 'get-page', 'A published page', { parameters: [pageName], response: 'Page', problems: [404] }),
  get('/page-previews/{name}', 'get-page-preview', 'The newest draft of a page', {
    parameters: [pageName, parameter('query', 'token', 'The token of the preview link', true)],
    response: 'Page',
    problems: [403, 404],
  }),
  get('/jobs', 'get-jobs', 'Open jobs, and all countries', {
    parameters: [
      parameter('query', 'title', 'A part of the title, in any letter case'),
      parameter('query', 'location', 'The exact name of a country'),
      { ...parameter('query', 'limit', `1 to ${maxJobs}; all of them unless said`), schema: partOf(maxJobs) },
      parameter('query', 'cursor', 'The `next` of the answer before'),
      parameter('query', 'fields', 'Those of each job that are needed, with commas between; there may be more'),
    ],
    response: 'Jobs',
    problems: [400],
  }),
  get('/jobs/{id}', 'get-job', 'One job', { parameters: [jobId], response: 'Job', problems: [404] }),
  post('/jobs/{id}', 'send-application', 'Apply for a job', {
    parameters: [jobId],
    body: formBody(rulesOf(jobApplication), { information_consent: consent, terms_consent: consent }),
    response: 'Reference',
    problems: [...problemsOfPosts, 404],
  }),
  post('/contact-us', 'send-message', 'Send a message', {
    body: formBody(rulesOf(contactUs)),
    response: 'Reference',
    problems: problemsOfPosts,
  }),
  get('/site-settings', 'get-site-settings', 'Company, footer, frames, options and accepted requests', {
    parameters: [framePreview],
    response: 'SiteSettings',
  }),
  ...requestKinds.map(sendingOf),
  get('/service-requests', 'get-service-requests', 'What the token of a visitor may see, newest first', {
    response: 'ServiceRequests',
    problems: [429],
    visitorToken: 'required',
  }),
  post('/service-requests/lookup', 'look-up-request', 'A request by its reference and one detail that was sent', {
    parameters: [peek],
    body: formBody(rulesOf(requestLookup)),
    makesNothing: true,
    response: 'LookedUpRequest',
    problems: [400, 404, 413, 415, 429],
  }),
  get('/service-requests/{reference}', 'get-service-request', 'A request with its stages and its conversation', {
    parameters: [reference, peek],
    response: 'RequestDetails',
    problems: [404, 429],
    visitorToken: 'required',
  }),
  post('/service-requests/{reference}/messages', 'send-case-message', 'Add a message or papers to a request', {
    parameters: [reference],
    body: formBody(rulesOf(caseMessage)),
    response: 'Message',
    problems: [...problemsOfPosts, 404],
    visitorToken: 'required',
  }),
  get('/service-requests/{reference}/files/{file}', 'get-case-file', 'A file that the company sent', {
    parameters: [reference, parameter('path', 'file', 'The `id` of the file')],
    response: 'file',
    problems: [404, 429],
    visitorToken: 'required',
  }),
  trackingOf('claim'),
  trackingOf('complaint'),
  get('/events', 'get-events', 'What the site must forget, as it happens', {
    parameters: [parameter('header', 'Last-Event-ID', 'The id of the last event that was read')],
    response: 'event-stream',
    problems: [503],
  }),
  get('/pages', 'get-page-list', 'The published pages, in parts', {
    parameters: [
      parameter('query', 'cursor', 'The `next` of the answer before'),
      { ...parameter('query', 'limit', `1 to ${maxListedPages}`), schema: partOf(maxListedPages) },
    ],
    response: 'PageList',
    problems: [400],
  }),
  get('/redirects', 'get-redirects', 'Old names of pages and where they lead', { response: 'Redirects' }),
  get('/providers', 'get-providers', 'Hospitals, clinics, pharmacies, workshops: filtered, counted, in parts', {
    parameters: providerParameters.map(providerParameter),
    response: 'Providers',
    problems: [400],
  }),
  get('/rates', 'get-rated-products', 'The products that have a rate table', { response: 'RatedProducts' }),
  get('/rates/{product}', 'get-rates', 'The rate table of a product that is valid now', {
    parameters: [parameter('path', 'product', 'As `GET /rates` names it')],
    response: 'Rates',
    problems: [404],
  }),
  post('/unanswered-searches', 'count-unanswered-searches', 'Words that nothing was found for on the site', {
    body: { schema: jsonSchemaOf(unansweredSearchesSchema) },
    makesNothing: true,
    response: 'Counted',
    problems: [400, 413, 415],
  }),
  get('/openapi.json', 'get-openapi', 'This document'),
];
