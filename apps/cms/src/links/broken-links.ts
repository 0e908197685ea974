import type { PayloadRequest, Where } from 'payload';
import type { Role } from '../access/roles.ts';
import type { Label } from '../fields/labels.ts';
import { thingsOfStatement } from '../statement-values.ts';
import { broken, externalLinksSlug, type ReachedAs } from './external/external-link.ts';
import { type LinkPlace, linkPlacesSlug, type StoredPlace } from './link-place.ts';
import { linkedTargets } from './linked-targets.ts';
import type { NowhereReason } from './nowhere-words.ts';
import { namesOf } from './where-used.ts';
import { choosable, isChosen, type Linked, whyNowhere } from './why-nowhere.ts';

/** Why it leads nowhere. */
export type BrokenReason = NowhereReason | ReachedInVain;
type ReachedInVain = Exclude<ReachedAs, 'fine'>;
/** A place that visitors see and that leads nowhere. */
export type BrokenLink = Pick<LinkPlace, 'target' | 'path' | 'language' | 'label'> & {
  id: number;
  /** What visitors are led to; nothing where a field chose what is gone. */
  address?: string;
  reason: BrokenReason;
  title: Label;
  form: string;
};

type BrokenLinks = { count: number; links: BrokenLink[]; page: number };

/** Who is told of them. */
export const seeBrokenLinks = ['admin', 'editor', 'reviewer'] as const satisfies Role[];
/** All of them, a page at a time. */
export const brokenLinksPath = '/admin/broken-links';
export const linksOfPage = 100;

/**
 * Every place that visitors see and that leads nowhere: on this site as it is now, on other hosts as they were found in the
 * night (decision 0054).
 *
 * @param wanted which hundred of them is read: the last where there are not so many. How many there are is told all the same
 */
export async function brokenLinks(req: PayloadRequest, wanted = 1): Promise<BrokenLinks> {
  const reasons = new Map<string, BrokenReason>([...(await brokenHere(req)), ...(await brokenElsewhere(req))]);
  if (reasons.size === 0) return { count: 0, links: [], page: 1 };
  const where: Where = {
    and: [{ target: { in: [...reasons.keys()].slice(0, thingsOfStatement(1)) } }, { state: { equals: 'online' } }],
  };
  const sort = ['source', 'id'];
  const { totalDocs: count } = await req.payload.db.count({ collection: linkPlacesSlug, where, req });
  const page = Math.min(wanted, Math.max(1, Math.ceil(count / linksOfPage)));
  const rows = { collection: linkPlacesSlug, where, sort, limit: linksOfPage, page, req } as const;
  const { docs } = await req.payload.db.find<StoredPlace>(rows);
  const named = await namesOf(req, [...new Set(docs.map(({ source }) => source))], { isPerson: true });
  const links = docs.flatMap(({ id, source, target, path, language, label }) => {
    const name = named.get(source);
    const reason = reasons.get(target);
    const address = isChosen(target) ? undefined : target;
    const place = { id, target, address, path, language, label };
    return name && reason ? [{ ...place, reason, title: name.title, form: name.address }] : [];
  });
  return { count, links, page };
}

async function brokenHere(req: PayloadRequest): Promise<[string, BrokenReason][]> {
  const addresses = await linkedTargets(req, '/');
  const chosen: string[] = [];
  for (const kind of choosable) chosen.push(...(await linkedTargets(req, `${kind}/`)));
  const linked = new Map<string, Linked>([
    ...addresses.map((address) => [address, { address }] as const),
    ...chosen.map((target) => [target, { chosen: target }] as const),
  ]);
  const nowhere = await whyNowhere(req, [...linked.values()]);
  return [...linked].flatMap(([target, to]): [string, BrokenReason][] => {
    const reason = nowhere(to);
    return reason ? [[target, reason]] : [];
  });
}

async function brokenElsewhere(req: PayloadRequest): Promise<[string, BrokenReason][]> {
  const found = { collection: externalLinksSlug, where: broken, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ address: string; state: ReachedInVain }>(found);
  return docs.map(({ address, state }) => [address, state]);
}
