import { readLanguage, withPrefix } from '@insurer/contract/language.ts';
import type { Endpoint, GlobalConfig } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { config } from '../config.ts';
import type { DraftedGlobal } from '../drafted-globals.ts';
import { beginOfStep, previewWidths } from './preview-address.ts';
import { createFrameToken } from './preview-token.ts';

/** The home page in a language, with the draft of the header or the settings around it. */
function framePreviewAddress(draftOf: DraftedGlobal, locale: string, now = Date.now()): string {
  const path = withPrefix('/', readLanguage(locale));
  return `${config.siteUrl}${path}?preview=${createFrameToken(draftOf, config.secrets, now)}`;
}

/** The Preview button and the frame beside the form of the header or the settings, as pages have them. */
export function framePreview(
  draftOf: DraftedGlobal,
): Pick<NonNullable<GlobalConfig['admin']>, 'preview' | 'livePreview'> {
  return {
    preview: (_, { locale }) => `/cms-api/globals/${draftOf}/preview?locale=${locale}`,
    livePreview: {
      url: ({ locale }) => framePreviewAddress(draftOf, locale.code, beginOfStep(Date.now())),
      breakpoints: previewWidths,
    },
  };
}

/** GET /globals/{slug}/preview: leads staff to the site with that draft. The token is made when it is opened. */
export function openFramePreview(draftOf: DraftedGlobal): Endpoint {
  return {
    path: '/preview',
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) return notAllowed(req);
      const location = framePreviewAddress(draftOf, req.searchParams.get('locale') ?? 'en');
      return new Response(null, { status: 302, headers: { 'cache-control': 'no-store', location } });
    },
  };
}
