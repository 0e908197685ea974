import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`external_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`failures\` numeric NOT NULL,
  	\`checked_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`external_links_address_idx\` ON \`external_links\` (\`address\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`external_links\`;`)
}
