import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The screens of the spec (2.1), in its order; all of them exist in both languages (decision D16). */
const screens: [path: string, file: string][] = [
  ['401', 'routes/status/unauthorised.tsx'],
  ['get-a-quote', 'routes/services/get-a-quote.tsx'],
  ['faqs-page', 'routes/content/faqs-page.tsx'],
  ['details-request', 'routes/services/details-request.tsx'],
  ['claims', 'routes/services/claims.tsx'],
  ['submit-claim', 'routes/services/submit-claim.tsx'],
  ['complaints', 'routes/services/complaints.tsx'],
  ['submit-complaints', 'routes/services/submit-complaints.tsx'],
  ['contact-us', 'routes/services/contact-us.tsx'],
  ['careers', 'routes/careers/careers.tsx'],
  ['career-openings', 'routes/careers/career-openings.tsx'],
  ['career-details/:id', 'routes/careers/career-details.tsx'],
  ['apply-form/:jobId', 'routes/careers/apply-form.tsx'],
  ['customer-rights', 'routes/documents/customer-rights.tsx'],
  ['terms-conditions', 'routes/documents/terms-conditions.tsx'],
  ['terms-and-conditions', 'routes/documents/terms-conditions.tsx'],
  ['data-sharing', 'routes/documents/data-sharing.tsx'],
  ['report-fraud', 'routes/services/report-fraud.tsx'],
  ['activate-visa', 'routes/services/activate-visa.tsx'],
  ['extend-insurance', 'routes/services/extend-insurance.tsx'],
  ['cancel-insurance', 'routes/services/cancel-insurance.tsx'],
  // The guarded group (decision D12) and the address that became another one (decision D17).
  ['my-requests', 'routes/services/my-requests.tsx'],
  ['about', 'routes/content/about.ts'],
  // Beyond the spec: the site's own search (decision record 0011).
  ['search', 'routes/search/search.tsx'],
  ...developmentScreens(),
  [':name', 'routes/content/content-page.tsx'],
  ['*', 'routes/status/not-found.tsx'],
];

const home = 'routes/content/home.tsx';

/** The gallery of all section examples; a production build has none. */
function developmentScreens(): [path: string, file: string][] {
  // biome-ignore lint/style/noProcessEnv: read while the list is built, never in the running site
  return process.env.NODE_ENV === 'production'
    ? []
    : [['gallery/:theme?/:show?/:example?', 'routes/gallery/gallery.tsx']];
}

function screensUnder(prefix: string): RouteConfigEntry[] {
  return screens.map(([path, file]) =>
    route(`${prefix}${path}`, file, { id: `${prefix}${path}`, caseSensitive: true }),
  );
}

export default [
  route('robots.txt', 'routes/machines/robots.ts', { caseSensitive: true }),
  route('sitemap.xml', 'routes/machines/sitemap.ts', { caseSensitive: true }),
  index(home, { id: 'home' }),
  route('ar', home, { id: 'ar/home', caseSensitive: true }),
  ...screensUnder('ar/'),
  ...screensUnder(''),
] satisfies RouteConfig;
