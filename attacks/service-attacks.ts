import { secrets } from '../e2e/whole-content.ts';
import {
  type Attack,
  chunked,
  type Door,
  get,
  headOf,
  idleLines,
  inTurn,
  partsOf,
  partWithoutHead,
  post,
  slowUpload,
  times,
  unfinished,
} from './senders.ts';
import { paperOfCase, publicPicture } from './stored-files.ts';

const key = { authorization: `Bearer ${secrets.CONTENT_API_KEY}` };
const signIn = { path: '/cms-api/users/login' };
const unknownAction = { path: '/admin/login', headers: { 'next-action': '0'.repeat(42) } };
const claim = '/api/service-requests/claim';
/** The contract's forms for whoever has the site's key and for whoever has not, the admin's uploads and its own calls. */
const doors: Door[] = [
  { path: claim, headers: { ...key, ...chunked } },
  { path: claim, headers: chunked },
  { path: '/cms-api/media' },
  { path: '/admin/login' },
];
const forms = 'multipart/form-data; boundary=x';
const queries = 'application/x-www-form-urlencoded';
const inEach = (act: (door: Door) => Promise<unknown>) => Promise.all(doors.map(act));

/** THE list of attacks on the content service, by their names (docs/security.md). */
export const serviceAttacks = {
  'a form of 40,000 tiny parts at four doors, four times at once': (url, size) =>
    inEach((door) => Promise.all(times(4, 1).map(() => post(url, door, forms, partsOf(40_000 * size))))),
  'a form with a head that is none at four doors, fifty times': (url, size) =>
    inTurn(times(50, size), 5, () => inEach((door) => post(url, door, forms, partWithoutHead()))),
  'a form of 12 MB at four doors, ten times': (url, size) =>
    inTurn(times(10, size), 2, () => inEach((door) => post(url, door, forms, partsOf(180_000)))),
  'a sign-in of 4 MB, fifty times': (url, size) =>
    inTurn(times(50, size), 8, (n) => post(url, signIn, 'application/json', jsonOf(4_000_000, n))),
  '500 wrong passwords, fifty at once': (url, size) =>
    inTurn(times(500, size), 50, (n) => {
      const guess = JSON.stringify({ email: `somebody-${n % 5}@example.com`, password: `a wrong password ${n}` });
      return post(url, signIn, 'application/json', Buffer.from(guess));
    }),
  'a query of 4 MB in a body, ten times': (url, size) =>
    inTurn(times(10, size), 2, () => {
      const headers = { 'x-http-method-override': 'GET' };
      return post(url, { path: '/cms-api/pages', headers }, queries, Buffer.from('ab&'.repeat(1_300_000)));
    }),
  '300 slow uploads of 8 MB at four doors': (url, size) =>
    Promise.all(times(300, size).map((n) => slowUpload(url, doors[n % doors.length] ?? signIn, size))),
  '1,000 unfinished headers': (url, size) => idleLines(url, 1_000, size, unfinished(url)),
  '1,000 lines that ask for another protocol': (url, size) =>
    idleLines(url, 1_000, size, headOf(url, '/nothing', { connection: 'upgrade', upgrade: 'websocket' })),
  '10,000 unknown addresses': (url, size) =>
    inTurn(times(10_000, size), 20, (n) => {
      const folder = ['', '/admin', '/cms-api', '/api', '/media', '/_next/static'][n % 6];
      return get(url, `${folder}/nothing-${n}`);
    }),
  '10,000 queries of the contract': (url, size) =>
    inTurn(times(10_000, size), 20, (n) => {
      const read = ['/api/jobs?title=', '/api/providers?q=', '/api/pages?limit=5&cursor=', '/api/pages/nothing-'];
      return get(url, `${read[n % read.length]}${n}`, key);
    }),
  '1,000 sign-in pages, 300 at once': (url, size) =>
    inTurn(times(1_000, size), 300, (n) => get(url, `/admin/login?redirect=%2Fadmin%2Fnothing-${n}`)),
  '1,000 actions and queries that there are not': (url, size) =>
    inTurn(times(1_000, size), 10, (n) =>
      n % 2
        ? post(url, unknownAction, 'text/plain', Buffer.from('[]'))
        : post(url, { path: '/cms-api/graphql' }, 'application/json', jsonOf(10_000, n)),
    ),
  '1,000 pictures made smaller': async (url, size) => {
    const picture = encodeURIComponent((await publicPicture(url)).path);
    const widths = [640, 1080, 1920, 3840];
    await inTurn(times(1_000, size), 10, (n) =>
      get(url, `/_next/image?url=${picture}&w=${widths[n % widths.length]}&q=75`),
    );
  },
  '400 pictures and papers of a case, not read': async (url, size) => {
    const files = await Promise.all([publicPicture(url), paperOfCase(url)]);
    await Promise.all(files.map((file) => idleLines(url, 200, size, headOf(url, file.path, file.headers))));
  },
} satisfies Record<string, Attack>;

/** A sign-in whose password is as long as that. */
function jsonOf(bytes: number, n: number): Buffer {
  return Buffer.from(JSON.stringify({ email: `somebody-${n}@example.com`, password: 'x'.repeat(bytes) }));
}
