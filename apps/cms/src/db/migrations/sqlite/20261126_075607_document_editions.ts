import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`documents_editions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`filename\` text NOT NULL,
  	\`until\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_editions_order_idx\` ON \`documents_editions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`documents_editions_parent_id_idx\` ON \`documents_editions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_editions_filename_idx\` ON \`documents_editions\` (\`filename\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`documents_editions\`;`)
}
