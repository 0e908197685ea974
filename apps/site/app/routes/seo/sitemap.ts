import { type Language, languages } from '@insurer/contract/language.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { config } from '#app/config.server.ts';
import { readNavigation } from '#app/content/header.ts';
import { sitePaths } from '#app/content/site-pages.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { localPath } from '#app/ui/local-path.ts';
import { viewContext } from '#app/view-context.ts';

/** Every page that the navigation, the footer or the requirements know, in every language. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const view = context.get(viewContext);
  const [header, settings] = await Promise.all([readNavigation(view), readSettings(view)]);
  const entries = [...sitePaths(header, settings)].flatMap((path) =>
    languages.map((language) => entry(path, language)),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function entry(path: string, language: Language): string {
  const address = (of: Language) => escapeXml(new URL(localPath(path, of), config().siteUrl).href);
  const alternates = languages.map((of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address(of)}"/>`);
  return `<url><loc>${address(language)}</loc>${alternates.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
