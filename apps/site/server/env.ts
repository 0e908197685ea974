import type { HttpBindings } from '@hono/node-server';

/** What every route of the server knows of its request beside the request itself. */
export type Env = { Bindings: HttpBindings & { requestId: string } };

/** Node wants this said where a request's body is a stream; the browser's types, which are ours, do not know it. */
export const halfDuplex: object = { duplex: 'half' };
