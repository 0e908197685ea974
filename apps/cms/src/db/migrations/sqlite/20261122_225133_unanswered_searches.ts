import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`unanswered_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`unanswered_searches_key_idx\` ON \`unanswered_searches\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_day_idx\` ON \`unanswered_searches\` (\`day\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`unanswered_searches\`;`)
}
