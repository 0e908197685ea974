import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../app-process.ts';
import { type Engine, keyPresses, mousePress } from './engine.ts';

/** The name of an element in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Debian's WebKitGTK with its own driver, which speaks W3C WebDriver; it needs a screen, which Xvfb is. */
export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'insurer-webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  // No command of WebDriver names the folder; the desktop's own setting does.
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const child = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`],
    { stdio: 'ignore', detached: true, env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home } },
  );
  const driver = new Driver(`http://127.0.0.1:${port}`);
  await driver.untilReady(child);
  const { sessionId } = await driver.send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const at = `/session/${sessionId}`;
  await driver.send('POST', `${at}/window/rect`, { width: 1280, height: 900 });
  const actions = (list: object[]) => driver.send('POST', `${at}/actions`, { actions: list });
  const engine: Engine = {
    name: 'webkit',
    goto: async (url) => void (await driver.send('POST', `${at}/url`, { url })),
    back: async () => void (await driver.send('POST', `${at}/back`, {})),
    look: async (page, argument) => {
      const script = `const [argument, done] = arguments;
        Promise.resolve((${page})(JSON.parse(argument))).then((value) => done(JSON.stringify(value ?? null)));`;
      const args = [JSON.stringify(argument ?? null)];
      return JSON.parse(await driver.send<string>('POST', `${at}/execute/async`, { script, args }));
    },
    press: async (place) => void (await actions(mousePress(place))),
    keys: async (keys) => void (await actions(keyPresses(keys))),
    chooseFile: async (selector, path) => {
      const using = { using: 'css selector', value: selector };
      const element = await driver.send<Record<string, string>>('POST', `${at}/element`, using);
      await driver.send('POST', `${at}/element/${element[elementKey]}/value`, { text: path });
    },
    saved: () => readdir(downloads),
    stop: async () => {
      await driver.send('DELETE', at).catch(() => undefined);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The driver and its screen are one group of processes.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return engine;
}

class Driver {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async untilReady(child: ChildProcess): Promise<void> {
    while (child.exitCode === null) {
      const response = await fetch(`${this.#address}/status`).catch(() => undefined);
      if (response?.ok) return;
      // biome-ignore lint/plugin: the pause between two looks; what is waited for is the response above
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('WebKitWebDriver ended before it listened.');
  }

  async send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(this.#address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
}
