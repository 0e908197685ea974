import type { Config } from '../config.ts';
import type { DatabaseCopy } from './database-copy.ts';
import { postgresCopy } from './postgres-copy.ts';
import { sqliteCopy } from './sqlite-copy.ts';

/** How the database of the settings is copied and put back: its file, or PostgreSQL's own programs. */
export function copyOfDatabase(database: Config['database']): DatabaseCopy {
  return database.dialect === 'sqlite' ? sqliteCopy(database.file) : postgresCopy(database.url);
}
