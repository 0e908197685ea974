import { parseArgs } from 'node:util';

// `npm run chaos -- [--rounds 30] [--seed 1] [--port 26400] [--storage] [--apps] [--starts]`: two content services and a PostgreSQL, each
// killed with SIGKILL at random while visitors send and editors publish and schedule, the network between them cut, the database's disk without an
// answer; with `--storage` also the object storage that the papers lie in. With `--apps` instead both built apps as `npm start` runs them,
// with a full disk and one that does not answer. With `--starts` first starts on an empty PostgreSQL, killed amid the demo content. Ctrl-C
// (or SIGTERM) ends it after the round that is under way, and what was done until then is compared and counts. Ends with 1 where anything that was acknowledged is lost, changed or there twice.
const options = {
  rounds: { type: 'string', default: '30' },
  seed: { type: 'string' },
  port: { type: 'string', default: '26400' },
  apps: { type: 'boolean', default: false },
  storage: { type: 'boolean', default: false },
  starts: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const end = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort());
const course = {
  rounds: Number(values.rounds),
  seed: Number(values.seed ?? Date.now() % 1_000_000),
  end: end.signal,
};
console.log(`seed ${course.seed}, ${course.rounds} rounds`);
const began = Date.now();
const outcome = await run();
const seconds = Math.round((Date.now() - began) / 1000);
console.log(JSON.stringify({ seed: course.seed, ...outcome, seconds }));
process.exit(outcome.wrong.length > 0 ? 1 : 0);

async function run() {
  const first = Number(values.port);
  if (values.apps) return (await import('./run-apps.ts')).runApps(course, first);
  if (values.starts) return (await import('./run-starts.ts')).runStarts(course, first);
  return (await import('./run-services.ts')).runServices(course, first, values.storage);
}
