import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`link_places\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`language\` text,
  	\`label\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`link_places_target_idx\` ON \`link_places\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`link_places_source_idx\` ON \`link_places\` (\`source\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`link_places\`;`)
}
