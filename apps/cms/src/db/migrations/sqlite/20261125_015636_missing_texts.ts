import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`missing_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`title_en\` text,
  	\`title_ar\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_texts_source_idx\` ON \`missing_texts\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`missing_texts_count_idx\` ON \`missing_texts\` (\`count\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missing_texts\`;`)
}
