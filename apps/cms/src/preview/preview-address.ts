import { readLanguage, withPrefix } from '@insurer/contract/language.ts';
import { config } from '../config.ts';
import { createPreviewToken } from './preview-token.ts';

/** Within these steps of time a page has one preview address, so that a frame is not loaded anew at every save. */
const stepMs = 5 * 60_000;

/** Where a preview leads: the page on the site, in a language, with a fresh token. */
export function previewAddress(page: Record<string, unknown>, locale: string, now = Date.now()): string | null {
  const { name } = page;
  if (typeof name !== 'string' || name === '') return null;
  const path = withPrefix(name === 'home' ? '/' : `/${name}`, readLanguage(locale));
  return `${config.siteUrl}${path}?preview=${createPreviewToken(name, config.secret, now)}`;
}

/** The same for the frame beside the form: the address changes every five minutes, long before its token runs out. */
export function framedPreviewAddress(page: Record<string, unknown>, locale: string, now = Date.now()): string | null {
  return previewAddress(page, locale, now - (now % stepMs));
}
