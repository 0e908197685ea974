import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`open_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`person_id\` integer,
  	\`seen_at\` text NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`open_documents_key_idx\` ON \`open_documents\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`open_documents_subject_idx\` ON \`open_documents\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`open_documents_person_idx\` ON \`open_documents\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`open_documents_seen_at_idx\` ON \`open_documents\` (\`seen_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_edited_by\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`open_documents\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_edited_by\`;`)
}
