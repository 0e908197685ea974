import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { RunningApp } from '../e2e/app-process.ts';
import { admin, copyOfDemoContent, prepareDemoContent, secrets, startCms } from '../e2e/whole-content.ts';
import { formExample } from '../packages/contract/src/examples/form-examples.ts';
import { contactUs } from '../packages/contract/src/forms/contact-us.ts';
import { requestForms } from '../packages/contract/src/forms/forms.ts';
import { fillAdmin, many } from './fill-admin.ts';
import { table, writePart } from './performance-page.ts';

const password = 'quiet-lantern-orbit-71';
const roles = ['admin', 'editor', 'care'] as const;
type Role = (typeof roles)[number];
const site = 'http://127.0.0.1:9';
/** Of so many openings of a view after a first one, the one in the middle counts. */
const openings = 3;
const budget = 1000;

type Times = Map<string, { took: number; status: number }>;

/** How long each view of the admin takes with the demo content, and with 20,000 cases and 2,000 pages, on SQLite. */
export async function measureAdmin(): Promise<void> {
  await prepareDemoContent();
  const folder = await copyOfDemoContent();
  try {
    const few = await withService(folder, async (cms) => {
      await sendCases(cms);
      await addPeople(cms);
      return timesOfAll(cms);
    });
    fillAdmin(join(folder, 'content.db'), few.owners);
    const all = await withService(folder, timesOfAll);
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    const rows = [...all.times].map(([view, { took, status }]) => {
      const before = few.times.get(view)?.took;
      const said = `${seconds(took)} s${took > budget ? ' **over**' : ''}${status === 200 ? '' : ` (${status})`}`;
      return [view, before ? `${seconds(before)} s` : '–', said, before ? `${(took / before).toFixed(1)} ×` : '–'];
    });
    const head = [
      'view',
      'demo content',
      `${many.cases.toLocaleString('en')} cases, ${many.pages.toLocaleString('en')} pages`,
    ];
    writePart('admin', table([[...head, 'ratio'], ...rows]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withService<Result>(folder: string, work: (cms: RunningApp) => Promise<Result>): Promise<Result> {
  const cms = await startCms(folder, site, {}, { seconds: 120 });
  try {
    return await work(cms);
  } finally {
    await cms.stop();
  }
}

async function sendCases({ url }: RunningApp): Promise<void> {
  const sent = {
    'service-requests/claim': formExample(requestForms.claim),
    'service-requests/complaint': formExample(requestForms.complaint),
    'contact-us': formExample(contactUs),
  };
  for (const [path, fields] of Object.entries(sent)) {
    const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY, 'content-type': 'application/json' };
    await called(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(fields) });
  }
}

async function addPeople({ url }: RunningApp): Promise<void> {
  const cookie = await signIn(url, admin);
  for (const role of ['editor', 'care']) {
    const body = JSON.stringify({ email: `${role}@example.com`, password, name: role, role });
    await called(`${url}/cms-api/users`, { method: 'POST', headers: asBrowser(url, cookie), body });
  }
}

/** Every view that the menu of each role leads to, and those behind them; and the ids of who handles cases. */
async function timesOfAll({ url }: RunningApp): Promise<{ times: Times; owners: number[] }> {
  const times: Times = new Map();
  let owners: number[] = [];
  for (const role of roles) {
    const cookie = await signIn(url, role === 'admin' ? admin : { email: `${role}@example.com`, password });
    const headers = asBrowser(url, cookie);
    if (role === 'admin') owners = (await listed(url, headers, 'users?limit=10')).map(({ id }) => Number(id));
    for (const [view, call] of await viewsOf(url, role, headers)) times.set(`${role}: ${view}`, await timeOf(call));
  }
  return { times, owners };
}

type Call = () => Promise<Response>;

async function viewsOf(url: string, role: Role, headers: Record<string, string>): Promise<[string, Call][]> {
  const open =
    (path: string): Call =>
    () =>
      fetch(`${url}${path}`, { headers });
  const first = await (await open('/admin')()).text();
  const linked = new Set(
    [...first.matchAll(/\/admin\/(?:collections|globals)\/[a-z-]+(?=["?])/g)].map(([path]) => path),
  );
  const views: [string, Call][] = ['/admin', ...linked].map((path) => [path, open(path)]);
  for (const slug of ['pages', 'media', 'service-requests', 'messages', 'audit-log'] as const) {
    const [doc] = linked.has(`/admin/collections/${slug}`) ? await listed(url, headers, `${slug}?limit=1`) : [];
    if (doc) views.push([`/admin/collections/${slug}/one`, open(`/admin/collections/${slug}/${doc.id}`)]);
    if (doc && (slug === 'pages' || slug === 'media'))
      views.push([`where-used of one of ${slug}`, open(`/cms-api/${slug}/${doc.id}/where-used`)]);
  }
  return role === 'editor' ? views : [...views, ...deskViews(url, headers, open)];
}

function deskViews(url: string, headers: Record<string, string>, open: (path: string) => Call): [string, Call][] {
  const ofThreeYears = '/admin/my-work/figures?from=2023-12-01&to=2026-11-30';
  const search =
    (words: string): Call =>
    () => {
      const body = JSON.stringify({ view: 'open', search: words });
      return fetch(`${url}/cms-api/desk/cases`, { method: 'POST', headers, body });
    };
  return [
    ...['/admin/my-work', '/admin/my-work?view=open', '/admin/my-work?view=due'].map((path): [string, Call] => [
      path,
      open(path),
    ]),
    ['figures of three years', open(ofThreeYears)],
    ['search of the desk: a number', search('customer4321')],
    ['search of the desk: nothing found', search('zzzzzz')],
    ['search of an inbox', open('/admin/collections/service-requests?search=customer4321')],
  ];
}

async function listed(url: string, headers: Record<string, string>, query: string): Promise<{ id: number }[]> {
  return (await (await called(`${url}/cms-api/${query}`, { headers })).json()).docs;
}

async function timeOf(call: Call): Promise<{ took: number; status: number }> {
  const taken: number[] = [];
  let status = 0;
  for (let opening = 0; opening <= openings; opening += 1) {
    const began = performance.now();
    const response = await call();
    await response.arrayBuffer();
    status = response.status;
    if (opening > 0) taken.push(performance.now() - began);
  }
  return { took: taken.toSorted((one, other) => one - other)[Math.floor(openings / 2)] ?? 0, status };
}

async function signIn(url: string, { email, password: secret }: { email: string; password: string }): Promise<string> {
  const body = JSON.stringify({ email, password: secret });
  const response = await called(`${url}/cms-api/users/login`, { method: 'POST', headers: asBrowser(url, ''), body });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

function asBrowser(url: string, cookie: string): Record<string, string> {
  return { origin: url, 'content-type': 'application/json', ...(cookie && { cookie }) };
}

async function called(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response;
}
