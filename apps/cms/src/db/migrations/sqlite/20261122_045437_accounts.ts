import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`last_seen\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`browser\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`system\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`last_seen\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`browser\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`system\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`language\`;`)
}
