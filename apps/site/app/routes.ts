import { defaultLanguage, type Language, languages } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { screens } from './screens.ts';

/** Every screen of the table, then any content page, then what nothing matches (ROUTE-02, ROUTE-05). */
const modules: [path: string, module: string][] = [
  ...screens.flatMap(({ path, module }): [string, string][] => (module ? [[path.slice(1), module]] : [])),
  ...developmentScreens(),
  [':name', 'content/content-page.tsx'],
  ['*', 'status/not-found.tsx'],
];

/** The gallery of all section examples; a production build has none. */
function developmentScreens(): [path: string, module: string][] {
  // biome-ignore lint/style/noProcessEnv: read while the list is built, never in the running site
  return process.env.NODE_ENV === 'production' ? [] : [['gallery/:theme?/:show?/:example?', 'gallery/gallery.tsx']];
}

function routesIn(language: Language): RouteConfigEntry[] {
  const prefix = `${languageTable[language].prefix}/`.slice(1);
  return modules.map(([path, module]) => {
    const file = `routes/${module}`;
    const id = `${prefix}${path || 'home'}`;
    const address = `${prefix}${path}`.replace(/\/$/, '');
    return address === '' ? index(file, { id }) : route(address, file, { id, caseSensitive: true });
  });
}

export default [
  route('robots.txt', 'routes/seo/robots.ts', { caseSensitive: true }),
  route('.well-known/security.txt', 'routes/seo/security-txt.ts', { caseSensitive: true }),
  route('sitemap.xml', 'routes/seo/sitemap.ts', { caseSensitive: true }),
  route('sitemap/:file', 'routes/seo/sitemap-file.ts', { caseSensitive: true }),
  ...languages.filter((language) => language !== defaultLanguage).flatMap(routesIn),
  ...routesIn(defaultLanguage),
] satisfies RouteConfig;
