import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type RunningApp, startApp } from './app-process.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const template = join(root, 'test-results', 'whole-content');

export const admin = { email: 'admin@example.com', password: 'password-of-the-journeys' };
export const secrets = {
  SECRET: 'secret-of-the-journeys-0123456789',
  CONTENT_API_KEY: 'content-key-of-the-journeys-0123456789',
  PURGE_SECRET: 'purge-secret-of-the-journeys-0123456789',
};

/** Both apps as `npm start` runs them, on data of their own. */
export type Whole = {
  cms: RunningApp;
  site: RunningApp;
  /** The settings that the site was started with. */
  siteSettings: Record<string, string>;
  stop(): Promise<void>;
};

type SettingsOver = (cms: RunningApp) => Record<string, string>;

/** Starts the content service on a copy of the demo content, and the site on top of it. */
export async function startWhole(siteSettings: Record<string, string> | SettingsOver = {}): Promise<Whole> {
  const folder = await copyOfDemoContent();
  const sitePort = await freePort();
  const cms = await startCms(folder, `http://127.0.0.1:${sitePort}`);
  const settings = {
    ...secrets,
    CONTENT_API_URL: `${cms.url}/api`,
    SITE_URL: `http://127.0.0.1:${sitePort}`,
    CMS_ORIGIN: cms.url,
    ...(typeof siteSettings === 'function' ? siteSettings(cms) : siteSettings),
  };
  const site = await startApp('site', settings, { port: sitePort });
  const stop = async () => {
    await Promise.all([site.stop(), cms.stop()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { cms, site, siteSettings: settings, stop };
}

/** Fills an empty database with the demo content, as a first start does, and keeps it for the copies. */
export async function prepareDemoContent(): Promise<void> {
  const madeFrom = await hashOfSources();
  const stamp = join(template, 'made-from');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === madeFrom) return;
  if (!existsSync(join(root, 'apps/cms/.next/BUILD_ID')) || !existsSync(join(root, 'apps/site/build/server'))) {
    throw new Error('These journeys need both apps built: run `npm run build` first.');
  }
  await rm(template, { recursive: true, force: true, maxRetries: 20 });
  await mkdir(template, { recursive: true });
  const cms = await startCms(template, 'http://127.0.0.1:9', {}, { seconds: 600 });
  await cms.stop();
  await writeFile(stamp, madeFrom);
}

/** The content service on the data of a folder. */
export function startCms(
  folder: string,
  siteUrl: string,
  settings: Record<string, string> = {},
  options: { port?: number; seconds?: number } = {},
): Promise<RunningApp> {
  const environment = {
    ...secrets,
    DATA_DIR: folder,
    DATABASE_URL: `file:${join(folder, 'content.db')}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SITE_URL: siteUrl,
    // Journeys are quicker than visitors.
    LIMIT_SUBMISSIONS: '1000/10',
    LIMIT_LOOKUPS: '1000/10',
    // They need no other host.
    CHECK_LINKS: 'off',
    ...settings,
  };
  return startApp('cms', environment, { seconds: 60, ...options });
}

/** A data folder of its own with the demo content in it. */
export async function copyOfDemoContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'insurer-whole-'));
  await cp(template, folder, { recursive: true });
  return folder;
}

/** Of everything that the demo content is made from, so that an old copy is never taken for the current one. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of ['apps/cms/src', 'packages/contract/src', 'packages/demo-content/src']) {
    const files = await readdir(join(root, source), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex');
}
