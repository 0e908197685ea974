import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`publishing_rules_blocking\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publishing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publishing_rules_blocking_order_idx\` ON \`publishing_rules_blocking\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`publishing_rules_blocking_parent_idx\` ON \`publishing_rules_blocking\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publishing_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publishing_rules_blocking\`;`)
  await db.run(sql`DROP TABLE \`publishing_rules\`;`)
}
