import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`target_collection\` text NOT NULL,
  	\`target_id\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`author\` numeric,
  	\`author_name\` text,
  	\`note\` text,
  	\`judge\` numeric,
  	\`judge_name\` text,
  	\`comment\` text,
  	\`fingerprint\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_subject_idx\` ON \`reviews\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reviews_at_idx\` ON \`reviews\` (\`at\`);`)
  await db.run(sql`CREATE TABLE \`publishing_rules_reviewed\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publishing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publishing_rules_reviewed_order_idx\` ON \`publishing_rules_reviewed\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`publishing_rules_reviewed_parent_idx\` ON \`publishing_rules_reviewed\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`rate_tables\` ADD \`edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_rate_tables_v\` ADD \`version_edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`publications\` ADD \`approved_by\` text;`)
  await db.run(sql`ALTER TABLE \`publications\` ADD \`without_review\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`publishing_rules_reviewed\`;`)
  await db.run(sql`ALTER TABLE \`rate_tables\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_rate_tables_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`publications\` DROP COLUMN \`approved_by\`;`)
  await db.run(sql`ALTER TABLE \`publications\` DROP COLUMN \`without_review\`;`)
}
