import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`facts_roadside_phone\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`facts_opening_hours\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`facts_emergency_note\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_facts_roadside_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_facts_opening_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_facts_emergency_note\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`facts_roadside_phone\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`facts_opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`facts_emergency_note\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_facts_roadside_phone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_facts_opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_facts_emergency_note\`;`)
}
