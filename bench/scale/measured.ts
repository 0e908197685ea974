import { admin, secrets } from '../../e2e/whole-content.ts';
import type { Pair } from './service-pair.ts';

/** One of the calls whose time must not grow with the content, and how much it may. */
export type Measured = {
  name: string;
  /** The limit of its p99: a ratio to the same with the demo content, or ms. */
  limit: { times: number } | { ms: number };
  /** Takes longer than to be asked often. */
  isSlow?: boolean;
  /** Done before each time, and not measured. */
  before?(pair: Pair): Promise<void>;
  /** @param turn another one each time, so that no answer is remembered */
  call(pair: Pair, turn: number): Promise<void>;
};

const pages = ['motor-insurance', 'home', 'who-we-are', 'claims', 'faqs-page', 'travel-insurance'];
const queries = [
  'motor',
  'claim',
  'insurance',
  'roadside help',
  'jeddah',
  'moter',
  'تأمين',
  'السيارات',
  'مطالبه',
  'zzzz',
];

export const everyMeasured: Measured[] = [
  {
    name: 'contract: a page',
    limit: { times: 2 },
    call: (pair, turn) => ofContract(pair, `pages/${pages[turn % pages.length]}`),
  },
  { name: 'contract: the header', limit: { times: 2 }, call: (pair) => ofContract(pair, 'headers') },
  {
    name: 'contract: a job',
    limit: { times: 2 },
    call: (pair) => ofContract(pair, 'jobs/senior-property-underwriter'),
  },
  {
    name: 'contract: jobs with a word',
    limit: { times: 3 },
    // One job with the same word of each: how many more there are makes an answer longer, not the looking for it.
    call: (pair) => ofContract(pair, 'jobs?title=underwriter&limit=1'),
  },
  {
    name: 'contract: a part of the pages',
    limit: { times: 3 },
    call: (pair) => ofContract(pair, 'pages?limit=50&cursor=10'),
  },
  {
    name: 'site: a page that is drawn anew',
    limit: { times: 1.5 },
    before: forgetPages,
    call: (pair, turn) => ofSite(pair, turn % 2 ? '/motor-insurance' : '/ar/who-we-are'),
  },
  {
    name: 'site: the openings, first part',
    limit: { times: 3 },
    before: forgetPages,
    call: (pair) => ofSite(pair, '/career-openings'),
  },
  {
    name: 'site: the openings with a filter',
    limit: { times: 3 },
    before: forgetPages,
    call: (pair) => ofSite(pair, '/career-openings?title=underwriter'),
  },
  {
    name: 'site: search, any query',
    limit: { times: 3 },
    call: (pair, turn) => {
      // Each query in both languages: those of one language are the heavy ones in it.
      const language = Math.floor(turn / queries.length) % 2 ? '/ar' : '';
      return ofSite(pair, `${language}/search?q=${encodeURIComponent(queries[turn % queries.length] ?? '')}`);
    },
  },
  {
    name: 'site: sitemap',
    limit: { ms: 1_000 },
    isSlow: true,
    before: forgetPages,
    call: (pair) => ofSite(pair, '/sitemap.xml'),
  },
  ...Object.entries({
    'a list': '/admin/collections/pages',
    'a list, searched': '/admin/collections/pages?search=motor',
    'the pictures': '/admin/collections/media',
    'the dashboard': '/admin',
    'the working list': '/admin/my-work',
    'the inbox': '/admin/collections/service-requests',
    'the inbox, searched': '/admin/collections/service-requests?search=512345678',
  }).map(
    ([name, path]): Measured => ({
      name: `admin: ${name}`,
      limit: { ms: 1_000 },
      isSlow: true,
      call: (pair) => ofAdmin(pair, path),
    }),
  ),
];

/** Resident, of the site's process, in MB. */
export async function memoryOfSite({ site }: Pair): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1_048_576);
}

/** The site forgets its header, and with it every page. */
async function forgetPages({ site }: Pair): Promise<void> {
  const headers = { authorization: `Bearer ${secrets.PURGE_SECRET}`, 'content-type': 'application/json' };
  await whole(`${site.url}/_purge`, { method: 'POST', headers, body: JSON.stringify({ keys: ['headers'] }) });
}

function ofContract({ cms }: Pair, path: string): Promise<void> {
  return whole(`${cms.url}/api/${path}`, { headers: { authorization: `Bearer ${secrets.CONTENT_API_KEY}` } });
}

function ofSite({ site }: Pair, path: string): Promise<void> {
  return whole(`${site.url}${path}`);
}

const cookies = new WeakMap<Pair, Promise<string>>();

async function ofAdmin(pair: Pair, path: string): Promise<void> {
  const signedIn = cookies.get(pair) ?? signIn(pair.cms.url);
  cookies.set(pair, signedIn);
  await whole(`${pair.cms.url}${path}`, { headers: { cookie: await signedIn } });
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(`${url}/cms-api/users/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  const set = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return set.join('; ');
}

/** Fetches all of it. @throws where it is not there */
async function whole(address: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(120_000) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
}
