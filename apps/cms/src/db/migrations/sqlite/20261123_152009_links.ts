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
  await db.run(sql`CREATE TABLE \`departures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`successor\` numeric,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`departures_subject_idx\` ON \`departures\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`departures_updated_at_idx\` ON \`departures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`departures_created_at_idx\` ON \`departures\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`link_places\`;`)
  await db.run(sql`DROP TABLE \`departures\`;`)
}
