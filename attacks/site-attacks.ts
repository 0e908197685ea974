import {
  type Attack,
  chunked,
  get,
  idleLines,
  inOneLine,
  inTurn,
  partsOf,
  partWithoutHead,
  post,
  slowUpload,
  times,
  unfinished,
} from './senders.ts';

const form = { path: '/submit-claim', headers: chunked };

/** THE list of attacks on the site, by their names (docs/security.md). */
export const siteAttacks = {
  'a form of 40,000 tiny parts, four times at once': (url, size) =>
    Promise.all(times(4, 1).map(() => post(url, form, 'multipart/form-data; boundary=x', partsOf(40_000 * size)))),
  'a form with a head that is none, fifty times': (url, size) =>
    inTurn(times(50, size), 5, () => post(url, form, 'multipart/form-data; boundary=x', partWithoutHead())),
  'a text of 12 MB, ten times': (url, size) =>
    inTurn(times(10, size), 2, () =>
      post(url, form, 'application/x-www-form-urlencoded', Buffer.from(`comments=${'%3C'.repeat(4_000_000)}`)),
    ),
  '300 slow uploads of 8 MB': (url, size) => Promise.all(times(300, size).map(() => slowUpload(url, form, size))),
  '1,000 unfinished headers': (url, size) => idleLines(url, 1_000, size, unfinished(url)),
  '10,000 unknown addresses': (url, size) => inTurn(times(10_000, size), 20, (n) => get(url, `/nothing-${n}`)),
  '10,000 searches for openings': (url, size) =>
    inTurn(times(10_000, size), 20, (n) => get(url, `/career-openings?title=${n}`)),
  '10,000 spellings of a page': (url, size) =>
    inTurn(times(10_000, size), 20, (n) => get(url, [`/who-we-are?x=${n}`, `/r${n}/%2e%2e/who-we-are`][n % 2] ?? '/')),
  '2,000 searches': (url, size) => inTurn(times(2_000, size), 10, (n) => get(url, `/search?q=insurance+${n}`)),
  '2,000 searches, 300 at once': (url, size) =>
    inTurn(times(2_000, size), 300, (n) => get(url, `/search?q=cover+${n}`)),
  '1,300 searches in each of four lines': (url, size) =>
    Promise.all(
      times(4, 1).map((line) =>
        inOneLine(
          url,
          times(1_300, size).map((n) => `/search?q=${line}+${n}`),
          size,
        ),
      ),
    ),
} satisfies Record<string, Attack>;
