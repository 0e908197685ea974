import { splitPrefix } from '@insurer/contract/language.ts';
import type { Endpoint, GlobalConfig } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { config } from '../config.ts';
import type { DraftedGlobal } from '../drafted-globals.ts';
import { pathOnSite } from '../site-path.ts';
import { beginOfStep, leadTo, previewWidths, siteAddress } from './preview-address.ts';
import { createFrameToken } from './preview-token.ts';
import { seesDrafts } from './sees-drafts.ts';

/** A page of the site in a language, the home page at first, with the draft of the header, the settings or the texts. */
function framePreviewAddress(draftOf: DraftedGlobal, locale: string, now = Date.now(), path = '/'): string {
  const token = createFrameToken(draftOf, config.secrets, now);
  return siteAddress(path, locale, token);
}

/** A path of the site that somebody named, as its address is copied in either language, and of nothing else: the home page's where it is none. */
export function sitePathOf(asked: string | null): string {
  const typed = asked?.trim() ?? '';
  // As the name of a page stands in its form.
  const address = /^[\w-]+(?:\/|$)/.test(typed) ? `/${typed}` : typed;
  const { path } = splitPrefix(pathOnSite(address) ?? '/');
  return /^(?:\/[\w-]+)+\/?$/.test(path) ? path.replace(/\/$/, '') : '/';
}

/** The Preview button and the frame beside the form of a drafted global, as pages have them. */
export function framePreview(
  draftOf: DraftedGlobal,
): Pick<NonNullable<GlobalConfig['admin']>, 'preview' | 'livePreview'> {
  return {
    preview: (_, { locale, req }) => (seesDrafts(req) ? `/cms-api/globals/${draftOf}/preview?locale=${locale}` : null),
    livePreview: {
      url: ({ locale, req }) =>
        seesDrafts(req) ? framePreviewAddress(draftOf, locale.code, beginOfStep(Date.now())) : null,
      breakpoints: previewWidths,
    },
  };
}

/** GET /globals/{slug}/preview?locale=&path=: leads whoever reads drafts to the site with that one. The token is made when it is opened. */
export function openFramePreview(draftOf: DraftedGlobal): Endpoint {
  return {
    path: '/preview',
    method: 'get',
    handler: async (req) => {
      if (!seesDrafts(req)) return notAllowed(req);
      const path = sitePathOf(req.searchParams.get('path'));
      const location = framePreviewAddress(draftOf, req.searchParams.get('locale') ?? 'en', Date.now(), path);
      return leadTo(location);
    },
  };
}
