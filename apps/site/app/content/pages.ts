import type { Page } from '@insurer/contract/page.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import { ContentFailure } from './content-failure.ts';
import { serviceAccess } from './content-service.server.ts';
import type { ContentRequest } from './content-store.ts';
import { attemptMs, customerRightsMaxStaleMs } from './freshness.ts';
import { logIssues } from './issue-log.ts';
import { type ModelReader, readModel } from './read-model.ts';
import { callService } from './service-call.ts';

// A name is one path segment; anything else cannot be a page and is not worth a call.
const pageName = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]{0,99}$/u;

const pageReader: ModelReader<Page> = (body, language) => {
  const { page, issues } = readPage(body, language);
  if (!page) throw new ContentFailure('bad-response', 'the response holds no page');
  return { model: page, issues };
};

/**
 * The page of that name: the published one, or the newest draft where the request asks for the preview.
 * Undefined when there is none. Calls GET /pages/{name} or GET /page-previews/{name}.
 *
 * @throws {ContentFailure}
 */
export async function readContentPage(view: View, name: string): Promise<Page | undefined> {
  if (!pageName.test(name)) return undefined;
  return view.preview === undefined ? readModel(view, pageRequest(name), pageReader) : readPreview(view, name);
}

/** How a page is asked for and kept. Old copies of the customer rights go after 5 minutes (API-09). */
export function pageRequest(name: string): ContentRequest {
  const request = { key: `pages/${name}`, path: `/pages/${encodeURIComponent(name)}` };
  return name === 'customer-rights' ? { ...request, maxStaleMs: customerRightsMaxStaleMs } : request;
}

/** Drafts are never kept: neither here nor by anyone on the way. */
async function readPreview({ language, preview = '', requestId }: View, name: string): Promise<Page | undefined> {
  const path = `/page-previews/${encodeURIComponent(name)}?token=${encodeURIComponent(preview)}`;
  const { status, body } = await callService(serviceAccess, { path, timeoutMs: attemptMs, requestId });
  if (status === 404) {
    log.info({ key: `page-previews/${name}` }, 'Not found error.');
    return undefined;
  }
  if (status === 401 || status === 403) {
    log.error({ key: `page-previews/${name}`, requestId }, 'Forbidden error.');
    throw new ContentFailure('forbidden', 'the preview is not allowed', { status });
  }
  if (status >= 400) {
    throw new ContentFailure(status >= 500 ? 'unavailable' : 'refused', `the service answers ${status}`, { status });
  }
  const { model, issues } = pageReader(body, language);
  logIssues(`page-previews/${name}`, issues);
  return model;
}
