import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_publishing_rules_reviewed" ADD VALUE 'documents';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publishing_rules_reviewed" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_publishing_rules_reviewed";
  CREATE TYPE "public"."enum_publishing_rules_reviewed" AS ENUM('pages', 'jobs', 'rate-tables', 'header', 'site-settings', 'texts');
  ALTER TABLE "publishing_rules_reviewed" ALTER COLUMN "value" SET DATA TYPE "public"."enum_publishing_rules_reviewed" USING "value"::"public"."enum_publishing_rules_reviewed";`)
}
