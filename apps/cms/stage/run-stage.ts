import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startStage } from './stage.ts';

// `npm run stage -- [--try [--small]] [--port 4100]`: two sites, two content services, PostgreSQL, object storage and Varnish on one
// machine. With --try it publishes, kills each of them, restarts the apps in turn, and ends with 1 where anything was lost, late or not to be
// read; in small it kills one site and one content service, and nothing is late (part of `npm test`).
const options = {
  port: { type: 'string', default: '4100' },
  try: { type: 'boolean', default: false },
  small: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const print = (line: string) => console.log(`› ${line}`);
const end = new AbortController();
const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]).then(() => end.abort());
const stage = await startStage(Number(values.port), print, end.signal).catch((error: unknown) => {
  // Ctrl-C while it starts leaves nothing behind either.
  if (!end.signal.aborted) throw error;
  process.exit(130);
});
let code = 0;
try {
  console.table([...stage.doors, ...stage.services].map(({ name, url }) => ({ name, url })));
  if (values.try) {
    code = await Promise.race([tryAll(), asked.then(() => 1)]);
  } else {
    print(`The administrator: ${stage.administrator.email}, ${stage.administrator.password}. Ctrl-C ends everything.`);
    await asked;
  }
} catch (error) {
  console.error(error);
  code = 1;
} finally {
  await stage.stop();
}
process.exit(code);

/** Settings are read when the first of the service's files is imported. */
async function tryAll(): Promise<number> {
  // biome-ignore lint/style/noProcessEnv: what is compared afterwards is read with the services' own settings
  Object.assign(process.env, stage.settings);
  const { small, tryStage, whole } = await import('./try-stage.ts');
  const { publications, killed, restarted, acknowledged, repeated, wrong } = await tryStage(
    stage,
    print,
    values.small ? small : whole,
  );
  console.table(publications.map(({ service, ms }) => ({ 'published by': service, ...ms })));
  console.table(killed);
  console.table(restarted);
  console.log(`${acknowledged} acknowledged, ${repeated} sent again, ${wrong.length} wrong`);
  for (const sentence of wrong.slice(0, 50)) console.log(`✗ ${sentence}`);
  return wrong.length > 0 ? 1 : 0;
}
