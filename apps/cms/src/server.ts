import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { stopGracefully } from '@insurer/contract/graceful-stop.ts';
import { outliveLogReader } from '@insurer/contract/outlive-log-reader.ts';
import { redacted } from '@insurer/contract/redacted.ts';
import { startTracing } from '@insurer/contract/tracing.ts';

// Data, backups and logs are the service's own: nobody else on the machine reads them.
process.umask(0o077);
outliveLogReader();
// The settings are read first and by themselves, so that a wrong one ends the process with its own sentence.
const { config } = await import('./config.ts').catch(endWith);
const { sayIfDiskIsFull } = await import('./db/full-disk.ts');
sayIfDiskIsFull(config);
const { carryContentKey } = await import('./http/content-key.ts');
const stopTracing = await startTracing({
  endpoint: config.tracesUrl,
  service: 'content-service',
  // Of the site alone: anybody can ask for the page to sign in.
  goesOn: carryContentKey,
  // The driver that Payload's adapter takes.
  load: () => void createRequire(import.meta.resolve('@payloadcms/db-postgres'))('pg'),
});
const { startContentService } = await import('./start-content-service.ts');
const dev = process.argv.includes('--dev');

try {
  const service = await startContentService({ dev, folder: join(import.meta.dirname, '..') });
  // Next would leave the line of whoever asks for another protocol open, outside of every limit of time; who is told of no
  // such protocol gets an answer like everybody. A developer's browser has one.
  const server = createServer({ shouldUpgradeCallback: () => dev }, service.handle);
  if (dev) server.on('upgrade', service.handleUpgrade);
  // Whoever is slower holds memory that others need: headers in 20 s, a large file in three minutes.
  server.headersTimeout = 20_000;
  server.requestTimeout = 180_000;
  server.on('error', endWith);
  server.listen(config.port, () => void service.announce(config.port));
  // Requests first: what they are about lies behind what is then ended.
  stopGracefully({
    server,
    delayMs: config.stopDelayMs,
    longestMs: 10_000,
    finish: () => service.stop().then(stopTracing),
  });
} catch (error) {
  endWith(error);
}

/** One sentence for what the person who starts the process can mend; the whole story for everything else. */
function endWith(error: unknown): never {
  const known = error instanceof Error && ['ConfigurationError', 'ContentUnavailable'].includes(error.name);
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (known) process.stderr.write(`${error.message}\n`);
  else if (inUse) process.stderr.write('The port of the content service is in use; set PORT to another one.\n');
  else process.stderr.write(`${inspect(redacted(error), { depth: 5 })}\n`);
  process.exit(1);
}
