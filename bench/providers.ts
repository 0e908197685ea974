import { performance } from 'node:perf_hooks';
import { admin, prepareDemoContent, secrets, startWhole } from '../e2e/whole-content.ts';
import { table, writePart } from './performance-page.ts';

const many = 20_000;
const asked = 200;
const filters = {
  'a city': 'city=Riyadh',
  'a city and a class': 'city=Riyadh&class=B',
  'words of a name': 'q=hospital',
  'words in Arabic': `q=${encodeURIComponent('مستشفى')}`,
  'the nearest, with an emergency department': 'near=24.71,46.68&emergency=true',
};

/** How long a filter takes among the providers of the demo content and among 20,000, and how long their import does. */
export async function measureProviders(): Promise<void> {
  await prepareDemoContent();
  const { cms, stop } = await startWhole();
  try {
    const cookie = await signIn(cms.url);
    const call = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${cms.url}/cms-api/providers/${path}`, {
        ...init,
        headers: { cookie, origin: cms.url, 'content-type': 'text/csv' },
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response;
    };
    const before = await timesOf(cms.url);
    const file = multiplied(await (await call('export.csv')).text());
    const preview = performance.now();
    const { digest, counts } = await (await call('import-preview', { method: 'POST', body: file })).json();
    const shown = performance.now() - preview;
    const begun = performance.now();
    await call(`import?digest=${digest}`, { method: 'POST', body: file });
    const taken = performance.now() - begun;
    const after = await timesOf(cms.url);
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    writePart('providers', [
      `The differences of a CSV with ${counts.added.toLocaleString('en')} new providers stand there after ${seconds(shown)} s, its import takes ${seconds(taken)} s.`,
      '',
      ...table([
        ['filter', 'p50 of the demo content', `p50 of ${many.toLocaleString('en')}`, 'ratio'],
        ...Object.keys(filters).map((name) => {
          const [few = 0, all = 0] = [before[name], after[name]];
          return [name, `${few.toFixed(1)} ms`, `${all.toFixed(1)} ms`, `${(all / few).toFixed(1)} ×`];
        }),
      ]),
    ]);
  } finally {
    await stop();
  }
}

async function signIn(cms: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: cms };
  const response = await fetch(`${cms}/cms-api/users/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

/** The half of some hundred calls of each filter that was quicker, at its end: milliseconds over HTTP. */
async function timesOf(cms: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${secrets.CONTENT_API_KEY}` };
  const times: Record<string, number> = {};
  for (const [name, query] of Object.entries(filters)) {
    const taken: number[] = [];
    for (let number = 0; number < asked; number += 1) {
      const began = performance.now();
      const response = await fetch(`${cms}/api/providers?${query}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      taken.push(performance.now() - began);
    }
    times[name] = taken.toSorted((one, other) => one - other)[asked / 2] ?? 0;
  }
  return times;
}

/** The rows of a list again and again under keys of their own. */
function multiplied(csv: string): string {
  const [head = '', ...rows] = csv.trimEnd().split('\r\n');
  const again = Array.from({ length: many }, (_, number) =>
    (rows[number % rows.length] ?? '').replace(/^"?/, `$&n${number}-`),
  );
  return [head, ...rows, ...again].join('\r\n');
}
