import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text,
  	\`content\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_subject_idx\` ON \`publications\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`publications_at_idx\` ON \`publications\` (\`at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publications\`;`)
}
