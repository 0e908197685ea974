import { config } from '#app/config.server.ts';

/** Everything may be indexed but the screens that belong to one visitor. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /my-requests',
    'Disallow: /ar/my-requests',
    'Disallow: /*?preview=',
    '',
    `Sitemap: ${config().siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
