import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rate_tables_samples_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables_samples\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_samples_answers_order_idx\` ON \`rate_tables_samples_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_samples_answers_parent_id_idx\` ON \`rate_tables_samples_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_tables_samples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate_tables\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_tables_samples_order_idx\` ON \`rate_tables_samples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_tables_samples_parent_id_idx\` ON \`rate_tables_samples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_samples_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v_version_samples\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_samples_answers_order_idx\` ON \`_rate_tables_v_version_samples_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_samples_answers_parent_id_idx\` ON \`_rate_tables_v_version_samples_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_tables_v_version_samples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_tables_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_samples_order_idx\` ON \`_rate_tables_v_version_samples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_tables_v_version_samples_parent_id_idx\` ON \`_rate_tables_v_version_samples\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rate_tables_samples_answers\`;`)
  await db.run(sql`DROP TABLE \`rate_tables_samples\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_samples_answers\`;`)
  await db.run(sql`DROP TABLE \`_rate_tables_v_version_samples\`;`)
}
