import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'insurer-start-'));
const busy: Server = createServer();
let busyPort = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => busy.listen(0, resolve));
  const address = busy.address();
  busyPort = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, maxRetries: 20 });
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true, maxRetries: 20 });
});

type Ended = { code: number | null; output: string };

/** Runs `npm start`'s script until it ends by itself; only starts that fail early do. */
function start(environment: Record<string, string>, node = process.execPath): Promise<Ended> {
  const env = { ...process.env, SITE_PORT: '20901', CMS_PORT: '20902', DATA_DIR: join(folder, 'data'), ...environment };
  return new Promise((resolve) => {
    const child = spawn(node, ['scripts/start.mjs'], { cwd: root, env, timeout: 20_000 });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function expectOneSentence({ code, output }: Ended, sentence: RegExp): void {
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
  expect(output).not.toMatch(/^\s+at /m);
}

it('says at once, before anything is built, that ADMIN_PASSWORD is weak, where nobody can sign in yet', async () => {
  const ended = await start({ ADMIN_PASSWORD: 'password1234' });
  expectOneSentence(ended, /^✗ The setting ADMIN_PASSWORD is wrong: This password is easy to guess/);
  expect(existsSync(join(folder, 'data', 'content.db'))).toBe(false);
});

/** Nodes on this machine that the repository does not bring along: whoever types `npm start` has one of these. */
const otherNodes = (process.env.PATH ?? '')
  .split(':')
  .map((path) => join(path, 'node'))
  .filter((path) => !path.includes('node_modules') && existsSync(path))
  .filter((path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.startsWith('v2'));

const olderNodes = otherNodes.filter((path) =>
  /^v(20|22)\./.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout),
);

describe.each([...new Set([process.execPath, ...otherNodes.slice(0, 1)])])('npm start under %s', (node) => {
  it('says which port is taken, by what it is needed and how to take another', async () => {
    expectOneSentence(
      await start({ SITE_PORT: String(busyPort) }, node),
      new RegExp(`^✗ Port ${busyPort}, which the site needs, is taken: .*SITE_PORT=${busyPort + 10}\\.$`),
    );
    expectOneSentence(
      await start({ CMS_PORT: String(busyPort) }, node),
      new RegExp(`^✗ Port ${busyPort}, which the content service needs, is taken: .*CMS_PORT=${busyPort + 10}\\.$`),
    );
  });

  it('says that both cannot have one port, before anything is built', async () => {
    expectOneSentence(
      await start({ SITE_PORT: '20903', CMS_PORT: '20903' }, node),
      /^✗ Site and content service cannot both have port 20903: start with CMS_PORT=20904\.$/,
    );
  });

  it.each(['abc', '0', '70000', '80.5'])('says that %s is no port', async (port) => {
    expectOneSentence(await start({ SITE_PORT: port }, node), /^✗ SITE_PORT must be a port number/);
  });

  it('says that the data folder cannot be written', async () => {
    writeFileSync(join(folder, 'data'), 'a file where the folder should be');
    expectOneSentence(
      await start({}, node),
      /^✗ The data folder .* cannot be written \(\w+\): make it writable or set DATA_DIR/,
    );
    expectOneSentence(
      await start({ DATA_DIR: '/dev/null/insurer' }, node),
      /^✗ The data folder \/dev\/null\/insurer cannot be written/,
    );
  });

  it.each(['{ "SECRET": "half', '[]', '"text"', 'null', '{ "SECRET": 7 }', '{ "SECRET": "" }'])(
    'says that the kept secrets %s cannot be read, and leaves them as they are',
    async (text) => {
      mkdirSync(join(folder, 'data'));
      const file = join(folder, 'data', 'secrets.json');
      writeFileSync(file, text);
      expectOneSentence(await start({}, node), /^✗ .*secrets\.json .*delete it to have new secrets made/);
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it.each(['mysql://localhost/content', 'content.db'])('says that DATABASE_URL %s is of no use', async (address) => {
    expectOneSentence(
      await start({ DATABASE_URL: address }, node),
      /^✗ DATABASE_URL must begin with file: or postgres:\/\//,
    );
  });
});

describe('npm start where a content service runs on the data folder', () => {
  it('says to stop it first, before it looks at ports, whatever they are; of PostgreSQL each has its own', async () => {
    mkdirSync(join(folder, 'data'));
    const module = JSON.stringify(join(root, 'apps/cms/src/db/data-folder-lock.ts'));
    const take = `import(${module}).then((lock) => console.log(lock.takeDataFolder(${JSON.stringify(join(folder, 'data'))})))`;
    const running = spawn(process.execPath, ['-e', `${take}; setInterval(() => {}, 1000)`]);
    await once(running.stdout, 'data');
    try {
      const busyToo = { SITE_PORT: String(busyPort) };
      const sentence =
        /^✗ A content service runs on the data folder .*data already: stop it first, .* DATA_DIR of another folder\.$/;
      expectOneSentence(await start({}), sentence);
      expectOneSentence(await start(busyToo), sentence);
      expectOneSentence(
        await start({ ...busyToo, DATABASE_URL: 'postgres://x/y' }),
        /^✗ Port \d+, which the site needs/,
      );
    } finally {
      running.kill('SIGKILL');
      await once(running, 'exit');
    }
    expectOneSentence(await start({ SITE_PORT: String(busyPort) }), /^✗ Port \d+, which the site needs/);
  });
});

describe('where the pinned Node has no part for the machine (decision 0016)', () => {
  /** What a checkout without it says, started by a Node. */
  const find = (node: string) => {
    const copy = join(folder, 'checkout');
    cpSync(join(root, 'scripts', 'run'), join(copy, 'scripts', 'run'), { recursive: true });
    const script = `import('./scripts/run/places.mjs').then((places) => console.log(places.mustFindNode()))`;
    const { stdout, stderr, status } = spawnSync(node, ['-e', script], { cwd: copy, encoding: 'utf8' });
    return { code: status, output: stdout + stderr };
  };

  it('the Node that is there is taken when it is 24 or newer', () => {
    expect(find(process.execPath)).toEqual({ code: 0, output: `${process.execPath}\n` });
  });

  it.skipIf(olderNodes.length === 0)('an older one says that Node 24 is needed', () => {
    const sentence =
      /^✗ Node 24 is needed: the pinned one could not be installed for .* Install Node 24 or newer, then try again\.$/;
    for (const node of olderNodes) expectOneSentence(find(node), sentence);
  });
});

describe('the secrets of an installation', () => {
  const secrets = (environment: Record<string, string> = {}) => {
    const script = `import('./scripts/run/secrets.mjs').then((m) => console.log(JSON.stringify(m.localSecrets())))`;
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), ...environment };
    return JSON.parse(spawnSync(process.execPath, ['-e', script], { cwd: root, env, encoding: 'utf8' }).stdout);
  };

  it('are made once, kept for their owner alone, and the same ever after', () => {
    const made = secrets();
    expect(Object.keys(made).sort()).toEqual(['CONTENT_API_KEY', 'PURGE_SECRET', 'SECRET']);
    expect(new Set(Object.values(made)).size).toBe(3);
    expect(statSync(join(folder, 'data', 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(secrets()).toEqual(made);
  });

  it('give way to values of the environment', () => {
    expect(secrets({ SECRET: 'given-by-the-environment' }).SECRET).toBe('given-by-the-environment');
  });

  it('that an older version did not know are added and kept too', () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data', 'secrets.json'), '{ "SECRET": "kept-from-an-older-version" }');
    const first = secrets();
    expect(first.SECRET).toBe('kept-from-an-older-version');
    expect(secrets()).toEqual(first);
  });
});
