import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person_id\` integer,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`last_used_at\` text,
  	\`secret\` text,
  	\`credential_id\` text,
  	\`public_key\` text,
  	\`counter\` numeric,
  	\`transports\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`second_factors_person_idx\` ON \`second_factors\` (\`person_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_credential_id_idx\` ON \`second_factors\` (\`credential_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules_second_factor_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sign_in_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_in_rules_second_factor_roles_order_idx\` ON \`sign_in_rules_second_factor_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_rules_second_factor_roles_parent_idx\` ON \`sign_in_rules_second_factor_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`second_factor\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules_second_factor_roles\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`second_factor\`;`)
}
