import type { caseMessage } from '@insurer/contract/forms/case-message.ts';
import type { claimSteps } from '@insurer/contract/forms/claim-steps.ts';
import type { contactUs } from '@insurer/contract/forms/contact-us.ts';
import type { RequestKind, requestForms, TrackedKind, trackingForms } from '@insurer/contract/forms/forms.ts';
import type { jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { requestLookup } from '@insurer/contract/forms/tracking-forms.ts';
import { providerParameters } from '@insurer/contract/provider-parameters.ts';
import type { ReservedName } from '@insurer/contract/reserved-names.ts';
import { planParameters } from './plan-parameters.ts';

/**
 * Every address that the site knows by itself (ROUTE-01 to ROUTE-50), each in both languages: the one table that the
 * routes, sitemap, robots.txt, search, breadcrumb, headings and the route tests read. What it does not name is the
 * content service's: a page that an editor adds needs no entry.
 */
export type Screen = {
  /** The row of docs/requirements.tsv that names the address, where one does. */
  requirement?: string;
  /** Its route module under `routes/`. An address without one is a content page of the generic screen. */
  module?: string;
  /** Whether it needs the content page of its name: without it not found, the screen alone, or never asked for. */
  content: 'required' | 'optional' | 'none';
  /** The name of that content page where it is not the address's own. */
  contentName?: string;
  /** In sitemap and search: always, where a link leads to it, never, or never and closed to search engines. */
  listed: 'always' | 'linked' | 'never' | 'disallowed';
  /** Its own name (texts.headings) stands as heading always, or unless a hero that comes first holds the heading. */
  heading?: 'always' | 'unless-hero';
  breadcrumb?: Breadcrumb;
  /** True where each visitor sees another page at the same address: it is rendered for everybody by itself, and never kept. */
  personal?: true;
  /** The product whose rate table prices what the page tells of (docs/contract.md, Rates). */
  rates?: string;
  /** Query parameters that change what it shows, `preview` aside; any other is nothing to it, and makes no page of its own. */
  parameters?: readonly string[];
  /** A visitor's rights, the company's policies, reports to it: what the footer lists under a heading of its own. */
  policy?: true;
};

/** The segments that CRUMB-07 to CRUMB-10 name; texts.breadcrumb has their words in every language. */
export type BreadcrumbName =
  | BreadcrumbGroup
  | 'whoWeAre'
  | 'financialPerformance'
  | 'reachUs'
  | 'boardDirector'
  | 'claims'
  | 'complaints'
  | 'medicalNetwork'
  | 'findAProvider'
  | 'visitVisaPlanner'
  | 'fileAClaim'
  | 'savingsCalculator'
  | 'contactUs'
  | 'surplusDistribution'
  | 'careerOpenings'
  | 'faqs';
type ProductGroup = 'individualProducts' | 'corporateProducts';
export type BreadcrumbGroup = ProductGroup | 'about' | 'customerService' | 'careers';

/** The page's own name and the group before it; a product page is named by its title. */
type Breadcrumb = { name: BreadcrumbName; group?: BreadcrumbGroup } | { name?: undefined; group: ProductGroup };

type NamedScreen = Screen & Required<Pick<Screen, 'heading'>>;

/** A screen of its own with a heading, listed everywhere unless told otherwise. */
function screen<Content extends Screen['content']>(
  requirement: string | undefined,
  module: string,
  content: Content,
  more: Partial<Omit<Screen, 'content' | 'contentName'>> = {},
): NamedScreen & { module: string; content: Content } {
  const parameters = module.startsWith('services/') ? ['sent'] : [];
  return { requirement, module, content, listed: 'always', heading: 'unless-hero', parameters, ...more };
}

/** A content page that the requirements name. */
function page(requirement: string, breadcrumb?: Breadcrumb, heading: NamedScreen['heading'] = 'unless-hero') {
  return { requirement, content: 'required', listed: 'linked', heading, breadcrumb } satisfies NamedScreen;
}

/** A product page: it shows its own name (PAGE-15, PAGE-16) and makes the navigation item that holds it a group. */
function product(requirement: string, group: ProductGroup, rates?: string) {
  return { ...page(requirement, { group }, 'always'), rates };
}

const inService = (name: BreadcrumbName): Breadcrumb => ({ name, group: 'customerService' });
const inAbout = (name: BreadcrumbName): Breadcrumb => ({ name, group: 'about' });

/** Where the forms of the contract stand: each has a screen of its own. */
type FormPath =
  | `/${(typeof requestForms)[RequestKind]['path'] | (typeof trackingForms)[TrackedKind]['path']}`
  | `/${typeof contactUs.path | typeof requestLookup.path | typeof caseMessage.path | typeof claimSteps.path}`
  | `/${typeof jobApplication.path}/:jobId`;
/**
 * The forms that somebody can begin with; an application begins with its job, and the claim in steps with the form on one
 * page, which leads there where the service takes claims.
 */
export type ServicePath = Exclude<FormPath, `${string}:${string}` | `/${typeof claimSteps.path}`>;

const table = {
  '/': {
    requirement: 'ROUTE-01',
    module: 'content/home.tsx',
    content: 'required',
    contentName: 'home',
    listed: 'always',
  },
  '/get-a-quote': screen('ROUTE-08', 'services/request.tsx', 'optional', {
    parameters: ['sent', 'quote', 'begun', 'product', ...planParameters],
  }),
  // An application (decision 0022), for every product that the service has rates of.
  '/quote/:product': {
    module: 'quote/quote.tsx',
    content: 'none',
    listed: 'linked',
    parameters: ['begun', 'step', 'plan', 'unkept'],
  },
  '/faqs-page': screen('ROUTE-09', 'content/faqs-page.tsx', 'required', { breadcrumb: inService('faqs') }),
  '/details-request': screen('ROUTE-10', 'services/request.tsx', 'optional', {
    parameters: ['sent', 'product', ...planParameters],
  }),
  '/claims': screen('ROUTE-11', 'services/claims.tsx', 'optional', { breadcrumb: inService('claims') }),
  '/submit-claim': screen('ROUTE-12', 'services/request.tsx', 'optional'),
  '/complaints': screen('ROUTE-13', 'services/complaints.tsx', 'optional', { breadcrumb: inService('complaints') }),
  '/submit-complaints': screen('ROUTE-14', 'services/request.tsx', 'optional'),
  '/contact-us': screen('ROUTE-15', 'services/contact-us.tsx', 'optional', {
    breadcrumb: inService('contactUs'),
    parameters: ['sent', 'about'],
  }),
  '/careers': screen('ROUTE-16', 'careers/careers.tsx', 'optional', {
    heading: 'always',
    breadcrumb: { name: 'careers' },
  }),
  '/career-openings': screen('ROUTE-17', 'careers/career-openings.tsx', 'none', {
    breadcrumb: { name: 'careerOpenings', group: 'careers' },
    parameters: ['title', 'location', 'show'],
  }),
  '/career-details/:id': {
    requirement: 'ROUTE-18',
    module: 'careers/career-details.tsx',
    content: 'none',
    listed: 'linked',
  },
  '/apply-form/:jobId': {
    requirement: 'ROUTE-19',
    module: 'careers/apply-form.tsx',
    content: 'none',
    listed: 'linked',
    parameters: ['sent'],
  },
  '/customer-rights': screen('ROUTE-20', 'documents/documents.tsx', 'optional', { policy: true }),
  '/terms-conditions': screen('ROUTE-21', 'documents/terms-conditions.tsx', 'required', { policy: true }),
  // The second spelling names the first as its address (ROUTE-23).
  '/terms-and-conditions': {
    requirement: 'ROUTE-22',
    module: 'documents/terms-conditions.tsx',
    content: 'required',
    contentName: 'terms-conditions',
    listed: 'never',
    policy: true,
  },
  '/data-sharing': screen('ROUTE-24', 'documents/documents.tsx', 'optional', { policy: true }),
  '/report-fraud': screen('ROUTE-25', 'services/request.tsx', 'optional', { policy: true }),
  '/activate-visa': screen('ROUTE-26', 'services/request.tsx', 'optional'),
  '/extend-insurance': screen('ROUTE-27', 'services/request.tsx', 'optional'),
  '/cancel-insurance': screen('ROUTE-28', 'services/request.tsx', 'optional'),
  // Without an outside portal (FRAME-25).
  '/e-services': screen(undefined, 'services/e-services.tsx', 'optional', { parameters: [] }),
  '/track-request': screen(undefined, 'services/track-request.tsx', 'optional', { parameters: [] }),
  // For one visitor only (decision D12).
  '/my-requests': screen(undefined, 'services/my-requests.tsx', 'optional', { listed: 'disallowed' }),
  '/my-requests/:reference': {
    module: 'services/my-request.tsx',
    content: 'none',
    listed: 'never',
    personal: true,
    parameters: ['sent', 'key', 'ended', 'failed'],
  },
  '/my-requests/:reference/open': { module: 'services/open-case.ts', content: 'none', listed: 'never', personal: true },
  '/my-requests/:reference/files/:file': {
    module: 'services/case-file.ts',
    content: 'none',
    listed: 'never',
    personal: true,
  },
  '/401': { requirement: 'ROUTE-07', module: 'status/unauthorised.tsx', content: 'none', listed: 'never' },
  '/about': { requirement: 'ROUTE-29', module: 'content/about.ts', content: 'none', listed: 'never' },
  // Where the service keeps a list of providers (decision 0023).
  '/find-a-provider': screen(undefined, 'providers/find-a-provider.tsx', 'none', {
    breadcrumb: inService('findAProvider'),
    // What was typed and where a visitor is go in no address, and how many stand in one part, and in whose order, is not theirs to say.
    parameters: [...providerParameters.filter((name) => !['q', 'near', 'language', 'limit'].includes(name)), 'print'],
  }),
  // An application (decision 0022), for this visitor's own dates.
  '/visit-visa-planner': screen(undefined, 'planner/visit-visa-planner.tsx', 'none', {
    breadcrumb: inService('visitVisaPlanner'),
    personal: true,
  }),
  '/visit-visa-planner/calendar': {
    module: 'planner/plan-calendar.ts',
    content: 'none',
    listed: 'never',
    personal: true,
  },
  // An application (decisions 0022 and 0032), for this visitor's own claim, where the service takes claims.
  '/claim': screen(undefined, 'claim/claim.tsx', 'none', {
    listed: 'linked',
    breadcrumb: inService('fileAClaim'),
    personal: true,
    parameters: ['step', 'unkept'],
  }),
  '/claim/send': { module: 'claim/send-claim.ts', content: 'none', listed: 'never', personal: true },
  // An application (decisions 0022 and 0033), for this visitor's own figures.
  '/savings-calculator': screen(undefined, 'savings/savings-calculator.tsx', 'none', {
    listed: 'linked',
    breadcrumb: { name: 'savingsCalculator' },
    personal: true,
    parameters: [],
  }),
  // What a visitor saved of an application, opened by its link (decision 0040).
  '/saved-answers': {
    module: 'saved/saved.tsx',
    content: 'none',
    listed: 'never',
    personal: true,
    parameters: ['key', 'new'],
  },
  // Decision 0011.
  '/search': { module: 'search/search.tsx', content: 'none', listed: 'never', parameters: ['q', 'page'] },

  '/who-we-are': page('ROUTE-30', inAbout('whoWeAre')),
  '/financial-performance': page('ROUTE-31', inAbout('financialPerformance'), 'always'),
  '/reach-us': page('ROUTE-32', inAbout('reachUs'), 'always'),
  '/board-director': page('ROUTE-33', inAbout('boardDirector')),
  '/motor-insurance': product('ROUTE-34', 'individualProducts', 'motor'),
  '/travel-insurance': product('ROUTE-35', 'individualProducts', 'travel'),
  '/travellers-guide': page('ROUTE-36'),
  '/visit-visa-travel-insurance': product('ROUTE-37', 'individualProducts', 'visit-visa'),
  // One insurer's names, as ROUTE-38 to ROUTE-40 and PAGE-15 have them (decision D17, Product addresses).
  '/waad-alAjyal-gold': product('ROUTE-38', 'individualProducts'),
  '/waad-isteqrar-gold': product('ROUTE-39', 'individualProducts'),
  '/waad-ousra': product('ROUTE-40', 'individualProducts'),
  '/marine-insurance': product('ROUTE-41', 'corporateProducts'),
  '/health-insurance': product('ROUTE-42', 'corporateProducts'),
  '/liability-insurance': product('ROUTE-43', 'corporateProducts'),
  '/engineering-insurance': product('ROUTE-44', 'corporateProducts'),
  '/pecuniary-insurance': product('ROUTE-45', 'corporateProducts'),
  '/property-casualty': product('ROUTE-46', 'corporateProducts'),
  '/trade-credit-insurance': product('ROUTE-47', 'corporateProducts'),
  '/medical-network': {
    ...page('ROUTE-48', inService('medicalNetwork'), 'always'),
    module: 'content/medical-network.tsx',
  },
  '/surplus-distribution': page('ROUTE-49', inService('surplusDistribution'), 'always'),
  '/privacy-policy': { ...page('ROUTE-50'), policy: true },
} as const satisfies Record<`/${string}`, Screen> & Record<FormPath, Screen & { module: string }>;

type Table = typeof table;
export type KnownPath = keyof Table;

/** The names that texts.headings holds in every language. */
export type HeadingName = {
  [Path in KnownPath]: Table[Path] extends NamedScreen ? (Path extends `/${infer Name}` ? Name : never) : never;
}[KnownPath];

/** The names at whose addresses the site answers with no content page, or with that of another name. */
type OwnName = {
  [Path in KnownPath]: Table[Path] extends { content: 'none' } | { contentName: string }
    ? Path extends `/${infer Name}`
      ? Name extends '' | `${string}/${string}`
        ? never
        : Name
      : never
    : never;
}[KnownPath];

export const screens: readonly (Screen & { path: KnownPath })[] = Object.entries(table).map(([path, entry]) => ({
  ...entry,
  path: path as KnownPath,
}));

/** The content page that a screen asks for; undefined where it needs none. */
export function contentNameOf({ path, content, contentName }: (typeof screens)[number]): string | undefined {
  return content === 'none' ? undefined : (contentName ?? path.slice(1));
}

/** What an editor may call no page; one that the contract does not reserve does not compile. */
export const ownNames: readonly ReservedName[] = screens
  .filter((screen) => contentNameOf(screen) !== screen.path.slice(1) && /^\/[^/]+$/.test(screen.path))
  .map(({ path }) => path.slice(1) as OwnName);

/** Where each group of the breadcrumb leads (CRUMB-11) unless the navigation knows better. */
export const breadcrumbGroups: Record<BreadcrumbGroup, KnownPath> = {
  about: '/who-we-are',
  individualProducts: '/motor-insurance',
  corporateProducts: '/marine-insurance',
  customerService: '/claims',
  careers: '/careers',
};

/** What most visitors come for, in this order: offered where a search finds nothing. */
export const popularPaths: readonly KnownPath[] = [
  '/submit-claim',
  '/claims',
  '/complaints',
  '/visit-visa-travel-insurance',
  '/medical-network',
  '/reach-us',
  '/get-a-quote',
  '/contact-us',
];
