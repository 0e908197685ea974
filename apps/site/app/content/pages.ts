import type { Page } from '@insurer/contract/page.ts';
import { isPageName } from '@insurer/contract/page-list.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import type { ContentRequest } from './content-cache.ts';
import { ContentFailure } from './content-failure.ts';
import { customerRightsMaxStaleMs } from './freshness.ts';
import { logIssues } from './issue-log.ts';
import { askPreview, isRefused } from './preview.ts';
import { type ModelReader, readModel } from './read-model.ts';
import { standsWithoutContent } from './site-pages.ts';

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
  if (!isPageName(name)) return undefined;
  return view.preview === undefined ? readModel(view, pageRequest(name), pageReader) : readPreview(view, name);
}

/**
 * The published page of that name, read for nobody who waits: it pushes nothing out of the store that visitors read.
 *
 * @throws {ContentFailure}
 */
export async function readPassingPage(view: View, name: string): Promise<Page | undefined> {
  return isPageName(name) ? readModel(view, { ...pageRequest(name), passing: true }, pageReader) : undefined;
}

/**
 * How a page is asked for and kept. Old copies of the customer rights go after 5 minutes (API-09). Whoever asks, of the pages
 * that a screen stands without it is remembered that there is none: the table of screens names them, so they are few.
 */
export function pageRequest(name: string): ContentRequest {
  const standsWithout = standsWithoutContent(`/${name}`) || undefined;
  const request = { key: `pages/${name}`, path: `/pages/${encodeURIComponent(name)}`, standsWithout };
  return name === 'customer-rights' ? { ...request, maxStaleMs: customerRightsMaxStaleMs } : request;
}

/** Drafts are never kept: neither here nor by anyone on the way. */
async function readPreview(view: View, name: string): Promise<Page | undefined> {
  const response = await askPreview(view, name);
  const { status, body } = response;
  if (status === 404) {
    log.info({ key: `page-previews/${name}` }, 'Not found error.');
    return undefined;
  }
  if (isRefused(response)) {
    log.error({ key: `page-previews/${name}`, requestId: view.requestId }, 'Forbidden error.');
    throw new ContentFailure('forbidden', 'the preview is not allowed', { status });
  }
  if (status >= 400) {
    throw new ContentFailure(status >= 500 ? 'unavailable' : 'refused', `the service answers ${status}`, { status });
  }
  const { model, issues } = pageReader(body, view.language);
  logIssues(`page-previews/${name}`, issues);
  return model;
}
