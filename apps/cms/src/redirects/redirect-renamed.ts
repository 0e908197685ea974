import type { PayloadRequest, Where } from 'payload';

const collection = 'redirects';
type Named = { name: string };

/**
 * Keeps the addresses of published pages alive. A page that was published under a new name is found under its old one;
 * what led to the old name leads to the new one; a page takes its own name back from a redirect.
 *
 * @param before what visitors saw of the page before the change, and `after` what they see now; undefined: nothing
 * @throws what the database says: then the page keeps its name
 */
export async function redirectRenamed(req: PayloadRequest, before?: Named, after?: Named): Promise<void> {
  if (!after || before?.name === after.name) return;
  await removeRedirects(req, after.name);
  if (!before) return;
  const to = `/${after.name}`;
  for (const id of await redirectsTo(req, before.name)) await req.payload.update({ ...writing(req), id, data: { to } });
  await addRedirect(req, before.name, to);
}

/**
 * Leads the name of a page on. What led to that name stays as it is written: it is told with its end (`redirect-ends.ts`), and when the
 * page comes back under its name, its older names are its own again.
 */
export async function addRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  await removeRedirects(req, from);
  await req.payload.create({ ...writing(req), data: { from, to } });
}

/** The redirects whose next step is a page of this name. */
export function redirectsTo(req: PayloadRequest, name: string): Promise<number[]> {
  return idsOf(req, { to: { equals: `/${name}` } });
}

async function removeRedirects(req: PayloadRequest, from: string): Promise<void> {
  for (const id of await idsOf(req, { from: { equals: from } })) await req.payload.delete({ ...writing(req), id });
}

/** Each is written by itself: of several at once Payload keeps to itself which ones failed. */
async function idsOf({ payload, transactionID }: PayloadRequest, where: Where): Promise<number[]> {
  const query = { collection, where, pagination: false, req: { transactionID } } as const;
  return (await payload.db.find<{ id: number }>(query)).docs.map(({ id }) => id);
}

/** Reviewed: who may publish a page, or take it away, may have its old address lead to another. */
function writing(req: PayloadRequest) {
  return { collection, overrideAccess: true, depth: 0, req } as const;
}
