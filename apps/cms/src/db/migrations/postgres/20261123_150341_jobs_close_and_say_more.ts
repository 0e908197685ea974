import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_service_requests_stage" ADD VALUE 'interviewed' BEFORE 'answered';
  ALTER TYPE "public"."enum_messages_stage" ADD VALUE 'interviewed' BEFORE 'answered';
  ALTER TYPE "public"."enum_job_applications_stage" ADD VALUE 'interviewed' BEFORE 'answered';
  ALTER TABLE "jobs" ADD COLUMN "closing_date" timestamp(3) with time zone;
  ALTER TABLE "jobs_locales" ADD COLUMN "city" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "pay" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "tasks" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "requirements" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "benefits" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_closing_date" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_city" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_pay" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_tasks" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_requirements" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_benefits" varchar;
  CREATE INDEX "jobs_closing_date_idx" ON "jobs" USING btree ("closing_date");
  CREATE INDEX "_jobs_v_version_version_closing_date_idx" ON "_jobs_v" USING btree ("version_closing_date");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_requests" ALTER COLUMN "stage" SET DATA TYPE text;
  DROP TYPE "public"."enum_service_requests_stage";
  CREATE TYPE "public"."enum_service_requests_stage" AS ENUM('received', 'assessed', 'answered', 'decided', 'paid');
  ALTER TABLE "service_requests" ALTER COLUMN "stage" SET DATA TYPE "public"."enum_service_requests_stage" USING "stage"::"public"."enum_service_requests_stage";
  ALTER TABLE "messages" ALTER COLUMN "stage" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_stage";
  CREATE TYPE "public"."enum_messages_stage" AS ENUM('received', 'assessed', 'answered', 'decided', 'paid');
  ALTER TABLE "messages" ALTER COLUMN "stage" SET DATA TYPE "public"."enum_messages_stage" USING "stage"::"public"."enum_messages_stage";
  ALTER TABLE "job_applications" ALTER COLUMN "stage" SET DATA TYPE text;
  DROP TYPE "public"."enum_job_applications_stage";
  CREATE TYPE "public"."enum_job_applications_stage" AS ENUM('received', 'assessed', 'answered', 'decided', 'paid');
  ALTER TABLE "job_applications" ALTER COLUMN "stage" SET DATA TYPE "public"."enum_job_applications_stage" USING "stage"::"public"."enum_job_applications_stage";
  DROP INDEX "jobs_closing_date_idx";
  DROP INDEX "_jobs_v_version_version_closing_date_idx";
  ALTER TABLE "jobs" DROP COLUMN "closing_date";
  ALTER TABLE "jobs_locales" DROP COLUMN "city";
  ALTER TABLE "jobs_locales" DROP COLUMN "pay";
  ALTER TABLE "jobs_locales" DROP COLUMN "tasks";
  ALTER TABLE "jobs_locales" DROP COLUMN "requirements";
  ALTER TABLE "jobs_locales" DROP COLUMN "benefits";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_closing_date";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_city";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_pay";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_tasks";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_requirements";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_benefits";`)
}
