import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, keyPresses, mousePress } from './engine.ts';

/** Nothing that a first start asks, fetches or tells. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // Maps and other frames are of hosts that are not there: a name that is looked up for minutes holds the page's load as long. Nobody
  // listens at this port, and addresses of this machine do not go there.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Debian's Firefox ESR, over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'insurer-firefox-'));
  const downloads = join(profile, 'downloads');
  await mkdir(downloads);
  const own = { ...preferences, 'browser.download.folderList': 2, 'browser.download.dir': downloads };
  const lines = Object.entries(own).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const parameters = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn('firefox-esr', [...parameters, '--width', '1280', '--height', '900'], { stdio: 'pipe' });
  const bidi = await Bidi.connect(`${await listensAt(child)}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  const engine: Engine = {
    name: 'firefox',
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    look: async (page, argument) => {
      const answer = await bidi.send('script.callFunction', {
        functionDeclaration: `async (argument) => JSON.stringify((await (${page})(JSON.parse(argument))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
        target: { context },
        awaitPromise: true,
      });
      return JSON.parse(textIn(answer));
    },
    press: async (place) => void (await bidi.send('input.performActions', { context, actions: mousePress(place) })),
    keys: async (keys) => void (await bidi.send('input.performActions', { context, actions: keyPresses(keys) })),
    chooseFile: async (selector, path) => {
      const { nodes } = (await bidi.send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })) as { nodes: { sharedId: string }[] };
      await bidi.send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [path] });
    },
    saved: () => readdir(downloads),
    stop: async () => {
      bidi.close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return engine;
}

function textIn(answer: unknown): string {
  const { result, exceptionDetails } = answer as { result?: { value: string }; exceptionDetails?: { text: string } };
  if (!result) throw new Error(exceptionDetails?.text ?? 'Firefox gave no value.');
  return result.value;
}

function listensAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Firefox ended before it listened:\n${said.slice(-2000)}`)));
    child.once('error', reject);
  });
}

/** Far more than any command takes on a busy machine: what hangs is told by its name. */
const longestMs = 60_000;

/** Commands and their answers over one socket, each pair by its id. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #last = 0;

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Bidi(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, error, message, result } = JSON.parse(String(data));
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(`${error}: ${message}`));
      else waiting?.resolve(result);
    });
  }

  send(method: string, params: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      AbortSignal.timeout(longestMs).addEventListener('abort', () => {
        if (this.#waiting.delete(id))
          reject(new Error(`Firefox did not answer ${method} within ${longestMs / 1000} s.`));
      });
    });
  }

  close(): void {
    this.#socket.close();
  }
}
