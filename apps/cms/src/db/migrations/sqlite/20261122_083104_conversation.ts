import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`answer_templates_needs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_needs_order_idx\` ON \`answer_templates_needs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_needs_parent_idx\` ON \`answer_templates_needs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`answer_templates_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_kinds_order_idx\` ON \`answer_templates_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_kinds_parent_idx\` ON \`answer_templates_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`answer_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_updated_at_idx\` ON \`answer_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_created_at_idx\` ON \`answer_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_templates_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`answer_templates_locales_locale_parent_id_unique\` ON \`answer_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`text\` text,
  	\`by_id\` integer,
  	\`mail\` numeric,
  	\`opened_at\` text,
  	\`idempotency_key\` text,
  	\`content_hash\` text,
  	\`team\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`case_collection\` text NOT NULL,
  	\`case_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`case_messages_by_idx\` ON \`case_messages\` (\`by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`case_messages_idempotency_key_idx\` ON \`case_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`case_messages_team_idx\` ON \`case_messages\` (\`team\`);`)
  await db.run(sql`CREATE INDEX \`case_messages_reference_idx\` ON \`case_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`case_messages_case_id_idx\` ON \`case_messages\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`case_messages_updated_at_idx\` ON \`case_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_messages_created_at_idx\` ON \`case_messages\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`outcome\` text;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`stage\` text;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`due_reason\` text;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`stages\` text;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`asked_for\` text;`)
  await db.run(sql`CREATE INDEX \`service_requests_outcome_idx\` ON \`service_requests\` (\`outcome\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`outcome\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`stage\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`due_reason\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`stages\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`asked_for\` text;`)
  await db.run(sql`CREATE INDEX \`messages_outcome_idx\` ON \`messages\` (\`outcome\`);`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`outcome\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`stage\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`due_reason\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`stages\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`asked_for\` text;`)
  await db.run(sql`CREATE INDEX \`job_applications_outcome_idx\` ON \`job_applications\` (\`outcome\`);`)
  await db.run(sql`ALTER TABLE \`private_files\` ADD \`message\` numeric;`)
  await db.run(sql`CREATE INDEX \`private_files_message_idx\` ON \`private_files\` (\`message\`);`)
  await db.run(sql`ALTER TABLE \`case_handling\` ADD \`reopen_days\` numeric DEFAULT 60 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`answer_templates_needs\`;`)
  await db.run(sql`DROP TABLE \`answer_templates_kinds\`;`)
  await db.run(sql`DROP TABLE \`answer_templates\`;`)
  await db.run(sql`DROP TABLE \`answer_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`case_messages\`;`)
  await db.run(sql`DROP INDEX \`service_requests_outcome_idx\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`outcome\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`due_reason\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`stages\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`asked_for\`;`)
  await db.run(sql`DROP INDEX \`messages_outcome_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`outcome\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`due_reason\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`stages\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`asked_for\`;`)
  await db.run(sql`DROP INDEX \`job_applications_outcome_idx\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`outcome\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`due_reason\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`stages\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`asked_for\`;`)
  await db.run(sql`DROP INDEX \`private_files_message_idx\`;`)
  await db.run(sql`ALTER TABLE \`private_files\` DROP COLUMN \`message\`;`)
  await db.run(sql`ALTER TABLE \`case_handling\` DROP COLUMN \`reopen_days\`;`)
}
