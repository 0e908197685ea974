import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type APIRequestContext, request as apiRequest, expect, test } from '@playwright/test';
import { freePort, type RunningApp, startApp } from '../app-process.ts';
import { admin, copyOfDemoContent, secrets, startCms } from '../whole-content.ts';
import { Editor, signedIn, soon } from '../whole-fixtures.ts';

const root = dirname(dirname(import.meta.dirname));
type AppName = 'cms' | 'site';

let folder: string;
let ports: Record<AppName, number>;
const running: Partial<Record<AppName, RunningApp>> = {};
const url = (name: AppName) => `http://127.0.0.1:${ports[name]}`;

test.beforeEach(async () => {
  folder = await copyOfDemoContent();
  ports = { cms: await freePort(), site: await freePort() };
  await writeFile(join(folder, 'secrets.json'), JSON.stringify(secrets));
});
test.afterEach(async () => {
  await Promise.all(Object.values(running).map((app) => app.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** Starts an app with the secrets that the folder holds now, as `npm start` does; one that runs is ended first. */
async function start(name: AppName): Promise<void> {
  await running[name]?.stop();
  const script = `import('./scripts/run/secrets.mjs').then((m) => console.log(JSON.stringify(m.localSecrets())))`;
  const kept = JSON.parse(inFolder('-e', script));
  const port = ports[name];
  running[name] = await (name === 'cms'
    ? startCms(folder, url('site'), { ADMIN_URL: url('cms'), ...kept }, { port })
    : startApp('site', { CONTENT_API_URL: `${url('cms')}/api`, SITE_URL: url('site'), ...kept }, { port }));
}

function rotateKeys(...options: string[]): void {
  inFolder('scripts/rotate-keys.mjs', ...options);
}

function inFolder(...parameters: string[]): string {
  const env = { ...process.env, DATA_DIR: folder };
  return execFileSync(process.execPath, parameters, { cwd: root, env, encoding: 'utf8' });
}

/** Everything between the two apps and a session: what is published is on the site at once, and a form is taken. */
async function allWorks(api: APIRequestContext, title: string): Promise<void> {
  const editor = new Editor(api);
  const { id } = await editor.page('reach-us');
  await editor.change('pages', id, { title, _status: 'published' });
  await soon(`${url('site')}/reach-us`, ({ html }) => html.includes(title));
  const message = {
    name: 'Sara Ali',
    email: 'sara@example.com',
    subject: 'Rotation',
    message: title,
    phoneNumber: '0501234567',
  };
  const visitor = await apiRequest.newContext({ baseURL: url('site'), extraHTTPHeaders: { origin: url('site') } });
  const sent = await visitor.post('/contact-us', { form: { ...message, form_id: title }, maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([303, expect.stringContaining('sent=1')]);
  await visitor.dispose();
}

const orders: { order: AppName[]; tag: string[] }[] = [
  { order: ['cms', 'site'], tag: [] },
  { order: ['site', 'cms'], tag: ['@full'] },
];
for (const { order, tag } of orders) {
  const title = `${order.join(' then ')}: a change of the secrets refuses no call and ends no session; dropping the old ones does (decision 0021)`;
  test(title, { tag }, async () => {
    await start('cms');
    await start('site');
    const api = await signedIn({ cms: { url: url('cms') } }, admin);
    const idle = await signedIn({ cms: { url: url('cms') } }, admin);
    await allWorks(api, 'Before');
    const { id } = await new Editor(api).page('careers');
    const opened = await api.get(`/cms-api/pages/${id}/preview?locale=en`, { maxRedirects: 0 });
    const preview = opened.headers().location ?? '';
    const picture = /\/social\/[\w-]+\/[\w-]+\.jpg/.exec(await (await fetch(url('site'))).text())?.[0];
    const links = async () =>
      Promise.all([preview, `${url('site')}${picture}`].map(async (link) => (await fetch(link)).status));
    expect(await links()).toEqual([200, 200]);

    rotateKeys();
    for (const name of order) {
      await start(name);
      await allWorks(api, `After the start of the ${name}`);
      expect(await links()).toEqual([200, 200]);
    }

    expect((await api.post('/cms-api/users/refresh-token')).status()).toBe(200);
    rotateKeys('--drop-previous', '--force');
    for (const name of order) await start(name);
    await allWorks(api, 'Dropped');
    expect(await (await idle.get('/cms-api/users/me')).json()).toMatchObject({ user: null });
    expect(await links()).toEqual([403, 404]);
    await api.dispose();
    await idle.dispose();
  });
}
