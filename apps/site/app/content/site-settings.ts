import { noChangedTexts } from '@insurer/contract/changed-texts.ts';
import { noSiteSettings, readSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { log } from '#app/log.server.ts';
import { textsOf } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';
import type { ContentRequest } from './content-cache.ts';
import { contentKeys } from './content-keys.ts';
import { readFrame } from './read-frame.ts';
import { markMissing } from './read-model.ts';

const request: ContentRequest = { key: contentKeys.siteSettings.key, path: '/site-settings', optional: true };

/**
 * The site settings, from GET /site-settings; as their draft says, in a preview of that. A service that knows none (404) gets the literal behaviour without it (docs/contract.md).
 * Never fails: without them the page stands with the specified defaults. What they change of the built-in texts holds from here on.
 */
export async function readSettings(view: View): Promise<SiteSettings> {
  try {
    const settings = await readFrame(view, request, (...wire) => ({ model: readSiteSettings(...wire), issues: [] }));
    for (const origin of frameOriginsOf(settings)) view.policy.frameOrigins.add(origin);
    view.frameHosts = settings?.frames.allowedHosts;
    view.changedTexts = settings?.texts ?? noChangedTexts;
    view.texts = textsOf(view.language, view.changedTexts);
    // The one detail of the company that is specified (FOOT-18).
    const capital = { text: view.texts.footer.capitalOfSpec, lang: view.language };
    return settings ?? { ...noSiteSettings, company: { capital } };
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'The page is drawn without site settings.');
    markMissing(view, request);
    // What is unknown is not allowed: no map is framed until the allow-list is known again.
    view.frameHosts = [];
    return { ...noSiteSettings, frames: { allowedHosts: [] } };
  }
}

/** A service without settings has no allow-list: maps of any https host are framed, on every page alike. */
function frameOriginsOf(settings: SiteSettings | undefined): string[] {
  if (!settings) return ['https:'];
  const { allowedHosts = [], claimTracking, complaintForm, complaintTracking } = settings.frames;
  const addresses = [claimTracking, complaintForm, complaintTracking, ...allowedHosts.map((host) => `https://${host}`)];
  return addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
}
