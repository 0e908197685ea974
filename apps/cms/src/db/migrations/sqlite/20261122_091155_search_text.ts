import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`search_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`search_text\`;`)
}
