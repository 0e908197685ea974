import { createHash } from 'node:crypto';
import { readAsOf } from '@insurer/contract/as-of.ts';
import { isPageName } from '@insurer/contract/page-list.ts';
import { LRUCache } from 'lru-cache';
import { contentNameOf, screens } from '#app/screens.ts';
import type { View } from '#app/view.ts';
import { serviceAccess } from './content-service.server.ts';
import { attemptMs } from './freshness.ts';
import { callService, type ServiceResponse } from './service-call.ts';

/** No service signs a longer token; that of an address is as long as somebody likes. */
const longestToken = 4_096;

type Preview = Pick<ServiceResponse, 'status' | 'body'>;
const refusal: Preview = { status: 403, body: undefined };

/** What was refused a moment ago is refused again unasked: a token is never good later than at first. */
const refused = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });
/** What each view has asked for: the page and what surrounds it need the same. */
const asked = new WeakMap<View, Map<string, Promise<Preview>>>();

/** Whether the service lets the bearer of the token see nothing. */
export function isRefused({ status }: Preview): boolean {
  return status === 401 || status === 403;
}

/**
 * What the service answers to the preview of a page, asked once in a view. It is kept by nobody, but that it was refused.
 *
 * @throws {ContentFailure} where the service cannot be reached
 */
export function askPreview(view: View, name: string): Promise<Preview> {
  const known = asked.get(view) ?? new Map<string, Promise<Preview>>();
  asked.set(view, known);
  const response = known.get(name) ?? ask(view, name);
  known.set(name, response);
  return response;
}

/**
 * Whether the service takes the token of a view on its screen. What is not taken there has no draft around it either: so
 * somebody's invented token costs no call but the first, whatever surrounds the page.
 */
export async function isPreviewTaken(view: View): Promise<boolean> {
  const response = await askPreview(view, previewedPage(view.path)).catch(() => undefined);
  return response !== undefined && response.status < 500 && !isRefused(response);
}

async function ask(view: View, name: string): Promise<Preview> {
  const { preview = '', requestId } = view;
  const key = createHash('sha256').update(`${name} ${preview}`).digest('base64url');
  if (preview.length > longestToken || refused.has(key)) return refusal;
  const path = `/page-previews/${encodeURIComponent(name)}?token=${encodeURIComponent(preview)}`;
  const response = await callService(serviceAccess, { path, timeoutMs: attemptMs, requestId });
  if (isRefused(response)) refused.set(key, true);
  view.asOf ??= readAsOf(response.body);
  return response;
}

/** The content page of an address; of a screen that needs none, the one that tokens for what surrounds all are made for. */
function previewedPage(path: string): string {
  const screen = screens.find((known) => known.path === path);
  const name = screen ? contentNameOf(screen) : path.slice(1);
  return name !== undefined && isPageName(name) ? name : 'home';
}
