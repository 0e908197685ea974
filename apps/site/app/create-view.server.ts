import { config } from './config.server.ts';
import { ContentLedger } from './content/content-ledger.ts';
import { mediaSigner } from './media-signer.server.ts';
import { PolicySources } from './policy-sources.ts';
import { textsOf } from './texts/texts.ts';
import type { PageAddress, View } from './view.ts';

/** What is known of a request besides its address. */
export type Visit = Pick<View, 'requestId' | 'deadline' | 'visitorAddress'>;
type Target = Pick<PageAddress, 'language' | 'path' | 'search' | 'preview' | 'shared'>;

/** The page view of a request, with a ledger of its own. */
export function createView(
  { language, path, search, preview, shared }: Target,
  visit: Visit,
  production: boolean,
): View {
  const { siteUrl, cmsOrigin } = config();
  return {
    ...visit,
    language,
    path,
    // What everybody gets knows nothing of anybody's campaign marks.
    search: shared ? '' : search,
    preview,
    ledger: new ContentLedger(),
    policy: new PolicySources(),
    texts: textsOf(language),
    siteUrl,
    cmsOrigin,
    seal: mediaSigner.seal,
    production,
  };
}
