import { readLanguage, withPrefix } from '@insurer/contract/language.ts';
import { pagePath } from '@insurer/contract/page-list.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { mayBeRow } from '../row-number.ts';
import { createPreviewToken } from './preview-token.ts';
import { seesDrafts } from './sees-drafts.ts';

/** Within these steps of time a page has one preview address, so that a frame is not loaded anew at every save. */
const stepMs = 5 * 60_000;

/** The widths at which the frame beside a form can be seen. */
export const previewWidths = [
  { name: 'phone', label: 'Phone · هاتف 390', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet · لوحي 768', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop · مكتبي 1280', width: 1280, height: 800 },
];

/** Where a preview leads: the page on the site, in a language, with a fresh token. */
export function previewAddress({ name }: Record<string, unknown>, locale: string, now = Date.now()): string | null {
  if (typeof name !== 'string' || name === '') return null;
  return siteAddress(pagePath(name), locale, createPreviewToken(name, config.secrets, now));
}

/** An address of the site, in a language, with the token of a preview. */
export function siteAddress(path: string, locale: string | null, token: string): string {
  return `${config.siteUrl}${withPrefix(path, readLanguage(locale ?? 'en'))}?preview=${token}`;
}

/** The same for the frame beside the form: the address changes every five minutes, long before its token runs out. */
export function framedPreviewAddress(page: Record<string, unknown>, locale: string, now = Date.now()): string | null {
  return previewAddress(page, locale, beginOfStep(now));
}

/**
 * The frame's address for somebody who may read the newest draft, null for everybody else: a browser asks for it with whatever it
 * names as a page.
 */
export async function frameOfDraft({ data, locale, req }: Framed): Promise<string | null> {
  const page = mayBeRow(data.id) && (await readablePage(req, data.id));
  return page ? framedPreviewAddress(page, locale.code) : null;
}

type Framed = { data: Record<string, unknown>; locale: { code: string }; req: PayloadRequest };

/** The moment whose token the address of a frame has. */
export function beginOfStep(now: number): number {
  return now - (now % stepMs);
}

/** The address behind the Preview button. Its token is made when it is opened, however long the form stood open. */
export function previewButtonAddress(id: unknown, locale: string): string | null {
  return id === undefined ? null : `/cms-api/pages/${id}/preview?locale=${locale}`;
}

/** Leads somebody who may read drafts of the page to the preview of it; everybody else is told that there is none. */
export const openPreview: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    const page = await readablePage(req, req.routeParams?.id);
    const address = page && previewAddress(page, req.searchParams.get('locale') ?? 'en');
    return address ? leadTo(address) : noPreview('There is no such page.', 404);
  },
};

const headers = { 'cache-control': 'no-store' };

/** Leads to a preview. */
export function leadTo(location: string): Response {
  return new Response(null, { status: 302, headers: { ...headers, location } });
}

/** Says why there is no preview. */
export function noPreview(message: string, status: number): Response {
  return Response.json({ message }, { status, headers });
}

/** The newest draft of a page, for somebody who may read it and the next one: a token outlives the version that it was made of. */
async function readablePage(req: PayloadRequest, id: unknown): Promise<{ name?: unknown } | undefined> {
  const { payload, user } = req;
  const read = { draft: true, limit: 1, depth: 0, joins: false, overrideAccess: false, user } as const;
  const { docs } = await payload.find({ collection: 'pages', where: { id: { equals: id } }, ...read });
  return docs[0] && seesDrafts(req) ? { name: docs[0].name } : undefined;
}
