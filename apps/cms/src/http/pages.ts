import type { Payload, Where } from 'payload';
import { publicRead } from '../access/rules.ts';
import { config } from '../config.ts';
import { ContractProblem, notFound } from '../contract-problem.ts';
import { withTypedThen } from '../media/typed-then.ts';
import { asOfShown, frameDraftOf, isPreviewToken } from '../preview/preview-token.ts';
import { pageOnlineAt } from '../publications/online-at.ts';
import { relatedId } from '../related-id.ts';
import type { Call } from './contract-route.ts';
import { type AsOf, withFiles } from './files.ts';
import { pageToWire, type StoredGroup, type StoredPage } from './page-to-wire.ts';

/**
 * GET /pages/{name}: the published page.
 * @throws ContractProblem 404 when there is none of that name
 */
export async function getPage({ payload, params }: Call) {
  const page = await findPage(payload, { name: { equals: params.name }, _status: { equals: 'published' } }, false);
  return { data: await renderPage(payload, page) };
}

/**
 * GET /page-previews/{name}: the newest draft, for the bearer of a token made for that page. A token for the draft of a global
 * shows every page as it is published, one for a moment as visitors saw it then, with `as_of` (decision 0031).
 * @throws ContractProblem 403 without a valid token, 404 when there is no page of that name
 */
export async function getPagePreview(call: Call) {
  const { payload, params, query } = call;
  const name = params.name ?? '';
  const token = query.get('token') ?? '';
  if (frameDraftOf(token, config.secrets)) return getPage(call);
  const moment = asOfShown(token, config.secrets);
  if (moment !== undefined) return renderPageAsOf(payload, name, { moment, token });
  if (!isPreviewToken(token, name, config.secrets)) {
    throw new ContractProblem(403, 'This preview link is not valid or has run out. Please open the preview again.');
  }
  const page = await findPage(payload, { name: { equals: name } }, true);
  return { data: await renderPage(payload, page) };
}

async function renderPageAsOf(payload: Payload, name: string, { moment, token }: AsOf) {
  const page = await pageOnlineAt(payload, name, moment);
  const asOf = new Date(moment).toISOString();
  if (!page) throw new ContractProblem(404, 'No page of this name was published then.', { asOf });
  const data = await renderPage(payload, page as unknown as StoredPage, { moment, token });
  return { data: { ...(await withTypedThen(payload, data, { moment, token })), as_of: asOf } };
}

async function findPage(payload: Payload, where: Where, draft: boolean): Promise<StoredPage> {
  // Reviewed: the caller holds the site's key; published pages only, or a draft with a token for its page.
  const read = { locale: 'all', limit: 1, joins: false, ...publicRead } as const;
  const [page] = (await payload.find({ collection: 'pages', where, draft, ...read })).docs;
  if (!page) throw notFound('There is no published page of this name.');
  return page as unknown as StoredPage;
}

async function renderPage(payload: Payload, page: StoredPage, asOf?: AsOf) {
  const group = await groupOf(payload, page.id);
  return withFiles(payload, (files) => pageToWire(page, group, files, config.siteUrl), asOf);
}

/** The group that lists this page, with its published pages in the group's order. */
async function groupOf(payload: Payload, pageId: string | number): Promise<StoredGroup | undefined> {
  // Reviewed: titles and names of published pages are public.
  const read = { locale: 'all', ...publicRead } as const;
  const listing = { pages: { equals: pageId } };
  const [group] = (await payload.find({ collection: 'page-groups', where: listing, limit: 1, ...read })).docs;
  if (!group) return undefined;
  const order = (group.pages ?? []).map((entry) => relatedId(entry));
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: order }, _status: { equals: 'published' } },
    select: { name: true, title: true },
    joins: false,
    ...read,
  });
  const byId = new Map((docs as unknown as StoredPage[]).map((page) => [page.id, page]));
  const pages = order.flatMap((id) => byId.get(id) ?? []);
  return { ...(group as unknown as StoredGroup), pages };
}
