import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GET as getClaim } from '../src/app/api/claims/[number]/route.ts';
import { GET as getComplaint } from '../src/app/api/complaints/[number]/route.ts';
import { POST as postContact } from '../src/app/api/contact-us/route.ts';
import { GET as getEvents } from '../src/app/api/events/route.ts';
import { GET as getHeaders } from '../src/app/api/headers/route.ts';
import { GET as getJob, POST as postApplication } from '../src/app/api/jobs/[id]/route.ts';
import { GET as getJobs } from '../src/app/api/jobs/route.ts';
import { GET as getPreview } from '../src/app/api/page-previews/[name]/route.ts';
import { GET as getPage } from '../src/app/api/pages/[name]/route.ts';
import { GET as getPages } from '../src/app/api/pages/route.ts';
import { GET as getProviders } from '../src/app/api/providers/route.ts';
import { GET as getRates } from '../src/app/api/rates/[product]/route.ts';
import { GET as getRatedProducts } from '../src/app/api/rates/route.ts';
import { GET as getRedirects } from '../src/app/api/redirects/route.ts';
import { GET as getCaseFile } from '../src/app/api/service-requests/[kind]/files/[file]/route.ts';
import { POST as postMessage } from '../src/app/api/service-requests/[kind]/messages/route.ts';
import { GET as getRequest, POST as postRequest } from '../src/app/api/service-requests/[kind]/route.ts';
import { POST as postLookup } from '../src/app/api/service-requests/lookup/route.ts';
import { GET as getRequests } from '../src/app/api/service-requests/route.ts';
import { GET as getSettings } from '../src/app/api/site-settings/route.ts';
import { POST as postUnanswered } from '../src/app/api/unanswered-searches/route.ts';
import { config } from '../src/config.ts';
import { createPreviewToken } from '../src/preview/preview-token.ts';
import { jobKey, validApplication, validMessage, validRequests } from './cases/case-content.ts';
import { postForm, postJson, siteCall } from './cases/site-call.ts';

/** A request that the content holds, and what opens it. */
export type SentRequest = { reference: string; token: string };
/** A call of the contract: its method and its folder under src/app/api, what it is asked for, and how. */
type IndexedCall = [call: string, what: string, ask: (sent: SentRequest) => Promise<{ status: number }>];

/** Every call of the contract, as the site makes it. */
export const indexedCalls: IndexedCall[] = [
  ['GET pages/[name]', 'a page', () => siteCall(getPage, '/pages/one', { params: { name: 'one' } })],
  ['GET page-previews/[name]', 'the preview of a page', () => preview('one')],
  ['GET pages', 'the list of pages', () => siteCall(getPages, '/pages?limit=1')],
  ['GET pages', 'a later part of it', () => siteCall(getPages, '/pages?limit=1&cursor=1')],
  ['GET headers', 'the header', () => siteCall(getHeaders, '/headers')],
  ['GET site-settings', 'the settings', () => siteCall(getSettings, '/site-settings')],
  ['GET redirects', 'the redirects', () => siteCall(getRedirects, '/redirects')],
  ['GET events', 'the events', () => events()],
  ['GET jobs/[id]', 'a job', () => siteCall(getJob, '/jobs/driver', { params: { id: 'driver' } })],
  ['GET jobs', 'the jobs', () => siteCall(getJobs, '/jobs')],
  ['GET jobs', 'filtered jobs', () => siteCall(getJobs, '/jobs?title=DRIV&location=Here')],
  ['POST jobs/[id]', 'a job application', () => application()],
  ['GET providers', 'the providers', () => siteCall(getProviders, '/providers?city=Riyadh')],
  ['GET rates', 'the rated products', () => siteCall(getRatedProducts, '/rates')],
  ['GET rates/[product]', 'the rates of a product', () => siteCall(getRates, '/rates/x', { params: { product: 'x' } })],
  ['POST unanswered-searches', 'words in vain', () => postJson(postUnanswered, '/unanswered-searches', searches)],
  ['POST service-requests/[kind]', 'a new request', () => newRequest()],
  ['POST contact-us', 'a message', () => postJson(postContact, '/contact-us', validMessage)],
  ['GET service-requests', 'own requests', (sent) => siteCall(getRequests, '/service-requests', bearer(sent))],
  ['GET service-requests/[kind]', 'one of them', (sent) => ofRequest(sent, getRequest, {})],
  ['GET service-requests/[kind]/files/[file]', 'a file of it', (sent) => ofRequest(sent, getCaseFile, { file: '1' })],
  ['POST service-requests/[kind]/messages', 'a message to it', (sent) => message(sent)],
  [
    'POST service-requests/lookup',
    'a lookup',
    (sent) => postJson(postLookup, '/service-requests/lookup', lookup(sent)),
  ],
  ['GET claims/[number]', 'tracking a claim', (sent) => tracking('claims', getClaim, sent)],
  ['GET complaints/[number]', 'tracking a complaint', (sent) => tracking('complaints', getComplaint, sent)],
];

/** The methods of all routes under src/app/api; but for what asks no database. */
export function everyCall(): string[] {
  const folder = join(import.meta.dirname, '../src/app/api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'));
  const withData = files.filter((file) => !/^(openapi\.json|\[\.\.\.rest\])/.test(file));
  return withData.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/^export const ([A-Z]+) =/gm)].map(([, method]) => `${method} ${dirname(file)}`);
  });
}

const searches = { searches: [{ language: 'en', words: 'flying car', count: 1 }] };

function preview(name: string) {
  const token = createPreviewToken(name, config.secrets);
  return siteCall(getPreview, `/page-previews/${name}?token=${token}`, { params: { name } });
}

/** A stream without an end: what it asks for at its beginning, and the first turn of what follows. */
async function events(): Promise<{ status: number }> {
  const headers = { 'x-content-api-key': config.contentApiKeys[0], 'last-event-id': '1' };
  const response = await getEvents(new Request('http://localhost/api/events', { headers }), {
    params: Promise.resolve({}),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  return response;
}

function newRequest() {
  return postJson(postRequest, '/service-requests/complaint', validRequests.complaint, {
    params: { kind: 'complaint' },
    headers: { 'idempotency-key': 'the-same-filling' },
  });
}

function application() {
  const body = new FormData();
  for (const [name, value] of Object.entries(validApplication)) body.append(name, value);
  body.append('resume', new Blob(['%PDF-1.7\n'], { type: 'application/pdf' }), 'cv.pdf');
  return postForm(postApplication, `/jobs/${jobKey}`, body, { params: { id: jobKey } });
}

function bearer({ token }: SentRequest) {
  return { headers: { authorization: `Bearer ${token}` } };
}

function ofRequest(sent: SentRequest, route: Parameters<typeof siteCall>[0], more: Record<string, string>) {
  const path = `/service-requests/${sent.reference}`;
  return siteCall(route, path, { ...bearer(sent), params: { kind: sent.reference, ...more } });
}

function message(sent: SentRequest) {
  const body = new FormData();
  body.append('text', 'Where does it stand?');
  const path = `/service-requests/${sent.reference}/messages`;
  return postForm(postMessage, path, body, { ...bearer(sent), params: { kind: sent.reference } });
}

function lookup({ reference }: SentRequest) {
  return { reference, detail: validRequests.complaint.phone ?? validRequests.complaint.email ?? '' };
}

function tracking(kind: string, route: Parameters<typeof siteCall>[0], { reference }: SentRequest) {
  return siteCall(route, `/${kind}/${reference}?id=1012345672`, { params: { number: reference } });
}
