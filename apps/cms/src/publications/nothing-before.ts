import { directionOf, readLanguage } from '@insurer/contract/language.ts';
import { label } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';

const title = label('The site as it was', 'الموقع كما كان');
const words = label(
  'What visitors saw before {moment} is not recorded. Choose a later moment.',
  'لا يوجد سجل لما رآه الزوار قبل {moment}. اختر وقتًا لاحقًا.',
);
/** A sentence for a window of its own: nothing of it may load or run. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * Says since when it is known what visitors saw.
 *
 * @param first ms since 1970
 * @param locale the language that the site was asked for in
 */
export function nothingBefore(first: number, locale: string | null): Response {
  const language = readLanguage(locale);
  const said = words[language].replace('{moment}', momentWithHijri(new Date(first), language));
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title[language]}</title></head>
<body><main><h1>${title[language]}</h1><p>${said}</p></main></body>
</html>
`;
  return new Response(html, { status: 404, headers });
}
