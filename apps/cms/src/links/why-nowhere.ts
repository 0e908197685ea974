import { isEmpty } from '@insurer/contract/clean/empty.ts';
import { cleanUrl } from '@insurer/contract/clean/url.ts';
import type { PayloadRequest, Where } from 'payload';
import { mayBeRow } from '../row-number.ts';
import { pathOnSite } from '../site-path.ts';
import { untyped } from '../untyped.ts';
import { jobsAndFiles } from './jobs-and-files.ts';
import { isThere, knownNames } from './known-names.ts';
import type { LinkedCollection } from './link-place.ts';
import type { NowhereReason } from './nowhere-words.ts';

/** What a field chooses by itself, rather than by an address. */
export const choosable = ['documents', 'media', 'countries'] as const satisfies LinkedCollection[];
type Choosable = (typeof choosable)[number];

/** Whether the index calls by that name what a field chose, and no address. */
export function isChosen(target: string): boolean {
  return choosable.some((kind) => target.startsWith(`${kind}/`));
}

/** What visitors are led to or shown: an address that somebody typed, or what a field chose, by its name in the index of links. */
export type Linked = { address: string } | { chosen: string };
/** Why it leads nowhere; undefined where it leads somewhere. */
export type WhyNowhere = (linked: Linked) => NowhereReason | undefined;
type Asking = {
  /** A page that counts as online already. */
  ownName?: unknown;
};

/**
 * Says why a link leads nowhere, as the site is now; of an address on another host, or of a product of the quote, it is taken for
 * right.
 *
 * @param all that will be asked for: jobs and files are looked up for them alone
 */
export async function whyNowhere(req: PayloadRequest, all: Linked[], { ownName }: Asking = {}): Promise<WhyNowhere> {
  // One after the other, as within a publication all are read by one connection.
  const names = new Set([...(await knownNames(req)), ...(typeof ownName === 'string' ? [ownName] : [])]);
  const jobOrFile = await jobsAndFiles(
    req,
    all.flatMap((one) => ('address' in one ? one.address : [])),
  );
  const chosen = all.flatMap((one) => ('chosen' in one ? one.chosen : []));
  const stored = new Set<string>();
  for (const kind of choosable) for (const one of await storedAmong(req, kind, chosen)) stored.add(one);

  return (linked) => {
    if ('chosen' in linked) return stored.has(linked.chosen) ? undefined : goneReason(linked.chosen);
    const { address } = linked;
    // Such as the beginning of an address that a link has before one is chosen: the site leaves the link out.
    const clean = cleanUrl(address);
    if (!isEmpty(address) && clean === undefined) return 'nowhere';
    const found = jobOrFile(address);
    if (found) return found === 'there' ? undefined : found;
    const onSite = pathOnSite(clean ?? address);
    return onSite === undefined || isThere(onSite, names) ? undefined : 'nowhere';
  };
}

const goneReasons: Record<Choosable, NowhereReason> = {
  documents: 'no-file',
  media: 'no-picture',
  countries: 'no-country',
};

function goneReason(chosen: string): NowhereReason | undefined {
  const kind = choosable.find((one) => chosen.startsWith(`${one}/`));
  return kind && goneReasons[kind];
}

/** Those of what was chosen that visitors are given: what is in the trash is not. */
async function storedAmong(req: PayloadRequest, collection: Choosable, chosen: string[]): Promise<string[]> {
  const own = `${collection}/`;
  const ids = chosen.flatMap((one) => (one.startsWith(own) ? one.slice(own.length) : [])).filter(mayBeRow);
  if (ids.length === 0) return [];
  const where: Where = { id: { in: [...new Set(ids.map(Number))] } };
  const query = { collection, where, select: untyped({ deletedAt: true }), pagination: false, req } as const;
  const { docs } = await req.payload.db.find<{ id: number; deletedAt?: string | null }>(query);
  return docs.flatMap(({ id, deletedAt }) => (deletedAt ? [] : `${collection}/${id}`));
}
