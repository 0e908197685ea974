import type { PayloadRequest } from 'payload';

const collection = 'redirects';
type Named = { name: string };

/**
 * Keeps the addresses of published pages alive. A page that was published under a new name is found under its old one;
 * what led to the old name leads to the new one; a page takes its own name back from a redirect.
 *
 * @param before what visitors saw of the page before the change, and `after` what they see now; undefined: nothing
 */
export async function redirectRenamed(req: PayloadRequest, before?: Named, after?: Named): Promise<void> {
  if (!after || before?.name === after.name) return;
  // Reviewed: who may publish a page may have its old address lead to it.
  const write = { collection, overrideAccess: true, req } as const;
  await req.payload.delete({ ...write, where: { from: { equals: after.name } } });
  if (before) await addRedirect(req, before.name, `/${after.name}`);
}

/** Leads an old name on, and what led to it as well: nobody is led twice. */
export async function addRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  // Reviewed: who may publish a page may have its old address lead to another.
  const write = { collection, overrideAccess: true, req } as const;
  await req.payload.update({ ...write, where: { to: { equals: `/${from}` } }, data: { to } });
  await req.payload.delete({ ...write, where: { from: { equals: from } } });
  await req.payload.create({ ...write, data: { from, to } });
}
