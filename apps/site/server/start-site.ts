import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shortestSecret } from '@insurer/contract/keys.ts';
import { unpackFewCodings } from '@insurer/contract/too-many-codings.ts';
import type { ServerBuild } from 'react-router';
import { type Config, ConfigError } from '#app/config.server.ts';
import { followPurges } from '#app/content/follow-purges.ts';
import type { createSiteApp, SiteApp } from '#app/entry.server.tsx';
import { log } from '#app/log.server.ts';
import { allCaches } from './all-caches.ts';
import { createCdnPurge } from './cdn-purge.ts';
import { createHttpApp } from './http-app.ts';
import { createListener } from './listener.ts';
import { RequestCounts } from './metrics.ts';
import type { Listener } from './one-after-the-other.ts';
import { PageCache } from './page-cache.ts';
import { baseHeaders } from './security-headers.ts';
import { loadStaticFiles } from './static-files.ts';

export type SiteParts = { server: Server; config: Config; root: string; development: boolean };

/** Puts the site behind a listening server. Stateless but for its caches: any number of processes may run. */
export async function startSite({ server, config, root, development }: SiteParts): Promise<void> {
  unpackFewCodings();
  const base = baseHeaders(config.siteUrl);
  const pages = new PageCache();
  const requests = new RequestCounts();
  const purgeCdn = config.cdn && createCdnPurge(config.cdn, log);
  const listen = development ? await developmentListener() : await productionListener();
  server.on('request', listen);
  // Longer than proxies keep theirs, so that none sends a request into a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  // Whoever is slower holds a connection that others need: headers in 20 s, twelve megabytes of papers in three minutes.
  server.headersTimeout = 20_000;
  server.requestTimeout = 180_000;
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise was rejected and nobody looked.'));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  const { siteUrl, contentApiUrl, weakSecrets } = config;
  for (const setting of weakSecrets) log.warn({ setting }, `Shorter than ${shortestSecret} characters`);
  log.info({ port, siteUrl, contentApiUrl }, `The site runs on http://localhost:${port}`);

  async function productionListener(): Promise<Listener> {
    const built = join(root, 'build/server/index.js');
    if (!existsSync(built)) throw new ConfigError('The site is not built. Run: npm run build');
    const build = (await import(pathToFileURL(built).href)) as ServerBuild;
    const app = appOf(build, 'production');
    const access = { baseUrl: config.contentApiUrl, apiKeys: config.contentApiKeys };
    followPurges({ access, purges: allCaches(app, pages, purgeCdn), log });
    const files = await loadStaticFiles(join(root, 'build/client'), base);
    const http = createHttpApp({ config, app: async () => app, pages, requests, base, log, development, purgeCdn });
    return createListener({ http, pages, files, requests, log });
  }

  /** Vite in the same server: it answers for sources and public files, the site for the rest; nothing is kept. */
  async function developmentListener(): Promise<Listener> {
    const { createServer } = await import('vite');
    const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: { server } } });
    const load = async () =>
      appOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development');
    const http = createHttpApp({ config, app: load, pages, requests, base, log, development, purgeCdn });
    const site = createListener({ http, pages, files: { get: () => undefined }, requests, log });
    return (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => site(incoming, outgoing));
  }
}

/** The application comes from the build itself, so that the server and the rendering share every module. */
function appOf(build: ServerBuild, mode: 'production' | 'development'): SiteApp {
  const entry = build.entry.module as unknown as { createSiteApp: typeof createSiteApp };
  return entry.createSiteApp(build, mode);
}
