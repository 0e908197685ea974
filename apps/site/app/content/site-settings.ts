import type { LocalizedText } from '@insurer/contract/fields.ts';
import type { Language } from '@insurer/contract/language.ts';
import { noSiteSettings, readSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { log } from '#app/log.server.ts';
import { textsOf } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';
import { contentKeys } from './content-keys.ts';
import type { ContentRequest } from './content-store.ts';
import { markMissing, readModel } from './read-model.ts';

const siteSettingsRequest: ContentRequest = {
  key: contentKeys.siteSettings.key,
  path: '/site-settings',
  optional: true,
};

/**
 * The site settings, from GET /site-settings. A service that knows none (404) gets the literal behaviour without it (docs/contract.md).
 * Never fails: without them the page stands with the specified defaults.
 */
export async function readSettings(view: View): Promise<SiteSettings> {
  try {
    const settings = await readModel(view, siteSettingsRequest, (body, language) => ({
      model: readSiteSettings(body, language),
      issues: [],
    }));
    for (const origin of frameOriginsOf(settings)) view.policy.frameOrigins.add(origin);
    view.frameHosts = settings?.frames.allowedHosts;
    return settings ?? { ...noSiteSettings, company: { capital: capitalOfSpec(view.language) } };
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'The page is drawn without site settings.');
    markMissing(view, siteSettingsRequest);
    // What is unknown is not allowed: no map is framed until the allow-list is known again.
    view.frameHosts = [];
    return { ...noSiteSettings, frames: { allowedHosts: [] } };
  }
}

/** The one detail of the company that is specified (FOOT-18). */
function capitalOfSpec(language: Language): LocalizedText {
  return { text: textsOf(language).footer.capitalOfSpec, lang: language };
}

/** A service without settings has no allow-list: maps of any https host are framed, on every page alike. */
function frameOriginsOf(settings: SiteSettings | undefined): string[] {
  if (!settings) return ['https:'];
  const { allowedHosts = [], claimTracking, complaintForm, complaintTracking } = settings?.frames ?? {};
  const addresses = [claimTracking, complaintForm, complaintTracking, ...allowedHosts.map((host) => `https://${host}`)];
  return addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
}
