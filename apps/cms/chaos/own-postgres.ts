import { rmSync } from 'node:fs';
import { makeDatabaseFolder } from '../../../scripts/run/postgres.mjs';
import { postgres } from './processes.ts';

/** A PostgreSQL of its own, with fsync on, that is gone afterwards. */
export function makePostgres(port: number) {
  const { programs, folder, data, as } = makeDatabaseFolder();
  const address = `postgres://insurer@127.0.0.1:${port}/postgres`;
  return {
    ...postgres(programs, data, port, as),
    address,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
}
