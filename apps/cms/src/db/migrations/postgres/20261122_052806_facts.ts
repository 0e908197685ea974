import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "facts_roadside_phone" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "facts_opening_hours" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "facts_emergency_note" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_facts_roadside_phone" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_facts_opening_hours" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_facts_emergency_note" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "facts_roadside_phone";
  ALTER TABLE "site_settings_locales" DROP COLUMN "facts_opening_hours";
  ALTER TABLE "site_settings_locales" DROP COLUMN "facts_emergency_note";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_facts_roadside_phone";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_facts_opening_hours";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_facts_emergency_note";`)
}
