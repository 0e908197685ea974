import { cleanUrl } from '@insurer/contract/clean/url.ts';
import { splitPrefix } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { config } from '../config.ts';
import {
  type Localized,
  localizedText,
  perLanguage,
  translated,
  untranslated,
  type Wire,
} from '../fields/translations.ts';
import { redirectsThatLead } from '../links/known-names.ts';
import { asOfShown } from '../preview/preview-token.ts';
import { pathOnSite } from '../site-path.ts';
import type { Call } from './contract-route.ts';
import { withFiles } from './files.ts';
import { shownGlobal } from './frame-draft.ts';

type StoredLink = { id?: string | null; title?: Localized<string>; link?: string | null };
/** Former names of pages, as paths, and where they lead. */
type Led = ReadonlyMap<string, string>;
type StoredHeader = {
  logo?: unknown;
  button_label?: Localized<string>;
  items?: (StoredLink & { pages?: StoredLink[] | null })[] | null;
};

/**
 * GET /headers: the navigation, the logo and the label of the quote button; as its newest draft says, or as they were, for the
 * bearer of a token made for that (decision 0031). Its entries follow pages that were renamed (decision 0047).
 */
export async function getHeaders({ payload, query }: Call) {
  const header = (await shownGlobal(payload, 'header', query)) as StoredHeader;
  // As it was, the pages have their names of then.
  const isAsItWas = asOfShown(query.get('preview') ?? '', config.secrets) !== undefined;
  const led = isAsItWas ? new Map<string, string>() : await renamedPages(payload);
  const toWire = (item: StoredLink) => linkToWire(item, led);
  return withFiles(payload, (files) => {
    const logo = files.picture(header.logo);
    return {
      data: (header.items ?? []).map((item) => ({ ...toWire(item), pages: (item.pages ?? []).map(toWire) })),
      ...translated('logo', logo),
      ...translated(
        'logo_alt',
        perLanguage((language) => altOf(logo[language])),
      ),
      ...translated('button_label', localizedText(header.button_label)),
    };
  });
}

function linkToWire(item: StoredLink, led: Led): Wire {
  const title = translated('title', localizedText(item.title));
  return { ...untranslated('id', item.id), title: '', ...title, link: presentLink(cleanUrl(item.link) ?? '', led) };
}

async function renamedPages(payload: Payload): Promise<Led> {
  const toPages = (await redirectsThatLead({ payload })).filter(({ to }) => /^\/[^/]+$/.test(to));
  return new Map(toPages.map(({ from, to }) => [`/${from}`, to]));
}

/** A visitor's own place in the navigation is known by its address: one that leads on from a former name would mark nothing. */
function presentLink(link: string, led: Led): string {
  const end = led.get(splitPrefix(pathOnSite(link) ?? '').path);
  return end === undefined ? link : end + (/[?#].*/s.exec(link)?.[0] ?? '');
}

/** The alternative text stands in the picture's address; the header call also says it by itself. */
function altOf(address: string | undefined): string | undefined {
  return address ? (new URLSearchParams(address.split('?')[1]).get('alt') ?? undefined) : undefined;
}
