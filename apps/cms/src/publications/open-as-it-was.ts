import { pagePath } from '@insurer/contract/page-list.ts';
import type { Endpoint } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { config } from '../config.ts';
import { sitePathOf } from '../preview/frame-preview.ts';
import { leadTo, noPreview, siteAddress } from '../preview/preview-address.ts';
import { createAsOfToken } from '../preview/preview-token.ts';
import { nothingBefore } from './nothing-before.ts';
import { firstMomentKept, nameAt } from './online-at.ts';
import { type Publication, publicationsSlug } from './publication.ts';
import { riyadhMoment } from './riyadh-moment.ts';

/** GET /publications/{id}/open: leads staff to a page as it was once that was published, on the site, marked as a preview. */
export const openAsItWas: Endpoint = {
  path: '/:id/open',
  method: 'get',
  handler: async (req) => {
    const { payload, routeParams, searchParams } = req;
    if (!staff({ req })) return notAllowed(req);
    const where = { id: { equals: Number(routeParams?.id) } };
    const found = await payload.db.findOne<Publication>({ collection: publicationsSlug, where });
    const name = found?.content?.name;
    if (!found || typeof name !== 'string') return noPreview('There is no such page.', 404);
    return lead(pagePath(name), searchParams.get('locale'), Date.parse(found.at));
  },
};

/**
 * GET /publications/site?at=&path=&locale=: leads staff to the site as visitors saw it at a moment in Riyadh, such as
 * `2026-03-03T14:00`; a moment that has not come is now. 400 where it is none, and 404 in the language asked for where nothing is
 * known of that time.
 */
export const openSiteAsItWas: Endpoint = {
  path: '/site',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) return notAllowed(req);
    const moment = riyadhMoment(req.searchParams.get('at') ?? '');
    if (moment === undefined) return noPreview('Say a moment.', 400);
    const first = await firstMomentKept(req.payload);
    if (first !== undefined && moment < first) return nothingBefore(first, req.searchParams.get('locale'));
    const at = Math.min(moment, Date.now());
    const path = sitePathOf(req.searchParams.get('path'));
    const [, name] = /^\/([^/]+)$/.exec(path) ?? [];
    const then = name === undefined ? path : pagePath(await nameAt(req.payload, name, at));
    return lead(then, req.searchParams.get('locale'), at);
  },
};

function lead(path: string, locale: string | null, moment: number): Response {
  return leadTo(siteAddress(path, locale, createAsOfToken(moment, config.secrets)));
}
