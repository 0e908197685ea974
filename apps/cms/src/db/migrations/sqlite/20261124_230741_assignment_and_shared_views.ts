import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shared_views\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`view\` text NOT NULL,
  	\`kind\` text,
  	\`owner\` numeric,
  	\`shared_by\` numeric NOT NULL,
  	\`shared_by_name\` text NOT NULL,
  	\`role\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`shared_views_shared_by_idx\` ON \`shared_views\` (\`shared_by\`);`)
  await db.run(sql`CREATE INDEX \`shared_views_role_idx\` ON \`shared_views\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`shared_views_updated_at_idx\` ON \`shared_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shared_views_created_at_idx\` ON \`shared_views\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`case_handling_assignment\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`product\` text,
  	\`city\` text,
  	\`to\` text DEFAULT 'nobody' NOT NULL,
  	\`person_id\` integer,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_handling\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_handling_assignment_order_idx\` ON \`case_handling_assignment\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_handling_assignment_parent_id_idx\` ON \`case_handling_assignment\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_handling_assignment_person_idx\` ON \`case_handling_assignment\` (\`person_id\`);`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`assigned_at\` text;`)
  await db.run(sql`CREATE INDEX \`assignee_status_assignedAt_idx\` ON \`service_requests\` (\`assignee_id\`,\`status\`,\`assigned_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`assigned_at\` text;`)
  await db.run(sql`CREATE INDEX \`assignee_status_assignedAt_1_idx\` ON \`messages\` (\`assignee_id\`,\`status\`,\`assigned_at\`);`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`assigned_at\` text;`)
  await db.run(sql`CREATE INDEX \`assignee_status_assignedAt_2_idx\` ON \`job_applications\` (\`assignee_id\`,\`status\`,\`assigned_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`direct_phone\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shared_views\`;`)
  await db.run(sql`DROP TABLE \`case_handling_assignment\`;`)
  await db.run(sql`DROP INDEX \`assignee_status_assignedAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`assigned_at\`;`)
  await db.run(sql`DROP INDEX \`assignee_status_assignedAt_1_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`assigned_at\`;`)
  await db.run(sql`DROP INDEX \`assignee_status_assignedAt_2_idx\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`assigned_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`direct_phone\`;`)
}
