import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`closing_date\` text;`)
  await db.run(sql`CREATE INDEX \`jobs_closing_date_idx\` ON \`jobs\` (\`closing_date\`);`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`city\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`pay\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`tasks\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`requirements\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`benefits\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_closing_date\` text;`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_closing_date_idx\` ON \`_jobs_v\` (\`version_closing_date\`);`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_city\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_pay\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_tasks\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_requirements\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_benefits\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`jobs_closing_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`closing_date\`;`)
  await db.run(sql`DROP INDEX \`_jobs_v_version_version_closing_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_closing_date\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`city\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`pay\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`tasks\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`requirements\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`benefits\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_city\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_pay\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_tasks\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_requirements\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_benefits\`;`)
}
