import { dayMs } from '@insurer/contract/day-ms.ts';
import { languages } from '@insurer/contract/language.ts';
import { config } from '#app/config.server.ts';
import { localPath } from '#app/ui/local-path.ts';

const validDays = 180;

/** Where to report a weakness (RFC 9116): the contact form, in each language. It never expires while the site runs. */
export function loader(): Response {
  const { siteUrl } = config();
  const expires = new Date(Date.now() + validDays * dayMs).toISOString();
  const lines = [
    ...languages.map((language) => `Contact: ${siteUrl}${localPath('/contact-us', language)}`),
    `Expires: ${expires.replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
