import type { Endpoint } from 'payload';
import { previewAddress } from './preview-address.ts';

/** The address behind the Preview button. Its token is made when it is opened, however long the form stood open. */
export function previewButtonAddress(id: unknown, locale: string): string | null {
  return id === undefined ? null : `/cms-api/pages/${id}/preview?locale=${locale}`;
}

/** Leads somebody who may read the page to the preview of it; everybody else is told that there is none. */
export const openPreview: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: { id: { equals: req.routeParams?.id } },
      draft: true,
      limit: 1,
      depth: 0,
      joins: false,
      overrideAccess: false,
      user: req.user,
    });
    const address = docs[0] && previewAddress(docs[0] as never, req.searchParams.get('locale') ?? 'en');
    const headers = { 'cache-control': 'no-store' };
    if (!address) return Response.json({ message: 'There is no such page.' }, { status: 404, headers });
    return new Response(null, { status: 302, headers: { ...headers, location: address } });
  },
};
