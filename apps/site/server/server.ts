import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { stopGracefully } from '@insurer/contract/graceful-stop.ts';
import { outliveLogReader } from '@insurer/contract/outlive-log-reader.ts';
import { startTracing } from '@insurer/contract/tracing.ts';
import { type Config, ConfigError, config } from '#app/config.server.ts';

const development = process.argv.includes('--dev');
const root = dirname(import.meta.dirname);

/** One clear sentence for whoever started the site, and no stack. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function fail(error: unknown): never {
  if (error instanceof ConfigError) giveUp(error.message);
  throw error;
}

function settings(): Config {
  try {
    return config();
  } catch (error) {
    return fail(error);
  }
}

outliveLogReader();
const { port } = settings();
const server = createServer();
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    giveUp(`Port ${port} is taken by another program. Stop it or set PORT to a free port.`);
  if (error.code === 'EACCES') giveUp(`Port ${port} may not be used by this account. Set PORT to a port above 1023.`);
  throw error;
});
// A taken port is found before anything else is loaded; whoever comes in the meantime waits until the site stands.
const early: [IncomingMessage, ServerResponse][] = [];
const hold = (incoming: IncomingMessage, outgoing: ServerResponse) => void early.push([incoming, outgoing]);
server.on('request', hold);
server.listen(port, () => void serve().catch(fail));

async function serve(): Promise<void> {
  const stopTracing = await startTracing({ endpoint: settings().tracesUrl, service: 'site' });
  const { startSite } = await import('./start-site.ts');
  const { log } = await import('#app/log.server.ts');
  await startSite({ server, config: settings(), root, development });
  const onSignal = (signal: string) => log.info({ signal }, 'The site stops.');
  stopGracefully({ server, delayMs: settings().stopDelayMs, longestMs: 10_000, onSignal, finish: stopTracing });
  server.off('request', hold);
  for (const [incoming, outgoing] of early) server.emit('request', incoming, outgoing);
}
