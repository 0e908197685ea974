import { defaultLanguage } from '@insurer/contract/language.ts';
import { type ProviderList, readProviderList } from '@insurer/contract/providers.ts';
import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import { ContentFailure } from './content-failure.ts';
import { contentKeys } from './content-keys.ts';
import { serviceAccess } from './content-service.server.ts';
import { logIssues } from './issue-log.ts';
import { type ModelReader, markMissing, readModel } from './read-model.ts';
import { callService } from './service-call.ts';

const reader: ModelReader<ProviderList> = (body, language) => {
  const { list, issues } = readProviderList(body, language);
  if (!list) throw new ContentFailure('bad-response', 'the response holds no list of providers');
  return { model: list, issues };
};

/**
 * A part of the providers, from GET /providers; undefined where the service has no such call. What a visitor typed, and
 * where he is, is asked for apart: it stays in no cache and in no log. The order is that of the names in the page's language.
 * @throws {ContentFailure}
 */
export async function readProviders(view: View, asked: URLSearchParams): Promise<ProviderList | undefined> {
  const query = new URLSearchParams(asked);
  if (view.language !== defaultLanguage) query.set('language', view.language);
  const path = `/providers${query.size > 0 ? `?${query}` : ''}`;
  if (!query.has('q') && !query.has('near'))
    return readModel(view, { key: `${contentKeys.providers.key}?${query}`, path }, reader);
  const timeoutMs = Math.max(1, view.deadline - Date.now());
  const { status, body } = await callService(serviceAccess, { path, requestId: view.requestId, timeoutMs });
  if (status === 404) return undefined;
  if (status >= 400) {
    log.error({ call: 'GET providers', status, requestId: view.requestId }, 'Content call failed.');
    throw new ContentFailure(status >= 500 ? 'unavailable' : 'refused', `the service answers ${status}`, { status });
  }
  const { model, issues } = reader(body, view.language);
  logIssues(contentKeys.providers.key, issues);
  return model;
}

const probe = { key: `${contentKeys.providers.key}?limit=1`, path: '/providers?limit=1', optional: true };

/** Whether there is a list of providers to lead to. Never fails: while nobody can say, there is none. */
export async function hasProviders(view: View): Promise<boolean> {
  try {
    return ((await readModel(view, probe, reader))?.total ?? 0) > 0;
  } catch (error) {
    if (!(error instanceof ContentFailure)) throw error;
    markMissing(view, probe);
    return false;
  }
}

/** Paths of the screens that this service has nothing for: no list of the site's pages names them. */
export async function missingScreens(view: View): Promise<string[]> {
  return (await hasProviders(view)) ? [] : ['/find-a-provider'];
}
