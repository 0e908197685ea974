import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What was there is published, as visitors see it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('en', 'ar');
  ALTER TABLE "site_settings_footer_links" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "site_settings_footer_social_media" ALTER COLUMN "platform" DROP NOT NULL;
  ALTER TABLE "site_settings_footer_social_media" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "site_settings_options_cancellation_reasons" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "site_settings_options_products" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "site_settings_options_cities" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "careers_direction" DROP NOT NULL;
  ALTER TABLE "_site_settings_v_version_footer_links" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "_site_settings_v_version_footer_social_media" ALTER COLUMN "platform" DROP NOT NULL;
  ALTER TABLE "_site_settings_v_version_footer_social_media" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "_site_settings_v_version_options_cancellation_reasons" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "_site_settings_v_version_options_products" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "_site_settings_v_version_options_cities" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_careers_direction" DROP NOT NULL;
  ALTER TABLE "header" ADD COLUMN "_status" "enum_header_status" DEFAULT 'draft';
  ALTER TABLE "_header_v" ADD COLUMN "version__status" "enum__header_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_header_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_header_v" ADD COLUMN "published_locale" "enum__header_v_published_locale";
  ALTER TABLE "_header_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "site_settings" ADD COLUMN "_status" "enum_site_settings_status" DEFAULT 'draft';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version__status" "enum__site_settings_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_site_settings_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_site_settings_v" ADD COLUMN "published_locale" "enum__site_settings_v_published_locale";
  ALTER TABLE "_site_settings_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v" USING btree ("version__status");
  CREATE INDEX "_header_v_snapshot_idx" ON "_header_v" USING btree ("snapshot");
  CREATE INDEX "_header_v_published_locale_idx" ON "_header_v" USING btree ("published_locale");
  CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  UPDATE "header" SET "_status" = 'published';
  UPDATE "_header_v" SET "version__status" = 'published';
  UPDATE "_header_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_header_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);
  UPDATE "site_settings" SET "_status" = 'published';
  UPDATE "_site_settings_v" SET "version__status" = 'published';
  UPDATE "_site_settings_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_site_settings_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "header__status_idx";
  DROP INDEX "_header_v_version_version__status_idx";
  DROP INDEX "_header_v_snapshot_idx";
  DROP INDEX "_header_v_published_locale_idx";
  DROP INDEX "_header_v_latest_idx";
  DROP INDEX "site_settings__status_idx";
  DROP INDEX "_site_settings_v_version_version__status_idx";
  DROP INDEX "_site_settings_v_snapshot_idx";
  DROP INDEX "_site_settings_v_published_locale_idx";
  DROP INDEX "_site_settings_v_latest_idx";
  ALTER TABLE "site_settings_footer_links" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "site_settings_footer_social_media" ALTER COLUMN "platform" SET NOT NULL;
  ALTER TABLE "site_settings_footer_social_media" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "site_settings_options_cancellation_reasons" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "site_settings_options_products" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "site_settings_options_cities" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "careers_direction" SET NOT NULL;
  ALTER TABLE "_site_settings_v_version_footer_links" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "_site_settings_v_version_footer_social_media" ALTER COLUMN "platform" SET NOT NULL;
  ALTER TABLE "_site_settings_v_version_footer_social_media" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "_site_settings_v_version_options_cancellation_reasons" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "_site_settings_v_version_options_products" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "_site_settings_v_version_options_cities" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_careers_direction" SET NOT NULL;
  ALTER TABLE "header" DROP COLUMN "_status";
  ALTER TABLE "_header_v" DROP COLUMN "version__status";
  ALTER TABLE "_header_v" DROP COLUMN "snapshot";
  ALTER TABLE "_header_v" DROP COLUMN "published_locale";
  ALTER TABLE "_header_v" DROP COLUMN "latest";
  ALTER TABLE "site_settings" DROP COLUMN "_status";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version__status";
  ALTER TABLE "_site_settings_v" DROP COLUMN "snapshot";
  ALTER TABLE "_site_settings_v" DROP COLUMN "published_locale";
  ALTER TABLE "_site_settings_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";`)
}
