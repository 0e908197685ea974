import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';

type App = { name: string; logFile: string; child: ChildProcess };
type Times = { firstPauseMs: number; longestPauseMs: number; settledMs: number };
type Supervise = (app: App, begin: () => App, tell?: (line: string) => void, times?: Times) => () => Promise<void>;

const script = './run/supervise.mjs';
const { supervise } = (await import(script)) as { supervise: Supervise };
const quick = { firstPauseMs: 5, longestPauseMs: 20, settledMs: 60_000 };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** An app that says when it runs; `code` ends it at once. */
function keep(name: string, code = "console.log('runs'); setInterval(() => {}, 1000)", times = quick) {
  const begun: ChildProcess[] = [];
  const said: string[] = [];
  const begin = () => {
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    begun.push(child);
    return { name, logFile: `${name}.log`, child };
  };
  const stop = supervise(begin(), begin, (line) => said.push(line), times);
  stops.push(stop);
  const running = async () => {
    const child = begun.at(-1);
    if (child) await once(child.stdout as NodeJS.ReadableStream, 'data');
    return child;
  };
  return { begun, said, stop, running };
}

it('an app that is killed is started again, and the other runs on', async () => {
  const [site, cms] = [keep('site'), keep('cms')];
  const [firstSite] = await Promise.all([site.running(), cms.running()]);
  firstSite?.kill('SIGKILL');
  await vi.waitFor(() => expect(site.begun).toHaveLength(2));
  await site.running();
  expect(site.said).toEqual([
    expect.stringMatching(/^✗ The site stopped \(SIGKILL\) and is started again in .* site\.log/),
  ]);
  expect([cms.begun.length, cms.begun[0]?.exitCode, cms.begun[0]?.signalCode]).toEqual([1, null, null]);
});

it('one that ends again and again waits longer each time, up to the longest; one that had settled does not', async () => {
  const failing = keep('site', 'process.exit(3)');
  await vi.waitFor(() => expect(failing.said.length).toBeGreaterThanOrEqual(4));
  const pauses = (lines: string[]) => lines.map((line) => Number(/in ([\d.]+) s/.exec(line)?.[1]));
  expect(pauses(failing.said).slice(0, 4)).toEqual([0.005, 0.01, 0.02, 0.02]);
  const settled = keep('cms', 'process.exit(3)', { ...quick, settledMs: -1 });
  await vi.waitFor(() => expect(settled.said.length).toBeGreaterThanOrEqual(3));
  expect(new Set(pauses(settled.said))).toEqual(new Set([0.005]));
});

it('one that is stopped stays so, and one that cannot even be started harms nobody', async () => {
  const app = keep('site');
  const child = await app.running();
  await app.stop();
  expect([child?.signalCode, app.begun.length, app.said]).toEqual(['SIGTERM', 1, []]);
  const missing = () => ({ name: 'cms', logFile: 'cms.log', child: spawn('/no/such/program') });
  const said: string[] = [];
  stops.push(supervise(missing(), missing, (line) => said.push(line), quick));
  await vi.waitFor(() => expect(said.length).toBeGreaterThanOrEqual(2));
  expect(said[0]).toContain('ENOENT');
});

it('one that still works when it is stopped is given as long as it takes, and the delay of STOP_DELAY_SECONDS as well', async () => {
  vi.stubEnv('STOP_DELAY_SECONDS', '15');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const app = keep('site', "process.on('SIGTERM', () => {}); console.log('runs'); setInterval(() => {}, 1000)");
    const child = await app.running();
    const kill = vi.spyOn(child as ChildProcess, 'kill');
    const stopped = app.stop();
    vi.advanceTimersByTime(35_000);
    expect(kill.mock.calls).toEqual([['SIGTERM']]);
    vi.advanceTimersByTime(10_000);
    expect(kill.mock.calls).toEqual([['SIGTERM'], ['SIGKILL']]);
    await stopped;
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});
