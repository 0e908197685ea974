import { cleanUrl } from '@insurer/contract/clean/url.ts';
import {
  type Localized,
  localizedText,
  perLanguage,
  translated,
  untranslated,
  type Wire,
} from '../fields/translations.ts';
import type { Call } from './contract-route.ts';
import { withFiles } from './files.ts';
import { shownGlobal } from './frame-draft.ts';

type StoredLink = { id?: string | null; title?: Localized<string>; link?: string | null };
type StoredHeader = {
  logo?: unknown;
  button_label?: Localized<string>;
  items?: (StoredLink & { pages?: StoredLink[] | null })[] | null;
};

/**
 * GET /headers: the navigation, the logo and the label of the quote button; as its newest draft says, or as they were, for the
 * bearer of a token made for that (decision 0031).
 */
export async function getHeaders({ payload, query }: Call) {
  const header = (await shownGlobal(payload, 'header', query)) as StoredHeader;
  return withFiles(payload, (files) => {
    const logo = files.picture(header.logo);
    return {
      data: (header.items ?? []).map((item) => ({ ...linkToWire(item), pages: (item.pages ?? []).map(linkToWire) })),
      ...translated('logo', logo),
      ...translated(
        'logo_alt',
        perLanguage((language) => altOf(logo[language])),
      ),
      ...translated('button_label', localizedText(header.button_label)),
    };
  });
}

function linkToWire(item: StoredLink): Wire {
  const title = translated('title', localizedText(item.title));
  return { ...untranslated('id', item.id), title: '', ...title, link: cleanUrl(item.link) ?? '' };
}

/** The alternative text stands in the picture's address; the header call also says it by itself. */
function altOf(address: string | undefined): string | undefined {
  return address ? (new URLSearchParams(address.split('?')[1]).get('alt') ?? undefined) : undefined;
}
