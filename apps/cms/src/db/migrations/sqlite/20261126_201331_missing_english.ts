import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`missing_texts\` ADD \`english\` numeric;`)
  await db.run(sql`CREATE INDEX \`missing_texts_english_idx\` ON \`missing_texts\` (\`english\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`missing_texts_english_idx\`;`)
  await db.run(sql`ALTER TABLE \`missing_texts\` DROP COLUMN \`english\`;`)
}
