import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type FakeService, startFakeService } from '@insurer/contract/fake-service.ts';
import type { ServerBuild } from 'react-router';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ContentStore } from '#app/content/content-store.ts';
import { followPurges, usualTimes } from '#app/content/follow-purges.ts';
import type { createSiteApp } from '#app/entry.server.tsx';
import type { Log } from '#app/log.server.ts';
import { allCaches } from '#server/all-caches.ts';
import { createCdnPurge } from '#server/cdn-purge.ts';
import { createHttpApp } from '#server/http-app.ts';
import { createListener } from '#server/listener.ts';
import { RequestCounts } from '#server/metrics.ts';
import { PageCache } from '#server/page-cache.ts';
import { baseHeaders } from '#server/security-headers.ts';

export const purgeSecret = 'secret-of-the-purge';
export const previousPurgeSecret = 'secret-of-the-purge-before';

export type SiteUnderTest = {
  url: string;
  service: FakeService;
  store: ContentStore;
  /** The application's own logger, to be spied on. */
  log: Log;
  /** A module of the application, from the same graph that renders. */
  module: <Module>(path: string) => Promise<Module>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Follows the events of the service, as a site does from its start. @returns ends it */
  follow: (times?: Partial<typeof usualTimes>) => () => void;
  /** Forgets what `/_purge` would. */
  forget: (keys: string[]) => void;
  /** Whether every connection to the site is cut, as where its process is away. */
  hangUp: (isAway: boolean) => void;
  /** Forgets calls, overrides and both caches. */
  reset: () => void;
  stop: () => Promise<void>;
};

/** One for all test files of a process; it ends with it. */
const shared = globalThis as typeof globalThis & { viteOfTests?: Promise<ViteDevServer> };

/** The site as production runs it, but from its sources, over the fake content service. */
export async function startSiteUnderTest(mode: 'production' | 'development' = 'production'): Promise<SiteUnderTest> {
  const service = await startFakeService();
  Object.assign(process.env, {
    CONTENT_API_URL: service.url,
    PURGE_SECRET: purgeSecret,
    PURGE_SECRET_PREVIOUS: previousPurgeSecret,
    SITE_URL: 'https://www.example.com',
  });
  shared.viteOfTests ??= startVite();
  // Modules of its own for each site; what they are translated to is kept, which takes most of the time.
  const runner = createServerModuleRunner((await shared.viteOfTests).environments.ssr, { hmr: false });
  const build = await runner.import<ServerBuild>('virtual:react-router/server-build');
  const app = (build.entry.module as unknown as { createSiteApp: typeof createSiteApp }).createSiteApp(build, mode);
  const { config } = await runner.import<typeof import('#app/config.server.ts')>('/app/config.server.ts');
  const { log } = await runner.import<typeof import('#app/log.server.ts')>('/app/log.server.ts');
  const pages = new PageCache();
  const requests = new RequestCounts();
  const { cdn } = config();
  const purgeCdn = cdn && createCdnPurge(cdn, log);
  const own = allCaches(app, pages);
  const caches = allCaches(app, pages, purgeCdn);
  const base = baseHeaders(config().siteUrl);
  const development = mode === 'development';
  const http = createHttpApp({
    config: config(),
    app: async () => app,
    pages,
    requests,
    base,
    log,
    development,
    purgeCdn,
  });
  const listener = createListener({ http, pages, files: { get: () => undefined }, requests, log });
  let isAway = false;
  const server = createHttpServer((incoming, outgoing) => {
    if (isAway) incoming.socket.destroy();
    else listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    service,
    store: app.contentStore,
    log,
    module: <Module>(path: string) => runner.import<Module>(path),
    get: (path, headers) => fetch(`${url}${path}`, { headers, redirect: 'manual' }),
    follow(times) {
      const access = { baseUrl: service.url, apiKeys: ['key-of-the-events'] };
      return followPurges({ access, purges: caches, log, times: { ...usualTimes, ...times } });
    },
    forget: (keys) => own.purge(keys),
    hangUp(whether) {
      isAway = whether;
    },
    reset() {
      isAway = false;
      service.reset();
      own.purge(['*']);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all([runner.close(), service.stop()]);
    },
  };
}

function startVite(): Promise<ViteDevServer> {
  return createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
