import type { LoaderFunctionArgs } from 'react-router';
import { viewContext } from '#app/view-context.ts';
import { sitemapEntries, sitemapFiles, sitemapIndex, urlSet } from './sitemap-entries.ts';

/** Every address for search engines, in every language; the list of its files where one does not hold them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const files = sitemapFiles(await sitemapEntries(context.get(viewContext)));
  return files.length === 1 ? urlSet(files[0] ?? []) : sitemapIndex(files);
}
