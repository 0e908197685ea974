import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { abandonedMs } from './abandoned.ts';
import { BackupProblem } from './backup-problem.ts';
import type { Counts, DatabaseCopy } from './database-copy.ts';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** PostgreSQL's own programs; they must be at least as new as the server. */
export function postgresCopy(address: string): DatabaseCopy {
  const env = environmentOf(address);
  const query = async (text: string) => (await call('psql', ['-XAtq', '-F', '\t', '-c', text], env)).trim();
  /** Of rehearsals that were killed: six hours old, with nobody in them. */
  const removeAbandonedChecks = async () => {
    const names = await query(
      `SELECT datname FROM pg_database d
        WHERE substring(datname FROM '^restore_check_[0-9]+_([0-9]{13})$')::bigint < ${Date.now() - abandonedMs}
        AND pg_has_role(datdba, 'MEMBER') AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datid = d.oid)`,
    );
    for (const name of names.split('\n').filter(Boolean)) await query(`DROP DATABASE IF EXISTS ${name}`);
  };
  return {
    isEmpty: async () => (await query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")) === '0',
    async dump(to) {
      await call('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--schema=public', '--file', to], env);
      return countsOfDump(to);
    },
    async restore(from) {
      const list = await call('pg_restore', ['--list', from], env);
      if (!/TABLE DATA/.test(list)) throw new BackupProblem('The backup holds no tables.');
      // The schema is there already, and belongs to somebody else where the user was only given rights in it.
      const contents = `${from}.list`;
      await writeFile(contents, list.replace(/^.* (?:SCHEMA|COMMENT) - (?:SCHEMA )?public .*$/gm, ''));
      const how = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--use-list', contents];
      try {
        await call('pg_restore', [...how, '--dbname', env.PGDATABASE ?? '', from], env);
      } finally {
        await rm(contents, { force: true });
      }
    },
    async counts() {
      const rows = await query(
        `SELECT tablename, (xpath('/row/c/text()',
          query_to_xml(format('SELECT count(*) AS c FROM public.%I', tablename), false, true, '')))[1]::text
        FROM pg_tables WHERE schemaname = 'public'`,
      );
      return Object.fromEntries(rows.split('\n').map((row) => [row.split('\t')[0], Number(row.split('\t')[1])]));
    },
    async throwAway() {
      await removeAbandonedChecks();
      const name = `restore_check_${process.pid}_${Date.now()}`;
      await query(`CREATE DATABASE ${name}`);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return { ...postgresCopy(url.href), remove: async () => void (await query(`DROP DATABASE ${name}`)) };
    },
  };
}

/** One line is one row of a table in the text of a dump, so what is counted is exactly what it holds. */
async function countsOfDump(file: string): Promise<Counts> {
  const program = spawn('pg_restore', ['--data-only', '--file=-', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(program as ChildProcess, 'exit');
  const counts: Counts = {};
  let table: string | undefined;
  for await (const line of linesOf(program.stdout)) {
    const begun = /^COPY public\."?(.+?)"? \(/.exec(line)?.[1];
    if (table === undefined && begun) {
      table = begun;
      counts[table] = 0;
    } else if (line === '\\.') table = undefined;
    else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
  }
  const [code] = await ended;
  if (code !== 0) throw new BackupProblem('The dump of the database cannot be read again.');
  return counts;
}

/** What ends with 0x0a: other signs that end a line, such as U+2028, may stand in a text. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const part of source) {
    let from = 0;
    for (let end = part.indexOf(0x0a); end !== -1; end = part.indexOf(0x0a, from)) {
      yield Buffer.concat([...begun, part.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(part.subarray(from));
  }
}

async function call(program: string, parameters: string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    return (await run(program, parameters, { env, maxBuffer })).stdout;
  } catch (error) {
    const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string };
    if (code === 'ENOENT')
      throw new BackupProblem(`${program} is needed and not installed (Debian: postgresql-client).`);
    throw new BackupProblem(`${program} failed: ${(stderr || message).trim().split('\n')[0]}`);
  }
}

/** In the environment, since what stands in a command line is seen by everybody on the machine. */
function environmentOf(address: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const [ssl, authority] = [searchParams.get('sslmode'), searchParams.get('sslrootcert')];
  return {
    // biome-ignore lint/style/noProcessEnv: the programs are found on the path
    ...process.env,
    PGHOST: hostname,
    ...(port && { PGPORT: port }),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(ssl && { PGSSLMODE: ssl }),
    ...(authority && { PGSSLROOTCERT: authority }),
  };
}
