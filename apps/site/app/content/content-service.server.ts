import { config } from '#app/config.server.ts';
import { log } from '#app/log.server.ts';
import { ContentStore } from './content-store.ts';
import { callService, type ServiceAccess } from './service-call.ts';

/** How this process reaches the content service. */
export const serviceAccess: ServiceAccess = { baseUrl: config().contentApiUrl, apiKeys: config().contentApiKeys };

/** The one store of this process. */
export const contentStore = new ContentStore(
  (path, timeoutMs, requestId) => callService(serviceAccess, { path, timeoutMs, requestId }),
  log,
);
