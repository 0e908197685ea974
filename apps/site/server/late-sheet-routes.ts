import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { LateSheet } from '#app/policy-sources.ts';
import type { Env } from './env.ts';
import { cacheControlOf } from './static-files.ts';
import { type StoredResponse, sendStored, storeResponse } from './stored-response.ts';

/**
 * The sheet of what comes later on pages (decision 0051), under any hash: while instances of two versions run, a page of
 * one may ask the other for its styles. Who asks for another hash keeps nothing.
 */
export function lateSheetRoutes(app: () => Promise<{ lateSheet: LateSheet }>, base: Record<string, string>): Hono<Env> {
  const made = new Map<string, Promise<StoredResponse>>();
  const routes = new Hono<Env>();
  routes.get('/assets/:file{late-[\\w-]+\\.css}', async (c) => {
    const { incoming, outgoing, requestId } = c.env;
    const { address, css } = (await app()).lateSheet;
    const control = c.req.path === address ? cacheControlOf(address) : 'no-cache';
    const headers = { ...base, 'content-type': 'text/css; charset=utf-8', 'cache-control': control };
    const key = `${address} ${control}`;
    const response = made.get(key) ?? storeResponse(200, headers, Buffer.from(css));
    made.set(key, response);
    await sendStored(incoming, outgoing, await response, ['x-request-id', requestId]);
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}
