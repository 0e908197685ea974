import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { shortestSecret } from '@insurer/contract/keys.ts';
import { unpackFewCodings } from '@insurer/contract/too-many-codings.ts';
import next from 'next';
import { inTurn } from './access/admin-turns.ts';
import { callerOf } from './access/caller-address.ts';
import { sayDatabaseIsAway } from './access/database-away.ts';
import { admit } from './access/incoming-request.ts';
import { startBackgroundWork } from './background/background-work.ts';
import { config } from './config.ts';
import { takeDataFolder } from './db/data-folder-lock.ts';
import { ContentUnavailable, openContent } from './db/open-content.ts';
import { makeFolders } from './db/writable-folders.ts';
import { databaseAnswers } from './http/ready.ts';
import { sharedLook } from './http/shared-look.ts';
import { log } from './log.ts';
import { logConsole } from './log-console.ts';
import { prepareContent } from './prepare-content.ts';

type ContentService = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Says where the service is, once it answers. */
  announce(port: number): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Everything that must be true before the first request: folders, tables, an administrator, demo content in an
 * empty database, and the background work.
 * @throws ContentUnavailable with one sentence when disk or database do not allow it
 */
export async function startContentService({ dev, folder }: { dev: boolean; folder: string }): Promise<ContentService> {
  // A developer reads Next's own words.
  if (!dev) logConsole();
  unpackFewCodings();
  for (const setting of config.weakSecrets) log('warn', `Shorter than ${shortestSecret} characters`, { setting });
  makeFolders();
  mustBeAlone();
  const payload = await openContent();
  const welcome = await prepareContent(payload);

  const app = next({ dev, dir: folder, port: config.port });
  await app.prepare();
  const stopWork = startBackgroundWork(payload);
  const handle = app.getRequestHandler();
  const upgrade = app.getUpgradeHandler();
  const look = sharedLook(() => databaseAnswers(async () => payload));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await sayDatabaseIsAway(request, response, look))) await handle(request, response);
  };
  return {
    handle: (request, response) => {
      if (!admit(request, response, { dev })) return;
      inTurn(request, response, callerOf(request), () => void answer(request, response));
    },
    handleUpgrade: (request, socket, head) => void upgrade(request, socket, head),
    announce: async (port) => {
      // The first request opens the database for the pages; better now than when an editor waits.
      await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
      log('info', 'content service ready', { address: `http://localhost:${port}/admin` });
      if (welcome) printToTerminal(`\n${welcome}\n`);
    },
    stop: async () => {
      await stopWork();
      await payload.destroy();
    },
  };
}

/** @throws ContentUnavailable where another process has the SQLite file; one that is just ending has a while */
function mustBeAlone(): void {
  if (config.database.dialect !== 'sqlite' || takeDataFolder(config.dataDir, 15_000)) return;
  throw new ContentUnavailable(
    `Another content service uses the data folder ${config.dataDir}: stop it first, or set DATA_DIR to a folder of its own.`,
  );
}

/** To the terminal, and into no log file where `npm start` keeps one (scripts/run/app-process.mjs). */
function printToTerminal(text: string): void {
  if (process.send) process.send({ terminal: text });
  else process.stdout.write(`${text}\n`);
}
