import { escapeMarkup } from '@insurer/contract/clean/escape-markup.ts';
import { type Language, languages } from '@insurer/contract/language.ts';
import { pagePath } from '@insurer/contract/page-list.ts';
import { config } from '#app/config.server.ts';
import { readNavigation } from '#app/content/header.ts';
import { readJobTimes } from '#app/content/jobs.ts';
import { readAllPages } from '#app/content/page-list.ts';
import { missingScreens } from '#app/content/providers.ts';
import { readRatedList } from '#app/content/rates.ts';
import { contentName, isListed, sitePaths, standsWithoutContent } from '#app/content/site-pages.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { log } from '#app/log.server.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';

/** A page of the sitemap, without the language prefix. */
type Entry = { path: string; languages: readonly Language[]; lastmod?: string };

/** So many addresses stand in one file at most. */
const addressesPerFile = 5_000;
const entriesPerFile = addressesPerFile / languages.length;

/**
 * What search engines are told of: the screens, every page that the service lists, and the open jobs. Without its list,
 * the pages that the navigation, the footer and the requirements know.
 */
export async function sitemapEntries(view: View): Promise<Entry[]> {
  const [header, settings, pages, jobs, rated, missing] = await Promise.all([
    readNavigation(view),
    readSettings(view),
    readAllPages(view),
    jobEntries(view),
    readRatedList(view),
    missingScreens(view),
  ]);
  const entries = new Map<string, Entry>();
  const quotes = rated.map(({ product }) => `/quote/${product}`);
  for (const path of [...sitePaths(header, settings, missing), ...quotes]) entries.set(path, { path, languages });
  if (!pages) return [...entries.values()];
  const known = new Map(pages.map((page) => [pagePath(page.name), page]));
  for (const path of entries.keys()) {
    const isGone = contentName(path) !== undefined && !known.has(path) && !standsWithoutContent(path);
    if (isGone || known.get(path)?.listed === false) entries.delete(path);
  }
  for (const [path, page] of known) {
    if (!page.listed || !isListed(path)) continue;
    const lasting = standsWithoutContent(path) ? languages : page.languages;
    entries.set(path, { path, languages: lasting, lastmod: page.updatedAt });
  }
  return [...entries.values(), ...jobs];
}

async function jobEntries(view: View): Promise<Entry[]> {
  try {
    return (await readJobTimes(view)).map(({ id, updatedAt }) => ({
      path: `/career-details/${encodeURIComponent(id)}`,
      languages,
      lastmod:
        updatedAt !== undefined && !Number.isNaN(Date.parse(updatedAt)) ? new Date(updatedAt).toISOString() : undefined,
    }));
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'The sitemap stands without jobs.');
    view.dependencies.markDegraded();
    return [];
  }
}

/** The files that hold all entries; the first is the only one where they fit into it. */
export function sitemapFiles(entries: Entry[]): Entry[][] {
  const count = Math.max(1, Math.ceil(entries.length / entriesPerFile));
  return Array.from({ length: count }, (_, n) => entries.slice(n * entriesPerFile, (n + 1) * entriesPerFile));
}

/** One file of the sitemap, each address with its other languages. */
export function urlSet(entries: Entry[]): Response {
  const urls = entries.flatMap((entry) => entry.languages.map((language) => url(entry, language)));
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>`);
}

/** The list of the files, each with the time of its newest entry. */
export function sitemapIndex(files: Entry[][]): Response {
  const parts = files.map((entries, n) => {
    const newest = entries.reduce<string | undefined>((last, { lastmod }) => laterOf(last, lastmod), undefined);
    return `<sitemap><loc>${address(`/sitemap/${n + 1}.xml`)}</loc>${timeOf(newest)}</sitemap>`;
  });
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>`);
}

function url({ path, languages: all, lastmod }: Entry, language: Language): string {
  const alternates = all.map(
    (of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address(localPath(path, of))}"/>`,
  );
  return `<url><loc>${address(localPath(path, language))}</loc>${timeOf(lastmod)}${alternates.join('')}</url>`;
}

function timeOf(lastmod: string | undefined): string {
  return lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
}

/** Of two ISO times. */
function laterOf(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && (other === undefined || one > other) ? one : other;
}

function address(path: string): string {
  return escapeMarkup(new URL(path, config().siteUrl).href);
}

function xml(body: string): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8' };
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, { headers });
}
