import type { CollectionSlug, PayloadRequest } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { untyped } from '../untyped.ts';
import { type LinkPlace, linkPlacesSlug, type StoredPlace } from './link-place.ts';

/** A place as the panel shows it: seen by visitors, in the draft, or both. */
export type UsedPlace = Pick<LinkPlace, 'path' | 'language' | 'label'> & { isOnline: boolean; isDraft: boolean };
/** A document that links to something or uses it, with every place of it. `mayOpen`: its form opens for whoever asks. */
export type UsedIn = { kind: Label; title: Label; address: string; mayOpen: boolean; places: UsedPlace[] };
export type WhereUsed = { count: number; usedIn: UsedIn[] };

/** So many rows are read; how many there are is told all the same. */
const most = 200;

/** For whom the titles are: for a person, those that he may read; else all, since the service itself asks. */
type Asker = { isPerson: boolean };

/** Where something is linked or used, what visitors see first. */
export async function whereUsed(
  req: PayloadRequest,
  targets: string[],
  asker: Asker = { isPerson: false },
): Promise<WhereUsed> {
  const { db } = req.payload;
  const where = { target: { in: targets } };
  const sort = ['-state', 'source', 'id'];
  const rows = { collection: linkPlacesSlug, where, sort, limit: most, req } as const;
  const { docs, totalDocs } = await db.find<StoredPlace>(rows);
  const bySource = Map.groupBy(docs, ({ source }) => source);
  const named = await namesOf(req, [...bySource.keys()], asker);
  const usedIn = [...bySource].flatMap(([source, places]) => {
    const name = named.get(source);
    return name ? [{ ...name, places: joined(places) }] : [];
  });
  const shown = usedIn.reduce((sum, { places }) => sum + places.length, 0);
  return { count: docs.length < totalDocs ? totalDocs : shown, usedIn };
}

/** One place that is online and in the draft alike is one place. */
function joined(rows: StoredPlace[]): UsedPlace[] {
  const places = Map.groupBy(rows, ({ path, language }) => `${path} ${language ?? ''}`);
  return [...places.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { path, language, label: words } = first;
    const isIn = (wanted: LinkPlace['state']) => same.some(({ state }) => state === wanted);
    return [{ path, language, label: words, isOnline: isIn('online'), isDraft: isIn('draft') }];
  });
}

type Named = Omit<UsedIn, 'places'>;

/** What editors call the documents of some rows: one query for each collection. */
export async function namesOf(req: PayloadRequest, sources: string[], asker: Asker): Promise<Map<string, Named>> {
  const idsBySlug = Map.groupBy(sources, (source) => source.split('/')[0] ?? '');
  const named = new Map<string, Named>();
  // One after the other, as one connection reads them where something is taken away.
  for (const [slug, ofSlug] of idsBySlug) {
    const global = req.payload.globals.config.find((one) => one.slug === slug);
    if (global) {
      const mayOpen = isShown(req, global.admin.hidden);
      named.set(slug, { ...siteWide, title: global.label as Label, address: `/admin/globals/${slug}`, mayOpen });
    } else
      for (const [source, name] of await documentsNamed(req, slug as CollectionSlug, ofSlug, asker))
        named.set(source, name);
  }
  return named;
}

/** What a menu leaves out has no form for its person either: Payload answers that there is no such page. */
function isShown(
  { user }: PayloadRequest,
  hidden: boolean | ((args: { user: never }) => boolean) | undefined,
): boolean {
  // Whoever asks is signed in, as Payload's rule of what is hidden takes for given.
  return !(typeof hidden === 'function' ? hidden({ user: user as never }) : hidden);
}

/** Of what the person may not read. */
const untold = label('Draft', 'مسودة');
const siteWide = { kind: label('Site', 'الموقع') };

type Row = Record<string, unknown> & { id: number; deletedAt?: string | null };

async function documentsNamed(req: PayloadRequest, collection: CollectionSlug, sources: string[], asker: Asker) {
  const { admin, labels, trash } = req.payload.collections[collection].config;
  const field = admin.useAsTitle ?? 'id';
  const ids = sources.map((source) => source.split('/')[1]);
  const query = { collection, where: { id: { in: ids } }, locale: 'all', depth: 0, pagination: false, trash } as const;
  const mayRead = { overrideAccess: !asker.isPerson, user: req.user, disableErrors: true } as const;
  const read = async (draft: boolean) => {
    // Its own request in the same transaction: Payload would leave the language of this one on the request of a save.
    const own = { transactionID: await req.transactionID };
    const found = {
      ...query,
      ...mayRead,
      draft,
      select: untyped({ [field]: true, deletedAt: true }),
      req: own,
    } as const;
    return (await req.payload.find(found)).docs as unknown as Row[];
  };
  // Who may not read a draft reads the title that visitors see.
  const seen = asker.isPerson ? await read(false) : [];
  const rows = new Map([...seen, ...(await read(true))].map((row) => [String(row.id), row]));
  return ids.flatMap((id): (readonly [string, Named])[] => {
    const row = id === undefined ? undefined : rows.get(id);
    if (id === undefined || !(asker.isPerson || row)) return [];
    const title = row ? inBoth(row[field], id) : untold;
    const kind = labels.singular as Label;
    const mayOpen = row !== undefined && isShown(req, admin.hidden);
    const form = `/admin/collections/${collection}`;
    const place = row?.deletedAt
      ? { kind: inTrash(kind), address: `${form}/trash/${id}`, mayOpen }
      : { kind, address: `${form}/${id}`, mayOpen };
    return [[`${collection}/${id}`, { ...place, title }]];
  });
}

function inTrash({ en, ar }: Label): Label {
  return label(`${en} in the trash`, `${ar} في سلة المهملات`);
}

function inBoth(title: unknown, id: unknown): Label {
  const { en, ar } = (typeof title === 'object' && title ? title : { en: title }) as Partial<Label>;
  return label(String(en || ar || id), String(ar || en || id));
}
