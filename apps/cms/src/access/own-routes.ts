import type { Endpoint, PayloadHandler, PayloadRequest, SanitizedConfig } from 'payload';
import { refusal } from '../refusal.ts';
import { responseFloor } from '../response-floor.ts';
import { largestRowNumber, mayBeRow } from '../row-number.ts';
import { storable } from '../storable.ts';
import { confidentialAmong, openTo } from './confidential.ts';

/** Payload reads an upload from where it lies on its way; files are read at `/media/<file>` alone (media/serve-file.ts). */
const readsFiles = '/file/:filename';
/** Payload writes something for an address that it knows, and nothing for others: its time told which one staff have. */
const asksForLink = '/forgot-password';
const linkMs = 500;
/** Payload tells what somebody may do with a row that he may not see, and so that there is one. */
const tellsRights = '/access/:id?';
/** Payload tells what somebody may do with everything: to a stranger the names of what has rights of its fields. */
const tellsAllRights = '/access';

/** What somebody's own screen remembers, by its key. */
const ownKey = '/:key';

/**
 * Payload takes whatever stands in the place of a row's number to the database, the name of another call or too large a number
 * too, and answers with 500 what fails there; and it offers files at a second door, behind which there are none. Here both are
 * nothing that exists. Whoever asks for the link to a new password waits as long for an address that nobody has. What saves
 * something refuses a request without fields, at which Payload would fail as at a fault of its own; of what has no versions
 * none are asked for; and what nobody keeps under a key is not there to be deleted. To who is not
 * signed in nothing is named.
 */
export function withOwnRoutes(config: SanitizedConfig): SanitizedConfig {
  for (const each of [...config.collections, ...config.globals]) {
    const isKnown = ({ path }: Endpoint) => path !== readsFiles && (each.versions || !path.startsWith('/versions'));
    // To what has no calls Payload answers 501, as to a fault of the service.
    each.endpoints = (each.endpoints || []).filter(isKnown).map(ownRoute);
  }
  tellStaffAlone(config);
  return config;
}

/** The login asks too, and needs an answer of this shape. */
function tellStaffAlone({ endpoints }: SanitizedConfig): void {
  const at = endpoints.findIndex(({ path, method }) => path === tellsAllRights && method === 'get');
  const tells = endpoints[at];
  if (!tells) return;
  const nothing = () => Response.json({ collections: {}, globals: {} }, { headers: { 'cache-control': 'no-store' } });
  endpoints[at] = { ...tells, handler: (req) => (req.user ? tells.handler(req) : nothing()) };
}

function ownRoute(endpoint: Endpoint): Endpoint {
  const handler = withFields(endpoint.handler);
  if (endpoint.path === asksForLink) return { ...endpoint, handler: (req) => notEarly(handler(req)) };
  if (endpoint.path === tellsRights) return { ...endpoint, handler: (req) => rightsOf(req, handler) };
  if (endpoint.path === ownKey && endpoint.method === 'delete')
    return { ...endpoint, handler: async (req) => ((await keepsUnder(req)) ? handler(req) : notFound()) };
  if (!/\/:id\b/.test(endpoint.path)) return { ...endpoint, handler };
  return { ...endpoint, handler: (req) => (isRowOrNone(req.routeParams?.id) ? handler(req) : notFound()) };
}

/** Payload reads a body on its way to what needs it: only there it shows whether there were fields, and which are no JSON. */
function withFields(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    keepStorable(req);
    try {
      return await handler(req);
    } catch (error) {
      const isUnread = req.method !== 'GET' && (typeof req.data !== 'object' || req.data === null);
      if (!isUnread || !(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      throw refusal('Send the fields as JSON, or as the part _payload of a form.', 400);
    }
  };
}

/** Whatever Payload reads of a body, as JSON or as a part of a form, loses what PostgreSQL would fail at. */
function keepStorable(req: PayloadRequest): void {
  let data = req.data;
  Object.defineProperty(req, 'data', {
    configurable: true,
    enumerable: true,
    get: () => data,
    set: (sent: unknown) => {
      data = storable(sent) as PayloadRequest['data'];
    },
  });
}

async function rightsOf(req: PayloadRequest, handler: PayloadHandler): Promise<Response> {
  const { collection, id } = req.routeParams ?? {};
  if (!isRowOrNone(id)) return notFound();
  const isOpen = id === undefined || Object.keys(await openTo(req)).length === 0;
  const hidden = isOpen ? undefined : await confidentialAmong(req, String(collection), [Number(id)]);
  // Answered as for a row that is not there.
  if (hidden?.size) req.routeParams = { ...req.routeParams, id: String(largestRowNumber) };
  return handler(req);
}

/** Of a stranger Payload says itself that he keeps nothing. */
async function keepsUnder({ payload, routeParams, user }: PayloadRequest): Promise<boolean> {
  if (!user) return true;
  const where = { key: { equals: routeParams?.key }, 'user.value': { equals: user.id } };
  return (await payload.count({ collection: 'payload-preferences', where })).totalDocs > 0;
}

async function notEarly(response: Response | Promise<Response>): Promise<Response> {
  await Promise.allSettled([response, responseFloor(linkMs)]);
  return response;
}

/** Of a row, or of none where the path may do without. */
function isRowOrNone(id: unknown): boolean {
  return id === undefined || mayBeRow(id);
}

function notFound(): Response {
  return Response.json({ message: 'Not found' }, { status: 404, headers: { 'cache-control': 'no-store' } });
}
