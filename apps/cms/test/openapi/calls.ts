import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFieldsOf } from '@insurer/contract/examples/form-examples.ts';
import { requestForms, requestKinds } from '@insurer/contract/forms/forms.ts';
import { createLocalReq, type Payload } from 'payload';
import { GET as getClaim } from '../../src/app/api/claims/[number]/route.ts';
import { GET as getComplaint } from '../../src/app/api/complaints/[number]/route.ts';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { GET as getEvents } from '../../src/app/api/events/route.ts';
import { GET as getHeaders } from '../../src/app/api/headers/route.ts';
import { GET as getJob, POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { GET as getJobs } from '../../src/app/api/jobs/route.ts';
import { GET as getOpenApi } from '../../src/app/api/openapi.json/route.ts';
import { GET as getPreview } from '../../src/app/api/page-previews/[name]/route.ts';
import { GET as getPage } from '../../src/app/api/pages/[name]/route.ts';
import { GET as getPageList } from '../../src/app/api/pages/route.ts';
import { GET as getProviders } from '../../src/app/api/providers/route.ts';
import { GET as getRates } from '../../src/app/api/rates/[product]/route.ts';
import { GET as getRatedProducts } from '../../src/app/api/rates/route.ts';
import { GET as getRedirects } from '../../src/app/api/redirects/route.ts';
import { GET as getCaseFile } from '../../src/app/api/service-requests/[kind]/files/[file]/route.ts';
import { POST as postCaseMessage } from '../../src/app/api/service-requests/[kind]/messages/route.ts';
import { GET as getRequest, POST as postRequest } from '../../src/app/api/service-requests/[kind]/route.ts';
import { POST as postLookup } from '../../src/app/api/service-requests/lookup/route.ts';
import { GET as getRequests } from '../../src/app/api/service-requests/route.ts';
import { GET as getSettings } from '../../src/app/api/site-settings/route.ts';
import { POST as postUnanswered } from '../../src/app/api/unanswered-searches/route.ts';
import { type MessageCase, storeMessage } from '../../src/cases/conversation/store-message.ts';
import { makeIncomingFolder, newFileName, privatePath } from '../../src/cases/files/private-folder.ts';
import { config } from '../../src/config.ts';
import { createPreviewToken } from '../../src/preview/preview-token.ts';
import { contentOf, formOf, jobKey, validApplication, validMessage, validRequests } from '../cases/case-content.ts';

export type Call = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
};
export type Operation = {
  route: (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response> | Response;
  call?: () => Call;
  /** Fields of a valid body; with `file` it is a form with a file. */
  fields?: Record<string, unknown>;
  file?: string;
  /** What makes the service answer 400, where that is not a key of blanks. */
  refused?: Call;
  /** The same, where nothing but the body can be refused. */
  refusedBody?: string;
  /** How many open responses leave no room for another one. */
  room?: number;
  /** What makes the service answer 404. */
  unknown?: Call | 'not accepted';
  /** The same, where what is looked for stands in the body. */
  unknownFields?: Record<string, string>;
};

/** The page that has every section. */
export const everyPage = 'every-section';
/** What was sent before: a token, and a reference of each kind that can be tracked. */
const sent = { token: '', claim: '', claimToken: '', complaint: '', file: '' };

/** How each operation of the document is called. */
export const operations: Record<string, Operation> = {
  'get-headers': { route: getHeaders },
  'get-page': { route: getPage, call: () => ({ params: { name: everyPage } }), unknown: { params: { name: 'none' } } },
  'get-page-preview': {
    route: getPreview,
    call: () => ({ params: { name: everyPage }, query: { token: previewToken(everyPage) } }),
    get unknown() {
      return { params: { name: 'none' }, query: { token: previewToken('none') } };
    },
  },
  'get-jobs': { route: getJobs, refused: { query: { limit: '501' } } },
  'get-job': { route: getJob, call: () => ({ params: { id: jobKey } }), unknown: { params: { id: 'none' } } },
  'send-application': {
    route: postJob,
    call: () => ({ params: { id: jobKey } }),
    fields: validApplication,
    file: 'cv_url',
    unknown: { params: { id: 'none' } },
  },
  'send-message': { route: postContact, fields: validMessage },
  'get-site-settings': { route: getSettings },
  ...Object.fromEntries(
    requestKinds.map((kind): [string, Operation] => [
      `send-${kind}`,
      {
        route: postRequest,
        call: () => ({ params: { kind } }),
        fields: validRequests[kind],
        file: fileFieldsOf(requestForms[kind])[0],
        unknown: 'not accepted',
      },
    ]),
  ),
  'get-service-requests': { route: getRequests, call: () => ({ headers: { authorization: `Bearer ${sent.token}` } }) },
  'get-service-request': {
    route: getRequest,
    call: () => ({ params: { kind: sent.claim }, headers: { authorization: `Bearer ${sent.claimToken}` } }),
    unknown: { params: { kind: 'none' }, headers: { authorization: 'Bearer none' } },
  },
  'send-case-message': {
    route: postCaseMessage,
    call: () => ({ params: { kind: sent.claim }, headers: { authorization: `Bearer ${sent.claimToken}` } }),
    fields: { text: 'One more thing' },
    file: 'files',
    unknown: { params: { kind: 'none' }, headers: { authorization: 'Bearer none' } },
  },
  'get-case-file': {
    route: getCaseFile,
    call: () => ({
      params: { kind: sent.claim, file: sent.file },
      headers: { authorization: `Bearer ${sent.claimToken}` },
    }),
    get unknown() {
      return { params: { kind: sent.claim, file: '0' }, headers: { authorization: `Bearer ${sent.claimToken}` } };
    },
  },
  'look-up-request': {
    route: postLookup,
    get fields() {
      return { reference: sent.claim, detail: '1000000008' };
    },
    refusedBody: '{"reference":',
    unknownFields: { reference: 'none', detail: '1000000008' },
  },
  'count-unanswered-searches': {
    route: postUnanswered,
    fields: { searches: [{ language: 'ar', words: 'سطحه', count: 3 }] },
    refusedBody: '{"searches":[{"language":"ar"}]}',
  },
  'track-claim': {
    route: getClaim,
    call: () => ({ params: { number: sent.claim }, query: { id: '1000000008' } }),
    unknown: { params: { number: 'none' }, query: { id: '1000000008' } },
  },
  'track-complaint': {
    route: getComplaint,
    call: () => ({ params: { number: sent.complaint }, query: { id: '2000000006' } }),
    unknown: { params: { number: 'none' }, query: { id: '2000000006' } },
  },
  'get-events': { route: getEvents, room: 100 },
  'get-page-list': { route: getPageList, refused: { query: { limit: '501' } } },
  'get-redirects': { route: getRedirects },
  'get-rated-products': { route: getRatedProducts },
  'get-rates': {
    route: getRates,
    call: () => ({ params: { product: 'motor' } }),
    unknown: { params: { product: 'none' } },
  },
  'get-providers': { route: getProviders, refused: { query: { limit: '101' } } },
  'get-openapi': { route: getOpenApi },
};

function previewToken(page: string): string {
  return createPreviewToken(page, config.secrets);
}

/** Calls an operation through its route, as the site does. */
export function request(operationId: string, call: Call, init: RequestInit = {}): Promise<Response> | Response {
  const operation = operations[operationId];
  if (!operation) throw new Error(`${operationId} has no call in this test`);
  const { params = {}, query = {} } = call;
  const headers = { 'x-content-api-key': config.contentApiKeys[0], ...call.headers, ...(init.headers as object) };
  const method = operation.fields ? 'POST' : 'GET';
  const address = `http://cms.test/api?${new URLSearchParams(query)}`;
  return operation.route(new Request(address, { method, ...init, headers }), { params: Promise.resolve(params) });
}

/** The body of an operation: JSON, or a form where it takes a file. */
export function bodyOf({ file }: Operation, fields: Record<string, unknown>, withFile = true): RequestInit {
  if (!file) return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  return { body: formOf(fields as Record<string, string>, withFile ? [[file, contentOf('pdf'), 'file.pdf']] : []) };
}

/** Sends what is followed afterwards. */
export async function sendClaimAndComplaint(): Promise<void> {
  for (const kind of ['claim', 'complaint'] as const) {
    const operation = operations[`send-${kind}`] as Operation;
    const response = await request(`send-${kind}`, { params: { kind } }, bodyOf(operation, validRequests[kind]));
    const { data } = (await response.json()) as { data: { reference: string; token: string } };
    sent[kind] = data.reference;
    sent.token = data.token;
    if (kind === 'claim') sent.claimToken = data.token;
  }
}

/** Writes to the claim's sender, with a file. */
export async function answerClaim(payload: Payload): Promise<void> {
  const where = { reference: { equals: sent.claim } };
  const stored = await payload.db.findOne<MessageCase>({ collection: 'service-requests', where });
  const file = {
    name: 'letter.pdf',
    type: '',
    size: 9,
    content: 'pdf',
    sha256: 'x',
    storedName: newFileName('pdf'),
  } as const;
  await makeIncomingFolder();
  await writeFile(join(config.dataDir, privatePath(file.storedName)), '%PDF-1.7\n');
  const req = await createLocalReq({}, payload);
  const about = { ...stored, collection: 'service-requests' } as MessageCase;
  await storeMessage(req, about, { from: 'company', text: 'We look at it.', files: [file] });
  const { docs } = await payload.find({ collection: 'private-files', where });
  sent.file = String(docs[0]?.id);
}
