import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`identity\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_identity_idx\` ON \`users\` (\`identity\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_identity_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`identity\`;`)
}
