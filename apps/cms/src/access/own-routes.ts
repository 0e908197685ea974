import type { Endpoint, SanitizedConfig } from 'payload';
import { answerFloor } from '../answer-floor.ts';

/** As both databases number rows. */
const largestNumber = 2_147_483_647;
/** Payload reads an upload from where it lies on its way; files are read at `/media/<file>` alone (media/serve-file.ts). */
const readsFiles = '/file/:filename';
/** Payload writes something for an address that it knows, and nothing for others: its time told which one staff have. */
const asksForLink = '/forgot-password';
const linkMs = 500;

/**
 * Payload takes whatever stands in the place of a row's number to the database, the name of another call or too large a number
 * too, and answers with 500 what fails there; and it offers files at a second door, behind which there are none. Here both are
 * nothing that exists. Whoever asks for the link to a new password waits as long for an address that nobody has.
 */
export function withOwnRoutes(config: SanitizedConfig): SanitizedConfig {
  for (const each of [...config.collections, ...config.globals]) {
    if (each.endpoints) each.endpoints = each.endpoints.filter(({ path }) => path !== readsFiles).map(ownRoute);
  }
  return config;
}

function ownRoute(endpoint: Endpoint): Endpoint {
  if (endpoint.path === asksForLink) return { ...endpoint, handler: (req) => notEarly(endpoint.handler(req)) };
  if (!/\/:id\b/.test(endpoint.path)) return endpoint;
  return { ...endpoint, handler: (req) => (mayBeRow(req.routeParams?.id) ? endpoint.handler(req) : notFound()) };
}

async function notEarly(answer: Response | Promise<Response>): Promise<Response> {
  await Promise.allSettled([answer, answerFloor(linkMs)]);
  return answer;
}

/** Of a row, or of none where the path may do without. */
function mayBeRow(id: unknown): boolean {
  return id === undefined || (/^\d{1,10}$/.test(String(id)) && Number(id) <= largestNumber);
}

function notFound(): Response {
  return Response.json({ message: 'Not found' }, { status: 404, headers: { 'cache-control': 'no-store' } });
}
