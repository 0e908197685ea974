import type { Config } from '../config.ts';
import type { DatabaseCopy } from './database-copy.ts';
import { postgresCopy } from './postgres-copy.ts';
import { sqliteCopy } from './sqlite-copy.ts';

export function copyOfDatabase(database: Config['database']): DatabaseCopy {
  return database.dialect === 'sqlite' ? sqliteCopy(database.file) : postgresCopy(database.url);
}
