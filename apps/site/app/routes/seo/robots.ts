import { languages } from '@insurer/contract/language.ts';
import { config } from '#app/config.server.ts';
import { screens } from '#app/screens.ts';
import { localPath } from '#app/ui/local-path.ts';

const forOneVisitor = screens.filter(({ listed }) => listed === 'disallowed');

/** Everything may be indexed but the screens that belong to one visitor. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    ...forOneVisitor.flatMap(({ path }) => languages.map((language) => `Disallow: ${localPath(path, language)}`)),
    'Disallow: /*?preview=',
    '',
    `Sitemap: ${config().siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
