import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { stopping } from '@insurer/contract/graceful-stop.ts';
import { timingSafeEqualText } from '@insurer/contract/keys.ts';
import { type Context, Hono } from 'hono';
import { headerRequest } from '#app/content/header-request.ts';
import type { SiteApp } from '#app/entry.server.tsx';
import { allCaches, type PurgeCdn } from './all-caches.ts';
import type { Env } from './env.ts';
import { metricsText, type RequestCounts } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { isInternalCaller } from './request-facts.ts';

type InternalParts = {
  app: () => Promise<SiteApp>;
  pages: PageCache;
  requests: RequestCounts;
  purgeSecrets: readonly string[];
  purgeCdn?: PurgeCdn;
};

const readinessMs = 2_000;
const stops = { status: 'down', content: 'This process stops.' } as const;

/** What is for operators and for the content service, never for visitors: those get a plain 404. */
export function internalRoutes({ app, pages, requests, purgeSecrets, purgeCdn }: InternalParts): Hono<Env> {
  const routes = new Hono<Env>();

  routes.on('GET', ['/health', '/ready', '/metrics', '/_cache'], async (c, next) => {
    return mayLook(c, purgeSecrets) ? next() : c.notFound();
  });
  // Alive. A new start mends no content service that is away: that is for /ready.
  routes.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  routes.get('/ready', async (c) => {
    const readiness = stopping.aborted ? stops : await readinessOf(await app());
    return c.json(readiness, readiness.status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });

  routes.get('/metrics', async (c) => {
    const { contentStore } = await app();
    return c.text(metricsText(requests, pages, contentStore), 200, { 'cache-control': 'no-store' });
  });

  // What is at hand, by its keys: for tests and for whoever looks for a fault.
  routes.get('/_cache', async (c) => {
    const { contentStore } = await app();
    return c.json({ content: contentStore.keys(), pages: pages.paths }, 200, { 'cache-control': 'no-store' });
  });

  // Told by the content service when something is published: what shows it is forgotten at once.
  routes.post('/_purge', async (c) => {
    if (!holdsSecret(c, purgeSecrets)) return c.json({ message: 'Not allowed.' }, 401);
    const keys = keysOf(await c.req.json().catch(() => undefined));
    if (!keys) return c.json({ message: 'The body must be { "keys": ["pages/home", …] }.' }, 400);
    allCaches(await app(), pages, purgeCdn).purge(keys);
    return c.json({ purged: keys });
  });

  return routes;
}

/** Able to serve: the content service answers, or an older copy of what every page needs is at hand. */
async function readinessOf({ contentStore }: SiteApp): Promise<{ status: 'ok' | 'down'; content: string }> {
  try {
    const { stale } = await contentStore.read(headerRequest, { deadline: Date.now() + readinessMs });
    return { status: 'ok', content: stale ? 'older copies' : 'fresh' };
  } catch (error) {
    return { status: 'down', content: error instanceof Error ? error.message : String(error) };
  }
}

function mayLook(c: Context<Env>, secrets: readonly string[]): boolean {
  const { headers, socket } = c.env.incoming;
  // Load balancers and orchestrators ask for the health from their networks; that it stands is all they learn.
  const from = /^\/(health|ready)$/.test(c.req.path) ? 'network' : 'machine';
  return isInternalCaller(headers, socket.remoteAddress, from) || holdsSecret(c, secrets);
}

function holdsSecret(c: Context<Env>, secrets: readonly string[]): boolean {
  const given = c.req.header('authorization') ?? '';
  return secrets.some((secret) => timingSafeEqualText(given, `Bearer ${secret}`));
}

function keysOf(body: unknown): string[] | undefined {
  const keys = asRecord(body)?.keys;
  if (!Array.isArray(keys) || keys.length > 1_000) return undefined;
  return keys.every((key) => typeof key === 'string') ? keys : undefined;
}
