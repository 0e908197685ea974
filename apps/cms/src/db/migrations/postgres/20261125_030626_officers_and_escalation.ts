import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_requests_escalation" AS ENUM('second-look', 'authority', 'committee');
  ALTER TABLE "service_requests" ADD COLUMN "escalation" "enum_service_requests_escalation";
  ALTER TABLE "service_requests" ADD COLUMN "authority_number" varchar;
  ALTER TABLE "service_requests" ADD COLUMN "officer_told" numeric;
  ALTER TABLE "service_requests" ADD COLUMN "officer_missed_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "links_ended_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "facts_complaints_phone" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_facts_complaints_phone" varchar;
  ALTER TABLE "case_handling" ADD COLUMN "officer_days" numeric DEFAULT 1 NOT NULL;
  CREATE INDEX "service_requests_escalation_idx" ON "service_requests" USING btree ("escalation");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "service_requests_escalation_idx";
  ALTER TABLE "service_requests" DROP COLUMN "escalation";
  ALTER TABLE "service_requests" DROP COLUMN "authority_number";
  ALTER TABLE "service_requests" DROP COLUMN "officer_told";
  ALTER TABLE "service_requests" DROP COLUMN "officer_missed_at";
  ALTER TABLE "messages" DROP COLUMN "links_ended_at";
  ALTER TABLE "site_settings" DROP COLUMN "facts_complaints_phone";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_facts_complaints_phone";
  ALTER TABLE "case_handling" DROP COLUMN "officer_days";
  DROP TYPE "public"."enum_service_requests_escalation";`)
}
