import type { Files } from './files.ts';
import { type StoredBlock, sectionToWire } from './section-to-wire.ts';
import { type InBoth, single, textOf, texts, twin, type Wire } from './translations.ts';

/** A page as stored, in all languages at once. */
export type StoredPage = {
  id: string | number;
  name?: string | null;
  title?: InBoth<string>;
  sections?: StoredBlock[] | null;
  meta?: {
    title?: InBoth<string>;
    description?: InBoth<string>;
    image?: unknown;
    attributes?: { kind?: string | null; key?: string | null; content?: InBoth<string> }[] | null;
  } | null;
};
export type StoredGroup = { id: string | number; title?: InBoth<string>; pages: StoredPage[] };

/** A page as GET /pages/{name} answers it (API-05). */
export function pageToWire(page: StoredPage, group: StoredGroup | undefined, files: Files, siteUrl: string): Wire {
  const sections = (page.sections ?? []).flatMap((block, index) => sectionToWire(block, index, files) ?? []);
  return {
    id: page.id,
    ...single('name', page.name),
    ...twin('title', texts(page.title)),
    sections,
    ...(group && { group: groupToWire(group) }),
    meta_data: [metaToWire(page, files, siteUrl)],
  };
}

function groupToWire(group: StoredGroup): Wire {
  return {
    id: group.id,
    ...twin('title', texts(group.title)),
    pages: group.pages.map((page) => ({
      id: page.id,
      title: '',
      ...twin('title', texts(page.title)),
      link: page.name === 'home' ? '/' : `/${page.name}`,
    })),
  };
}

function metaToWire({ meta, title }: StoredPage, files: Files, siteUrl: string): Wire {
  const metaTitle = twin('title', texts(meta?.title));
  return {
    ...(Object.keys(metaTitle).length > 0 ? metaTitle : twin('title', texts(title))),
    attributes: [
      ...attribute('name', 'description', texts(meta?.description)),
      ...attribute('property', 'og:image', sharedPicture(files.picture(meta?.image), siteUrl)),
      ...(meta?.attributes ?? []).flatMap((row) =>
        attribute(row.kind === 'property' ? 'property' : 'name', textOf(row.key), texts(row.content)),
      ),
    ],
  };
}

function attribute(kind: 'name' | 'property', key: string | undefined, content: { en?: string; ar?: string }): Wire[] {
  if (!key || (!content.en && !content.ar)) return [];
  return [{ [kind]: key, content: '', ...twin('content', content) }];
}

/** Other sites fetch this picture: its address is absolute, and without hints that mean nothing to them. */
function sharedPicture(addresses: { en?: string; ar?: string }, siteUrl: string): { en?: string; ar?: string } {
  const absolute = (address: string | undefined) => address && `${siteUrl}${address.replace(/\?.*$/, '')}`;
  const en = absolute(addresses.en);
  const ar = absolute(addresses.ar);
  return { en, ar: ar === en ? undefined : ar };
}
