import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// What was there is published, as visitors see it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`header\` ADD \`edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_header_v\` ADD \`version_edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`texts\` ADD \`edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`texts\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`texts__status_idx\` ON \`texts\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_texts_v\` ADD \`version_edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_texts_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version__status_idx\` ON \`_texts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_snapshot_idx\` ON \`_texts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_published_locale_idx\` ON \`_texts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_latest_idx\` ON \`_texts_v\` (\`latest\`);`)
  await db.run(sql`UPDATE \`texts\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_texts_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_texts_v\` SET \`latest\` = 1 WHERE \`id\` = (SELECT \`id\` FROM \`_texts_v\` ORDER BY \`updated_at\` DESC, \`id\` DESC LIMIT 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`texts__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`texts\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`texts\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_texts_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_texts_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_texts_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_texts_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_texts_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`ALTER TABLE \`header\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_header_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_edited_by\`;`)
}
