import type { Endpoint } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { fileResponse } from '../storage/file-response.ts';
import { fileStore } from '../storage/file-store.ts';
import type { Edition } from './document-editions.ts';
import { fileHeaders } from './serve-file.ts';

/** GET /documents/{id}/editions/{file}: a file that a document had before, for staff alone. */
export const editionEndpoint: Endpoint = {
  path: '/:id/editions/:file',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) return notAllowed(req);
    const where = { id: { equals: Number(req.routeParams?.id) } };
    type Edited = { id: number; editions?: Edition[] };
    const document = await req.payload.db.findOne<Edited>({ collection: 'documents', where, req });
    const edition = document?.editions?.find(({ filename }) => filename === req.routeParams?.file);
    const file = edition && (await fileStore().read(`documents/${edition.filename}`));
    if (!file) return Response.json({ message: 'There is no such file.' }, { status: 404 });
    return fileResponse(file, { ...fileHeaders(file.size, 'application/pdf'), 'cache-control': 'no-store' });
  },
};
