import { forms } from '@insurer/contract/forms/forms.ts';
import { type Language, languages, splitPrefix } from '@insurer/contract/language.ts';
import { isReservedName } from '@insurer/contract/reserved-names.ts';
import type { PayloadRequest, Where } from 'payload';
import type { StoredField } from '../admin/languages/stored-fields.ts';
import { textOf } from '../fields/translations.ts';
import { pathOnSite } from '../site-path.ts';
import { picturesIn, type Surroundings } from './check-document.ts';

type Picture = { id: number; alt?: Partial<Record<Language, unknown>> | null; decorative?: boolean | null };

/** Where the site answers without a page of that name. Whether a job or a product of a quote is there is not looked at. */
const ownPaths = ['home', 'quote', 'career-details', 'e-services', ...forms.map(({ path }) => path)];

/**
 * What a document's findings depend on, read as it is stored now.
 *
 * @param stored the fields of all states of it that are looked at
 * @param ownName its own name: it may lead to itself before it is online
 */
export async function surroundingsOf(
  req: PayloadRequest,
  stored: StoredField[],
  ownName: unknown,
): Promise<Surroundings> {
  const chosen = stored.flatMap(picturesIn).map(({ picture }) => Number(picture));
  // One after the other, as within a publication all are read by one connection.
  const leads = await leadsTo(req, ownName);
  const pictures = await picturesOf(req, [...new Set(chosen)]);
  return {
    leads,
    withoutAlternative: (id) => {
      const picture = pictures.get(Number(id));
      if (!picture || picture.decorative) return [];
      return languages.filter((language) => !textOf(picture.alt?.[language]));
    },
  };
}

/**
 * Says whether an address leads somewhere, as the site is now; of one on another host it is taken for right.
 *
 * @param ownName a page that counts as online already
 */
export async function leadsTo(req: PayloadRequest, ownName?: unknown): Promise<Surroundings['leads']> {
  const names = await knownNames(req);
  if (typeof ownName === 'string') names.add(ownName.toLowerCase());
  return (address) => {
    const onSite = pathOnSite(address);
    if (onSite === undefined) return true;
    const [name = ''] = splitPrefix(onSite).path.slice(1).split('/');
    return name === '' || isReservedName(name) || names.has(name.toLowerCase());
  };
}

/** The names of pages that are online, and of what leads on from where pages were. */
async function knownNames(req: PayloadRequest): Promise<Set<string>> {
  const { db } = req.payload;
  const online: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };
  const all = { pagination: false, req } as const;
  const pageNames = { collection: 'pages', where: online, select: { name: true }, ...all } as const;
  const { docs: pages } = await db.find<{ name?: string | null }>(pageNames);
  const { docs: redirects } = await db.find<{ from: string }>({
    collection: 'redirects',
    select: { from: true },
    ...all,
  });
  const names = [...ownPaths, ...pages.map(({ name }) => name ?? ''), ...redirects.map(({ from }) => from)];
  return new Set(names.map((name) => name.toLowerCase()));
}

async function picturesOf(req: PayloadRequest, ids: number[]): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map();
  const where: Where = { id: { in: ids } };
  const all = { where, select: { alt: true, decorative: true }, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<Picture>({ collection: 'media', ...all });
  return new Map(docs.map((picture) => [picture.id, picture]));
}
