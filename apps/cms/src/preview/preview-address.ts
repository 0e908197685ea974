import { config } from '../config.ts';
import { createPreviewToken } from './preview-token.ts';

/** Where the Preview button leads: the page on the site, in the editor's language, with a fresh token. */
export function previewAddress(page: Record<string, unknown>, locale: string): string | null {
  const { name } = page;
  if (typeof name !== 'string' || name === '') return null;
  const language = locale === 'ar' ? '/ar' : '';
  const path = `${language}${name === 'home' ? '' : `/${name}`}` || '/';
  return `${config.siteUrl}${path}?preview=${createPreviewToken(name, config.secret)}`;
}
