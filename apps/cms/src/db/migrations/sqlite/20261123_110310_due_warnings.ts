import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`warned_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`warned_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`warned_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`case_handling\` ADD \`warning_days\` numeric DEFAULT 1 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`warned_due_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`warned_due_at\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`warned_due_at\`;`)
  await db.run(sql`ALTER TABLE \`case_handling\` DROP COLUMN \`warning_days\`;`)
}
