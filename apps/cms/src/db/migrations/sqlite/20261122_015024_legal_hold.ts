import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`closed_at\` text;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`legal_hold\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`legal_hold_reason\` text;`)
  await db.run(sql`CREATE INDEX \`service_requests_closed_at_idx\` ON \`service_requests\` (\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_legal_hold_idx\` ON \`service_requests\` (\`legal_hold\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`closed_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`legal_hold\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`legal_hold_reason\` text;`)
  await db.run(sql`CREATE INDEX \`messages_closed_at_idx\` ON \`messages\` (\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_legal_hold_idx\` ON \`messages\` (\`legal_hold\`);`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`closed_at\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`legal_hold\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`legal_hold_reason\` text;`)
  await db.run(sql`CREATE INDEX \`job_applications_closed_at_idx\` ON \`job_applications\` (\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_legal_hold_idx\` ON \`job_applications\` (\`legal_hold\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`service_requests_closed_at_idx\`;`)
  await db.run(sql`DROP INDEX \`service_requests_legal_hold_idx\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`closed_at\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`legal_hold\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`legal_hold_reason\`;`)
  await db.run(sql`DROP INDEX \`messages_closed_at_idx\`;`)
  await db.run(sql`DROP INDEX \`messages_legal_hold_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`closed_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`legal_hold\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`legal_hold_reason\`;`)
  await db.run(sql`DROP INDEX \`job_applications_closed_at_idx\`;`)
  await db.run(sql`DROP INDEX \`job_applications_legal_hold_idx\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`closed_at\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`legal_hold\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`legal_hold_reason\`;`)
}
