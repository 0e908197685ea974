import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../app-process.ts';
import { admin, copyOfDemoContent } from '../whole-content.ts';
import { Editor, signedIn } from '../whole-fixtures.ts';

const root = dirname(dirname(import.meta.dirname));

type Start = { child: ChildProcess; output: () => string; ended: Promise<number | null>; site: string; cms: string };

const running: Start[] = [];
const folders: string[] = [];
test.afterEach(async () => {
  for (const { child } of running) if (child.exitCode === null) child.kill('SIGTERM');
  // Whoever still writes into a folder would keep it from going.
  await Promise.all(running.splice(0).map(({ ended }) => ended));
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** A folder that goes after the test, when nothing of it runs any more. */
async function untilTheEnd(folder: Promise<string>): Promise<string> {
  folders.push(await folder);
  return folder;
}

async function npmStart(environment: Record<string, string>): Promise<Start> {
  const [sitePort, cmsPort] = [await freePort(), await freePort()];
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, SITE_PORT: String(sitePort), CMS_PORT: String(cmsPort), ...environment };
  // The Node of the machine, as npm finds it; the apps run on their own.
  const path = (process.env.PATH ?? '').split(':').filter((entry) => !entry.includes('node_modules'));
  const child = spawn('node', ['scripts/start.mjs'], { cwd: root, env: { ...env, PATH: path.join(':') } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started: Start = {
    child,
    output: () => output,
    ended,
    site: `http://127.0.0.1:${sitePort}`,
    cms: `http://127.0.0.1:${cmsPort}`,
  };
  running.push(started);
  return started;
}

test('a later `npm start` builds nothing, is ready in seconds and keeps what editors wrote', async () => {
  const folder = await untilTheEnd(copyOfDemoContent());
  for (const round of [1, 2]) {
    const began = performance.now();
    const started = await npmStart({ DATA_DIR: folder });
    await expect.poll(started.output, { timeout: 300_000 }).toContain('Ready in');
    test.info().annotations.push({ type: 'seconds', description: String((performance.now() - began) / 1000) });
    if (round === 2) expect(started.output()).not.toMatch(/Building|Installing/);
    expect(started.output()).not.toMatch(/^\s+at /m);
    const html = await (await fetch(`${started.site}/ar/careers`)).text();
    expect(html).toContain('data-section=');
    const api = await signedIn({ cms: { url: started.cms } }, admin);
    const editor = new Editor(api);
    const { id, title } = await editor.page('reach-us');
    expect(title).toBe(round === 1 ? 'Reach Us' : 'Kept');
    await editor.change('pages', id, { title: 'Kept', _status: 'published' });
    const link = (await (await fetch(`${started.site}/reach-us?preview=1`)).headers).get('content-security-policy');
    expect(link).toContain(`frame-ancestors http://localhost:${new URL(started.cms).port}`);
    await api.dispose();
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    await expect(fetch(started.site)).rejects.toThrow();
    await expect(fetch(started.cms)).rejects.toThrow();
  }
});

test('an app that is killed is started again, and the other serves on', async () => {
  const folder = await untilTheEnd(copyOfDemoContent());
  const started = await npmStart({ DATA_DIR: folder });
  await expect.poll(started.output, { timeout: 300_000 }).toContain('Ready in');
  const isReady = (url: string) =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect((await fetch(`${started.site}/careers`)).status).toBe(200);
  const serves = async (address: string) => expect((await fetch(address)).status).toBe(200);
  for (const [name, killed, servesOn] of [
    ['cms', started.cms, () => serves(`${started.site}/careers`)],
    // It is not ready for a moment where its database takes longer than two seconds, as on a busy machine.
    ['site', started.site, () => expect.poll(() => isReady(started.cms)).toBe(true)],
  ] as const) {
    const pid = appOf(started, name);
    process.kill(pid, 'SIGKILL');
    await servesOn();
    await expect.poll(started.output).toContain(`The ${name} stopped (SIGKILL)`);
    await expect.poll(() => isReady(killed), { timeout: 300_000 }).toBe(true);
    expect(appOf(started, name)).not.toBe(pid);
  }
  started.child.kill('SIGINT');
  expect(await started.ended).toBe(0);
});

/** The process of an app among the children of `npm start`. */
function appOf({ child }: Start, name: 'site' | 'cms'): number {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const found = children.find((pid) => readlinkSync(`/proc/${pid}/cwd`).endsWith(`/apps/${name}`));
  if (!found) throw new Error(`The ${name} does not run.`);
  return found;
}

for (const [what, address, sentence] of [
  ['that nobody answers', 'postgres://content@127.0.0.1:9/content', /cannot be opened/],
  ['without such a folder', 'file:/dev/null/insurer/content.db', /cannot be written/],
] as const) {
  test(`a DATABASE_URL ${what} ends the start with a clear sentence and no stack`, { tag: '@full' }, async () => {
    const folder = await untilTheEnd(mkdtemp(join(tmpdir(), 'insurer-start-')));
    const started = await npmStart({ DATA_DIR: folder, DATABASE_URL: address });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(sentence);
    expect(started.output()).not.toMatch(/^\s+at |node:internal/m);
    expect(started.output().match(/✗/g)).toHaveLength(1);
  });
}
