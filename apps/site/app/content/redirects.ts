import { type Redirects, readRedirects } from '@insurer/contract/redirects.ts';
import { log } from '#app/log.server.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import type { ContentRequest } from './content-cache.ts';
import { contentKeys } from './content-keys.ts';
import { type ModelReader, markMissing, readModel } from './read-model.ts';

const request: ContentRequest = { key: contentKeys.redirects.key, path: '/redirects', optional: true };
const reader: ModelReader<Redirects> = (body) => {
  const { redirects, issues } = readRedirects(body);
  return { model: redirects, issues };
};

/**
 * Where a page of this name has moved to, in the language of the view, from GET /redirects; undefined where it has not.
 * To be asked for names only that are no page: a page is never shadowed. Never fails: without the call, and without a
 * response, nothing has moved.
 */
export async function newAddressOf(view: View, name: string): Promise<string | undefined> {
  try {
    const to = (await readModel(view, request, reader))?.get(name);
    return to && localPath(to, view.language);
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'A page is looked for without redirects.');
    markMissing(view, request);
    return undefined;
  }
}
