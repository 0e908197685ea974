import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { getRequestListener } from '@hono/node-server';
import { defaultLanguage, splitPrefix } from '@insurer/contract/language.ts';
import { loggedPath } from '@insurer/contract/logged-path.ts';
import type { Hono } from 'hono';
import type { Log } from '#app/log.server.ts';
import { type Env, halfDuplex } from './env.ts';
import type { RequestCounts } from './metrics.ts';
import { type Listener, oneAfterTheOther } from './one-after-the-other.ts';
import { plainTarget, readAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { chosenLanguage, requestIdOf } from './request-facts.ts';
import type { StaticFiles } from './static-files.ts';
import { sendStored } from './stored-response.ts';

type ListenerParts = { http: Hono<Env>; pages: PageCache; files: StaticFiles; requests: RequestCounts; log: Log };

/** The first to see a request: what is in memory is written at once, everything else goes to the HTTP application. */
export function createListener({ http, pages, files, requests, log }: ListenerParts): Listener {
  const requestIds = new WeakMap<object, string>();
  const rest = getRequestListener(
    (request, { incoming, outgoing }) => {
      const bindings = { incoming, outgoing, requestId: requestIds.get(incoming) ?? '' } as Env['Bindings'];
      return http.fetch(request.method === 'POST' ? nativeRequest(request) : request, bindings);
    },
    { overrideGlobalObjects: false },
  );

  return oneAfterTheOther((incoming, outgoing) => {
    const requestId = requestIdOf(incoming.headers);
    const started = performance.now();
    const target = incoming.url ?? '/';
    incoming.url = plainTarget(target);
    outgoing.on('close', () => {
      // Query values may hold personal data.
      const path = loggedPath(target.split('?', 1)[0] ?? '');
      const taken = performance.now() - started;
      requests.add(outgoing.statusCode, taken / 1000);
      const ms = Math.round(taken * 10) / 10;
      log.info({ requestId, method: incoming.method, path, status: outgoing.statusCode, ms }, 'request');
    });
    const kept = incoming.method === 'GET' || incoming.method === 'HEAD' ? storedResponse(incoming) : undefined;
    if (kept) return void sendStored(incoming, outgoing, kept, ['x-request-id', requestId]);
    requestIds.set(incoming, requestId);
    void rest(incoming, outgoing);
  });

  function storedResponse({ url = '/', headers }: IncomingMessage) {
    const key = /[?%]/.test(url) ? sharedKey(url) : url;
    if (key === undefined) return undefined;
    const file = files.get(key);
    if (file) return file;
    const mayBeSentElsewhere = chosenLanguage(headers.cookie) && splitPrefix(key).language === defaultLanguage;
    return mayBeSentElsewhere ? undefined : pages.fresh(key);
  }
}

function sharedKey(url: string): string | undefined {
  const address = readAddress(url);
  return address?.shared ? address.key : undefined;
}

/** Only a native request lets its body be read and counted before it is handed on. */
function nativeRequest({ url, method, headers, body, signal }: Request): Request {
  return new Request(url, { method, headers, body, signal, ...halfDuplex });
}
