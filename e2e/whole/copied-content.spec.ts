import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort, startApp } from '../app-process.ts';
import { startThrowAwayObjects } from '../throw-away-objects.ts';
import { startThrowAwayPostgres } from '../throw-away-postgres.ts';
import { copyOfDemoContent, secrets, startCms } from '../whole-content.ts';
import { contentPaths } from './routes.ts';

const root = dirname(dirname(import.meta.dirname));
const run = promisify(execFile);

/** One of the commands of package.json, as it is given on the machine of the service. */
async function command(name: string, parameters: string[], settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', ...secrets, ...settings };
  const { stdout } = await run('npm', ['run', '--silent', name, '--', ...parameters], { cwd: root, env });
  return stdout;
}

/** What visitors read on every content page in both languages, and whether its pictures are there, with the site on this content. */
async function walked(folder: string, settings: Record<string, string> = {}): Promise<string[]> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const cms = await startCms(folder, url, settings);
  const site = await startApp('site', { ...secrets, CONTENT_API_URL: `${cms.url}/api`, SITE_URL: url }, { port });
  try {
    const seen: string[] = [];
    for (const path of contentPaths.flatMap(([, found]) => [found, `/ar${found}`.replace(/\/$/, '')])) {
      const response = await fetch(`${url}${path}`);
      const html = await response.text();
      const picture = /src="(\/media\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      const { status, headers } = picture ? await fetch(`${url}${picture}`) : new Response(null, { status: 404 });
      seen.push(
        `${path} ${response.status} ${wordsOf(html)} ${picture ? `${status} ${headers.get('content-type')}` : ''}`,
      );
    }
    return seen;
  } finally {
    await Promise.all([site.stop(), cms.stop()]);
  }
}

/** The words of a page's main part: how many letters, and a digest of them. */
function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const words = main.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return `${words.length} ${createHash('sha256').update(words).digest('base64url').slice(0, 12)}`;
}

// docs/running.md, Backup and From SQLite to PostgreSQL, with the commands that stand there.
test('a backup of the demo is restored elsewhere, and moved to PostgreSQL: visitors see the same', {
  tag: '@full',
}, async () => {
  const [original, place] = [await copyOfDemoContent(), await mkdtemp(join(tmpdir(), 'insurer-copied-'))];
  const [copy, restored, moved] = ['copy', 'restored', 'moved'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  const BACKUP_KEY = 'a-key-that-is-kept-somewhere-else-0123456789';
  const database = await startThrowAwayPostgres();
  try {
    const before = await walked(original);
    expect(before.length).toBeGreaterThan(70);
    expect(before.filter((line) => / 200 \d{3,} [\w-]{12} (200 image\/|$)/.test(line))).toEqual(before);

    await command('backup', ['--to', copy], { DATA_DIR: original, BACKUP_KEY });
    const check = await command('restore', [copy, '--check'], { DATA_DIR: restored, BACKUP_KEY });
    expect(check).toContain('This can be restored');
    await command('restore', [copy], { DATA_DIR: restored, BACKUP_KEY });
    expect(await walked(restored)).toEqual(before);

    const DATABASE_URL = database.address.replace(/postgres$/, 'moved');
    const said = await command('move', ['--to', DATABASE_URL, '--data', moved], { DATA_DIR: restored });
    expect(said).toContain('each compared with what it was');
    expect(await walked(moved, { DATABASE_URL })).toEqual(before);
  } finally {
    await database.stop();
    for (const folder of [original, place]) await rm(folder, { recursive: true, force: true });
  }
});

// docs/running.md, Object storage: together with PostgreSQL, and a backup of a folder into empty buckets.
test('a backup of a folder is restored into object storage, and the demo moved there and to PostgreSQL at once: visitors see the same', {
  tag: '@full',
}, async () => {
  const [original, place] = [await copyOfDemoContent(), await mkdtemp(join(tmpdir(), 'insurer-copied-'))];
  const [copy = '', restored = '', moved = ''] = ['copy', 'restored', 'moved'].map((name) => join(place, name));
  const database = await startThrowAwayPostgres();
  const [buckets, others] = [await startThrowAwayObjects(), await startThrowAwayObjects()];
  /** What is left of the folders that the buckets take the place of. */
  const filesIn = async (folder: string) => {
    const all = await Promise.all(['media', 'documents'].map((name) => readdir(join(folder, name)).catch(() => [])));
    return all.flat().filter((name) => /\.\w+$/.test(name));
  };
  try {
    const before = await walked(original);
    expect(before.length).toBeGreaterThan(70);

    await command('backup', ['--to', copy], { DATA_DIR: original });
    await command('restore', [copy], { DATA_DIR: restored, ...buckets.settings });
    expect(await filesIn(restored)).toEqual([]);
    expect(await walked(restored, buckets.settings)).toEqual(before);
    const again = command('restore', [copy], { DATA_DIR: moved, ...buckets.settings });
    await expect(again).rejects.toThrow('The object storage holds files');

    const DATABASE_URL = database.address.replace(/postgres$/, 'moved');
    const settings = { DATA_DIR: original, ...others.settings };
    const said = await command('move', ['--to', DATABASE_URL, '--files', 's3'], settings);
    expect(said).toContain('each compared with what it was');
    expect(await walked(moved, { ...others.settings, DATABASE_URL })).toEqual(before);
    expect(await filesIn(moved)).toEqual([]);
    expect(await filesIn(original)).not.toEqual([]);
  } finally {
    for (const each of [database, buckets, others]) await each.stop();
    for (const folder of [original, place]) await rm(folder, { recursive: true, force: true });
  }
});
