import type { Endpoint } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { previewAddress } from '../preview/preview-address.ts';
import { type Publication, publicationsSlug } from './publication.ts';

/** GET /publications/{id}/open: leads staff to the page as it was then, on the site, marked as a preview. */
export const openAsItWas: Endpoint = {
  path: '/:id/open',
  method: 'get',
  handler: async (req) => {
    const { payload, routeParams, searchParams } = req;
    if (!staff({ req })) return notAllowed(req);
    const where = { id: { equals: Number(routeParams?.id) } };
    const found = await payload.db.findOne<Publication>({ collection: publicationsSlug, where });
    const locale = searchParams.get('locale') ?? 'en';
    const address = found?.content && previewAddress(found.content, locale, Date.now(), found.id);
    const headers = { 'cache-control': 'no-store' };
    if (!address) return Response.json({ message: 'There is no such page.' }, { status: 404, headers });
    return new Response(null, { status: 302, headers: { ...headers, location: address } });
  },
};
