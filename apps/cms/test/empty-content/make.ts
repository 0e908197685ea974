import { migrateContent } from '../../src/db/migrate.ts';
import { openContent } from '../../src/db/open-content.ts';
import { makeFolders } from '../../src/db/writable-folders.ts';

// A process of its own: makes the tables in the database that DATABASE_URL names, by the real migrations. An SQLite file is written as one
// whole file to the path that is given.
const [copy] = process.argv.slice(2);
makeFolders();
const payload = await openContent();
await migrateContent(payload);
if (copy) {
  const { client } = payload.db as unknown as { client: { execute(sql: string): Promise<unknown> } };
  await client.execute(`VACUUM INTO '${copy}'`);
}
await payload.destroy();
process.exit(0);
