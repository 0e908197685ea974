import { cleanUrl } from '@insurer/contract/clean/url.ts';
import type { Call } from './contract-route.ts';
import { withFiles } from './files.ts';
import { type InBoth, single, texts, twin, type Wire } from './translations.ts';

type StoredLink = { id?: string | null; title?: InBoth<string>; link?: string | null };
type StoredHeader = {
  logo?: unknown;
  button_label?: InBoth<string>;
  items?: (StoredLink & { pages?: StoredLink[] | null })[] | null;
};

/** GET /headers: the navigation, the logo and the label of the quote button. */
export async function getHeaders({ payload }: Call) {
  // Reviewed: the caller holds the site's key, and all of the header is public.
  const stored = await payload.findGlobal({ slug: 'header', locale: 'all', depth: 0, overrideAccess: true });
  const header = stored as unknown as StoredHeader;
  return withFiles(payload, (files) => {
    const logo = files.picture(header.logo);
    return {
      data: (header.items ?? []).map((item) => ({ ...linkToWire(item), pages: (item.pages ?? []).map(linkToWire) })),
      ...twin('logo', logo),
      ...twin('logo_alt', { en: altOf(logo.en), ar: altOf(logo.ar) }),
      ...twin('button_label', texts(header.button_label)),
    };
  });
}

function linkToWire(item: StoredLink): Wire {
  return { ...single('id', item.id), title: '', ...twin('title', texts(item.title)), link: cleanUrl(item.link) ?? '' };
}

/** The alternative text stands in the picture's address; the header call also says it by itself. */
function altOf(address: string | undefined): string | undefined {
  return address ? (new URLSearchParams(address.split('?')[1]).get('alt') ?? undefined) : undefined;
}
