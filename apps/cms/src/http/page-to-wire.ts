import { languages, type Translations } from '@insurer/contract/language.ts';
import { pagePath } from '@insurer/contract/page-list.ts';
import {
  type Localized,
  localizedText,
  perLanguage,
  textOf,
  translated,
  untranslated,
  type Wire,
} from '../fields/translations.ts';
import { type Addresses, type Files, withoutRepeats } from './files.ts';
import { type StoredBlock, sectionToWire } from './section-to-wire.ts';

/** A page as stored, in all languages at once. */
export type StoredPage = {
  id: string | number;
  name?: string | null;
  title?: Localized<string>;
  sections?: StoredBlock[] | null;
  meta?: {
    title?: Localized<string>;
    description?: Localized<string>;
    image?: unknown;
    attributes?: { kind?: string | null; key?: string | null; content?: Localized<string> }[] | null;
  } | null;
};
/** A group as stored, with its published pages in its order. */
export type StoredGroup = { id: string | number; title?: Localized<string>; pages: StoredPage[] };

/** A page as GET /pages/{name} answers it (API-05). */
export function pageToWire(page: StoredPage, group: StoredGroup | undefined, files: Files, siteUrl: string): Wire {
  const sections = (page.sections ?? []).flatMap((block, index) => sectionToWire(block, index, files) ?? []);
  return {
    id: page.id,
    ...untranslated('name', page.name),
    ...translated('title', localizedText(page.title)),
    sections,
    ...(group && { group: groupToWire(group) }),
    meta_data: [metaToWire(page, files, siteUrl)],
  };
}

function groupToWire(group: StoredGroup): Wire {
  return {
    id: group.id,
    ...translated('title', localizedText(group.title)),
    pages: group.pages.map((page) => ({
      id: page.id,
      title: '',
      ...translated('title', localizedText(page.title)),
      link: pagePath(String(page.name)),
    })),
  };
}

function metaToWire({ meta, title }: StoredPage, files: Files, siteUrl: string): Wire {
  const metaTitle = translated('title', localizedText(meta?.title));
  return {
    ...(Object.keys(metaTitle).length > 0 ? metaTitle : translated('title', localizedText(title))),
    attributes: [
      ...attribute('name', 'description', localizedText(meta?.description)),
      ...attribute('property', 'og:image', sharedPicture(files.picture(meta?.image), siteUrl)),
      ...(meta?.attributes ?? []).flatMap((row) =>
        attribute(row.kind === 'property' ? 'property' : 'name', textOf(row.key), localizedText(row.content)),
      ),
    ],
  };
}

function attribute(kind: 'name' | 'property', key: string | undefined, content: Partial<Translations>): Wire[] {
  if (!key || !languages.some((language) => content[language])) return [];
  return [{ [kind]: key, content: '', ...translated('content', content) }];
}

/** Other sites fetch this picture: its address is absolute, and without hints that mean nothing to them. */
function sharedPicture(addresses: Addresses, siteUrl: string): Addresses {
  const absolute = (address: string | undefined) => address && `${siteUrl}${address.replace(/\?.*$/, '')}`;
  return withoutRepeats(perLanguage((language) => absolute(addresses[language])));
}
