import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './stage.ts';

const longestMs = 20_000;
export const publishedPage = 'who-we-are';
/** What it is called, each time with another number. */
const titleOfTrial = 'نحن في التجربة';
export const publishedTitles = new RegExp(`${titleOfTrial} \\d+-\\d+`, 'g');

export type Publication = { service: string; title: string; ms: Record<string, number> };

/**
 * Publishes another title of a page by one of the content services, as the admin does.
 *
 * @returns after how many ms each door showed it; Infinity where it never did
 */
export async function publish(
  stage: Pick<Stage, 'services' | 'doors' | 'administrator'>,
  place: number,
): Promise<Publication> {
  const service = stage.services[place % stage.services.length];
  if (!service) throw new Error('The stage has no content service.');
  const cookie = await signIn(service.url, stage.administrator);
  const headers = { cookie, origin: service.url, 'content-type': 'application/json' };
  const found = await fetch(`${service.url}/cms-api/pages?where[name][equals]=${publishedPage}&limit=1`, { headers });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const title = `${titleOfTrial} ${place}-${Date.now()}`;
  const body = JSON.stringify({ title, _status: 'published' });
  const address = `${service.url}/cms-api/pages/${docs[0]?.id}?locale=ar&draft=false`;
  const changed = await fetch(address, { method: 'PATCH', headers, body });
  if (!changed.ok) throw new Error(`Publishing was refused: ${changed.status} ${await changed.text()}`);
  const began = performance.now();
  const seen = stage.doors.map(async ({ name, url }) => [
    name,
    await shownAfter(`${url}/ar/${publishedPage}`, title, began),
  ]);
  return { service: service.name, title, ms: Object.fromEntries(await Promise.all(seen)) };
}

async function signIn(url: string, administrator: Stage['administrator']): Promise<string> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify(administrator);
  const response = await fetch(`${url}/cms-api/users/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`Signing in was refused: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function shownAfter(address: string, title: string, began: number): Promise<number> {
  while (performance.now() - began < longestMs) {
    const text = await fetch(address, { signal: AbortSignal.timeout(longestMs) }).then(
      (response) => response.text(),
      () => '',
    );
    if (text.includes(title)) return Math.round(performance.now() - began);
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}
