import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Language, languages } from '@insurer/contract/language.ts';
import { Hono } from 'hono';
import type { Env } from './env.ts';
import { dictionaryPath } from './page-dictionaries.ts';
import { type StoredResponse, sendStored } from './stored-response.ts';

type DictionaryFile = (language: Language, requestId: string) => Promise<StoredResponse | undefined>;

/** The dictionary of each language, for browsers to keep (decision 0048). */
export function dictionaryRoutes(fileOf: DictionaryFile): Hono<Env> {
  const routes = new Hono<Env>();
  for (const language of languages) {
    routes.get(dictionaryPath(language), async (c) => {
      const { incoming, outgoing, requestId } = c.env;
      const file = await fileOf(language, requestId);
      // Every page names it, also those that outlive the service: a fault would stand in the console of whoever reads them.
      if (!file) return c.body(null, 204, { 'cache-control': 'no-store' });
      await sendStored(incoming, outgoing, file, ['x-request-id', requestId]);
      return RESPONSE_ALREADY_SENT;
    });
  }
  return routes;
}
