import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '#app/content/failure-responses.ts';
import { viewContext } from '#app/view-context.ts';
import { sitemapEntries, sitemapFiles, urlSet } from './sitemap-entries.ts';

/** One file of a sitemap that takes several. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(params.file ?? '')?.[1]);
  const file = sitemapFiles(await sitemapEntries(context.get(viewContext)))[number - 1];
  if (!file) throw notFound();
  return urlSet(file);
}
