import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`customer_name_en\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`customer_name_ar\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`customer_name_en\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`customer_name_ar\`;`)
}
