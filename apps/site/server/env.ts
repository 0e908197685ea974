import type { HttpBindings } from '@hono/node-server';

/** What every route of the server knows of its request beside the request itself. */
export type Env = { Bindings: HttpBindings & { requestId: string } };
