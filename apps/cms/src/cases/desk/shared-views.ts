import type { PayloadRequest, Where } from 'payload';
import * as v from 'valibot';
import { hasRole, roleOf } from '../../access/roles.ts';
import { inboxOf } from '../desk-kinds.ts';
import { inboxesOf } from './list-cases.ts';
import { addressOf, filterSchema, viewName } from './saved-views.ts';

export const sharedViewsSlug = 'shared-views';

export const sharedSchema = v.object({ name: viewName, ...filterSchema.entries });
type Shared = v.InferOutput<typeof sharedSchema>;

/** A view that a colleague shares; whose it is, and whether who looks may rename it and end the sharing. */
export type SharedView = Shared & { id: number; by: string; isOwn: boolean; mayChange: boolean };

/** More than anybody needs, and few enough to be read. */
const maxPerPerson = 20;
const maxShown = 100;

const storedSchema = v.object({
  id: v.number(),
  name: v.string(),
  view: v.unknown(),
  kind: v.nullish(v.unknown()),
  owner: v.nullish(v.number()),
  sharedBy: v.number(),
  sharedByName: v.string(),
});

/**
 * The views that are shared with this person: by their team and by administrators, who see all. A view is a set of conditions: what
 * it shows is asked for with the rights of who opens it.
 */
export async function sharedViewsOf(req: PayloadRequest): Promise<SharedView[]> {
  const inboxes = inboxesOf(req);
  const where: Where = hasRole(req, 'admin') ? {} : { role: { in: ['admin', roleOf(req)] } };
  // Reviewed: conditions and names of colleagues, narrowed down to this person's team.
  const query = { collection: sharedViewsSlug, where, sort: 'name', limit: maxShown, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ id: number }>(query);
  return docs.flatMap((row) => {
    const { success, output: stored } = v.safeParse(storedSchema, row);
    if (!success) return [];
    const { id, name, sharedBy, sharedByName: by } = stored;
    const filter = v.parse(filterSchema, {
      ...stored,
      kind: stored.kind ?? undefined,
      owner: stored.owner ?? undefined,
    });
    const inbox = filter.kind && inboxOf(filter.kind);
    if (inbox && !inboxes.includes(inbox)) return [];
    const isOwn = sharedBy === req.user?.id;
    return [{ id, name, ...filter, by, isOwn, mayChange: isOwn || hasRole(req, 'admin') }];
  });
}

/**
 * Shares a view with the team of who made it, under a name; shared again it has the new name.
 * @returns whether it is shared: nobody shares more than twenty
 */
export async function shareView(
  req: PayloadRequest,
  { name, view, kind, owner }: Shared,
): Promise<{ shared: boolean }> {
  const own = (await sharedViewsOf(req)).filter(({ isOwn }) => isOwn);
  const same = own.find((one) => addressOf(one) === addressOf({ view, kind, owner }));
  if (same) await endShared(req, same.id);
  else if (own.length >= maxPerPerson) return { shared: false };
  const { id, name: sharedByName } = req.user as { id: number; name?: string | null };
  const data = { name, view, kind, owner, sharedBy: id, sharedByName: sharedByName || '–', role: roleOf(req) ?? '' };
  // Reviewed: whoever handles cases shares conditions, under their own name.
  await req.payload.create({ collection: sharedViewsSlug, data, overrideAccess: true, depth: 0, req });
  return { shared: true };
}

/** Ends the sharing of a view, for who shares it and for administrators. @returns whether there was one that they may end */
export async function endShared(req: PayloadRequest, id: number): Promise<{ ended: boolean }> {
  const found = (await sharedViewsOf(req)).find((one) => one.id === id);
  if (!found?.mayChange) return { ended: false };
  // Reviewed: found among those that this person may end.
  await req.payload.delete({ collection: sharedViewsSlug, id, overrideAccess: true, depth: 0, req });
  return { ended: true };
}

/** Gives a shared view another name, for who shares it and for administrators. @returns whether there was one that they may rename */
export async function renameShared(req: PayloadRequest, id: number, name: string): Promise<{ renamed: boolean }> {
  const found = (await sharedViewsOf(req)).find((one) => one.id === id);
  if (!found?.mayChange) return { renamed: false };
  // Reviewed: found among those that this person may rename.
  await req.payload.update({ collection: sharedViewsSlug, id, data: { name }, overrideAccess: true, depth: 0, req });
  return { renamed: true };
}
