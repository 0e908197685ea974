import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, config } from '#app/config.server.ts';
import { startSite } from './start-site.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const development = process.argv.includes('--dev');
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** One clear sentence for whoever started the site, and no stack. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return config();
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
}

const { port } = settings();
const server = createServer();
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    giveUp(`Port ${port} is taken by another program. Stop it or set PORT to a free port.`);
  if (error.code === 'EACCES') giveUp(`Port ${port} may not be used by this account. Set PORT to a port above 1023.`);
  throw error;
});
// A taken port is found before anything else is loaded; requests wait until the site stands.
server.listen(port, async () => {
  await startSite({ server, config: settings(), root, development });
  stopOnSignals(server);
});
