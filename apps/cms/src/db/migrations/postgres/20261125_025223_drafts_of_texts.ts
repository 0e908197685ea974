import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What was there is published, as visitors see it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__texts_v_published_locale" AS ENUM('en', 'ar');
  ALTER TYPE "public"."enum_publishing_rules_reviewed" ADD VALUE 'header';
  ALTER TYPE "public"."enum_publishing_rules_reviewed" ADD VALUE 'site-settings';
  ALTER TYPE "public"."enum_publishing_rules_reviewed" ADD VALUE 'texts';
  ALTER TABLE "header" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "_header_v" ADD COLUMN "version_edited_by" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_edited_by" numeric;
  ALTER TABLE "texts" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "texts" ADD COLUMN "_status" "enum_texts_status" DEFAULT 'draft';
  ALTER TABLE "_texts_v" ADD COLUMN "version_edited_by" numeric;
  ALTER TABLE "_texts_v" ADD COLUMN "version__status" "enum__texts_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_texts_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_texts_v" ADD COLUMN "published_locale" "enum__texts_v_published_locale";
  ALTER TABLE "_texts_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "texts__status_idx" ON "texts" USING btree ("_status");
  CREATE INDEX "_texts_v_version_version__status_idx" ON "_texts_v" USING btree ("version__status");
  CREATE INDEX "_texts_v_snapshot_idx" ON "_texts_v" USING btree ("snapshot");
  CREATE INDEX "_texts_v_published_locale_idx" ON "_texts_v" USING btree ("published_locale");
  CREATE INDEX "_texts_v_latest_idx" ON "_texts_v" USING btree ("latest");
  UPDATE "texts" SET "_status" = 'published';
  UPDATE "_texts_v" SET "version__status" = 'published';
  UPDATE "_texts_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_texts_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publishing_rules_reviewed" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_publishing_rules_reviewed";
  CREATE TYPE "public"."enum_publishing_rules_reviewed" AS ENUM('pages', 'jobs', 'rate-tables');
  ALTER TABLE "publishing_rules_reviewed" ALTER COLUMN "value" SET DATA TYPE "public"."enum_publishing_rules_reviewed" USING "value"::"public"."enum_publishing_rules_reviewed";
  DROP INDEX "texts__status_idx";
  DROP INDEX "_texts_v_version_version__status_idx";
  DROP INDEX "_texts_v_snapshot_idx";
  DROP INDEX "_texts_v_published_locale_idx";
  DROP INDEX "_texts_v_latest_idx";
  ALTER TABLE "header" DROP COLUMN "edited_by";
  ALTER TABLE "_header_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "site_settings" DROP COLUMN "edited_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "texts" DROP COLUMN "edited_by";
  ALTER TABLE "texts" DROP COLUMN "_status";
  ALTER TABLE "_texts_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "_texts_v" DROP COLUMN "version__status";
  ALTER TABLE "_texts_v" DROP COLUMN "snapshot";
  ALTER TABLE "_texts_v" DROP COLUMN "published_locale";
  ALTER TABLE "_texts_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_texts_status";
  DROP TYPE "public"."enum__texts_v_version_status";
  DROP TYPE "public"."enum__texts_v_published_locale";`)
}
