import { pagePath } from '@insurer/contract/page-list.ts';
import type { PayloadRequest, Where } from 'payload';
import { lastName } from './last-name.ts';
import type { Redirect } from './redirect-ends.ts';

type Stored = Redirect & { id: number; updatedAt: string };
type Decided = { id: number; createdAt: string; changes?: { field: string }[] | null };

/**
 * A redirect that somebody wrote at the last address of a page that is away, or was until it came back under another name: it stays,
 * while the one to the page that took its place was for the time of its absence alone. Undefined where there is none.
 */
export async function ownRedirect(
  req: PayloadRequest,
  id: number | string,
  name: string | undefined,
): Promise<Redirect | undefined> {
  const from = await lastName(req, id);
  if (from === undefined || from === name) return undefined;
  const found = await req.payload.db.findOne<Stored>({
    collection: 'redirects',
    where: { from: { equals: from } },
    req,
  });
  if (!found || found.to === pagePath(name ?? from)) return undefined;
  return (await isOfDeparture(req, id, found)) ? undefined : { from, to: found.to };
}

/** Whether the service wrote a redirect as the page went, and nobody has touched it since: the record tells of it right behind. */
async function isOfDeparture(req: PayloadRequest, id: number | string, { updatedAt }: Stored): Promise<boolean> {
  const where: Where = {
    and: [
      { targetCollection: { equals: 'pages' } },
      { targetId: { equals: String(id) } },
      { action: { equals: 'links-decided' } },
    ],
  };
  const query = { collection: 'audit-log', where, sort: '-id', limit: 1, pagination: false, req } as const;
  const [last] = (await req.payload.db.find<Decided>(query)).docs;
  const hasSuccessor = last?.changes?.some(({ field }) => field === 'successor') === true;
  return hasSuccessor && Date.parse(updatedAt) <= Date.parse(last.createdAt);
}
