import type { Language } from '@insurer/contract/language.ts';
import { pagePath } from '@insurer/contract/page-list.ts';
import { readNavigation } from '#app/content/header.ts';
import { readAllPages } from '#app/content/page-list.ts';
import { missingScreens } from '#app/content/providers.ts';
import { isListed, sitePaths, standsWithoutContent } from '#app/content/site-pages.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { createView } from '#app/entry.server.tsx';
import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import { maxPages, SiteReader } from './site-reader.server.ts';
import type { Reader, SiteReading } from './site-reading.ts';

/** The site holds up to 25 KB of memory for each page in two languages, and is to stay under 300 MB (decision 0052). */
const maxSearchedPages = 6_000;
/** All of it together, with so much more for each listed page. */
const readingMs = 30_000;
const readingMsOfListed = 100;

/**
 * Reads every page that the navigation, the footer, the requirements and the service's list of pages lead to, through the
 * content cache; without the list, that the pages themselves lead to. Of a long list only what may have changed is read
 * again. Never rejects: what cannot be read is missing, or stands as it was read before.
 */
export async function readSite(language: Language, reader: Reader): Promise<SiteReading> {
  const base = readingView(language);
  const [header, settings, list, missing] = await Promise.all([
    readNavigation(base),
    readSettings(base),
    readAllPages(base),
    missingScreens(base),
  ]);
  const paths = [...sitePaths(header, settings, missing)];
  if (!list) return new SiteReader(base, header, { paths: paths.slice(0, maxPages - 1), missing }, reader).read();
  const listed = new Map(
    list.flatMap(({ name, listed: isWanted, updatedAt }) =>
      isWanted && isListed(pagePath(name)) ? [[pagePath(name), updatedAt] as const] : [],
    ),
  );
  const all = new Set([...paths.filter((path) => listed.has(path) || standsWithoutContent(path)), ...listed.keys()]);
  if (all.size > maxSearchedPages)
    log.warn({ pages: all.size, searched: maxSearchedPages }, 'Not all pages are searched.');
  base.deadline += all.size * readingMsOfListed;
  return new SiteReader(base, header, { paths: [...all].slice(0, maxSearchedPages), listed }, reader).read();
}

/** The reading stands for no visitor: it has its own dependencies and its own time. */
function readingView(language: Language): View {
  const visit = { requestId: 'search-index', deadline: Date.now() + readingMs };
  return createView({ language, path: '/search', search: '', shared: true }, visit, true);
}
