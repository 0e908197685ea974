import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`escalation\` text;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`authority_number\` text;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`officer_told\` numeric;`)
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`officer_missed_at\` text;`)
  await db.run(sql`CREATE INDEX \`service_requests_escalation_idx\` ON \`service_requests\` (\`escalation\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`links_ended_at\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`facts_complaints_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_facts_complaints_phone\` text;`)
  await db.run(sql`ALTER TABLE \`case_handling\` ADD \`officer_days\` numeric DEFAULT 1 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`service_requests_escalation_idx\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`escalation\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`authority_number\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`officer_told\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`officer_missed_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`links_ended_at\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`facts_complaints_phone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_facts_complaints_phone\`;`)
  await db.run(sql`ALTER TABLE \`case_handling\` DROP COLUMN \`officer_days\`;`)
}
