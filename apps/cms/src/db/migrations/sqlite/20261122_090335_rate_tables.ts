import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rate_tables_questions_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_questions_choices_order_idx\` ON \`rate_tables_questions_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_questions_choices_parent_id_idx\` ON \`rate_tables_questions_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_questions_choices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_questions_choices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_tables_questions_choices_locales_locale_parent_id_uniqu\` ON \`rate_tables_questions_choices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_questions_choices_locales_parent_idx\` ON \`rate_tables_questions_choices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'choice',
  	\`minimum\` text,
  	\`maximum\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_questions_order_idx\` ON \`rate_tables_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_questions_parent_id_idx\` ON \`rate_tables_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_questions_locales\` (
  	\`label\` text,
  	\`hint\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_tables_questions_locales_locale_parent_id_unique\` ON \`rate_tables_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_questions_locales_parent_idx\` ON \`rate_tables_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_plans_factors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`equals\` text,
  	\`from\` text,
  	\`to\` text,
  	\`effect\` text DEFAULT 'multiply',
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_factors_order_idx\` ON \`rate_tables_plans_factors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_factors_parent_id_idx\` ON \`rate_tables_plans_factors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_plans_includes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_includes_order_idx\` ON \`rate_tables_plans_includes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_includes_parent_id_idx\` ON \`rate_tables_plans_includes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_plans_includes_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_plans_includes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_tables_plans_includes_locales_locale_parent_id_unique\` ON \`rate_tables_plans_includes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_includes_locales_parent_idx\` ON \`rate_tables_plans_includes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_plans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`base\` numeric,
  	\`minimum\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_order_idx\` ON \`rate_tables_plans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_parent_id_idx\` ON \`rate_tables_plans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_plans_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_tables_plans_locales_locale_parent_id_unique\` ON \`rate_tables_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_plans_locales_parent_idx\` ON \`rate_tables_plans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`product\` text,
  	\`version\` text,
  	\`valid_from\` text,
  	\`vat\` numeric DEFAULT 15,
  	\`hand_over\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_product_idx\` ON \`rate_tables\` (\`product\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_valid_from_idx\` ON \`rate_tables\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_updated_at_idx\` ON \`rate_tables\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_created_at_idx\` ON \`rate_tables\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables__status_idx\` ON \`rate_tables\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_tables_locales_locale_parent_id_unique\` ON \`rate_tables_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_locales_parent_idx\` ON \`rate_tables_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_questions_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_questions_choices_order_idx\` ON \`_rate_tables_v_version_questions_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_questions_choices_parent_id_idx\` ON \`_rate_tables_v_version_questions_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_questions_choices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_questions_choices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rate_tables_v_version_questions_choices_locales_locale_pare\` ON \`_rate_tables_v_version_questions_choices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_questions_choices_locales_parent_idx\` ON \`_rate_tables_v_version_questions_choices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'choice',
  	\`minimum\` text,
  	\`maximum\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_questions_order_idx\` ON \`_rate_tables_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_questions_parent_id_idx\` ON \`_rate_tables_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_questions_locales\` (
  	\`label\` text,
  	\`hint\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rate_tables_v_version_questions_locales_locale_parent_id_un\` ON \`_rate_tables_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_questions_locales_parent_idx\` ON \`_rate_tables_v_version_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_plans_factors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`equals\` text,
  	\`from\` text,
  	\`to\` text,
  	\`effect\` text DEFAULT 'multiply',
  	\`amount\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_factors_order_idx\` ON \`_rate_tables_v_version_plans_factors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_factors_parent_id_idx\` ON \`_rate_tables_v_version_plans_factors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_plans_includes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_includes_order_idx\` ON \`_rate_tables_v_version_plans_includes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_includes_parent_id_idx\` ON \`_rate_tables_v_version_plans_includes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_plans_includes_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_plans_includes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rate_tables_v_version_plans_includes_locales_locale_parent_\` ON \`_rate_tables_v_version_plans_includes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_includes_locales_parent_idx\` ON \`_rate_tables_v_version_plans_includes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_plans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`base\` numeric,
  	\`minimum\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_order_idx\` ON \`_rate_tables_v_version_plans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_parent_id_idx\` ON \`_rate_tables_v_version_plans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_plans_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rate_tables_v_version_plans_locales_locale_parent_id_unique\` ON \`_rate_tables_v_version_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_plans_locales_parent_idx\` ON \`_rate_tables_v_version_plans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_product\` text,
  	\`version_version\` text,
  	\`version_valid_from\` text,
  	\`version_vat\` numeric DEFAULT 15,
  	\`version_hand_over\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rate_tables\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_parent_idx\` ON \`_rate_tables_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_version_product_idx\` ON \`_rate_tables_v\` (\`version_product\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_version_valid_from_idx\` ON \`_rate_tables_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_version_updated_at_idx\` ON \`_rate_tables_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_version_created_at_idx\` ON \`_rate_tables_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_version__status_idx\` ON \`_rate_tables_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_created_at_idx\` ON \`_rate_tables_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_updated_at_idx\` ON \`_rate_tables_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_snapshot_idx\` ON \`_rate_tables_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_published_locale_idx\` ON \`_rate_tables_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_latest_idx\` ON \`_rate_tables_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_locales\` (
  	\`version_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rate_tables_v_locales_locale_parent_id_unique\` ON \`_rate_tables_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_locales_parent_idx\` ON \`_rate_tables_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rate_tables_id\` integer REFERENCES rate_tables(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rate_tables_id_idx\` ON \`payload_locked_documents_rels\` (\`rate_tables_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rate_tables_questions_choices\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_questions_choices_locales\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_questions\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_plans_factors\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_plans_includes\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_plans_includes_locales\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_plans\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`rate_tables\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_locales\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_questions_choices\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_questions_choices_locales\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_plans_factors\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_plans_includes\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_plans_includes_locales\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_plans\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`page_groups_id\` integer,
  	\`redirects_id\` integer,
  	\`providers_id\` integer,
  	\`jobs_id\` integer,
  	\`countries_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`service_requests_id\` integer,
  	\`messages_id\` integer,
  	\`job_applications_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_groups_id\`) REFERENCES \`page_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`providers_id\`) REFERENCES \`providers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_requests_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_applications_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "page_groups_id", "redirects_id", "providers_id", "jobs_id", "countries_id", "media_id", "documents_id", "service_requests_id", "messages_id", "job_applications_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "page_groups_id", "redirects_id", "providers_id", "jobs_id", "countries_id", "media_id", "documents_id", "service_requests_id", "messages_id", "job_applications_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`page_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_providers_id_idx\` ON \`payload_locked_documents_rels\` (\`providers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`service_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`job_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
