import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_publishing_rules_blocking" ADD VALUE 'incomplete-entry' BEFORE 'alternative-text';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publishing_rules_blocking" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_publishing_rules_blocking";
  CREATE TYPE "public"."enum_publishing_rules_blocking" AS ENUM('missing-english', 'missing-arabic', 'older', 'empty-section', 'alternative-text', 'broken-link', 'headings', 'title-length', 'description-length');
  ALTER TABLE "publishing_rules_blocking" ALTER COLUMN "value" SET DATA TYPE "public"."enum_publishing_rules_blocking" USING "value"::"public"."enum_publishing_rules_blocking";`)
}
