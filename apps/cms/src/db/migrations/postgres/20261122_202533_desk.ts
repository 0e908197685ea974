import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_requests_pause_reason" AS ENUM('papers', 'information', 'decision');
  CREATE TYPE "public"."enum_messages_pause_reason" AS ENUM('papers', 'information', 'decision');
  CREATE TYPE "public"."enum_job_applications_pause_reason" AS ENUM('papers', 'information', 'decision');
  ALTER TABLE "service_requests" ADD COLUMN "pause_reason" "enum_service_requests_pause_reason";
  ALTER TABLE "service_requests" ADD COLUMN "paused_at" timestamp(3) with time zone;
  ALTER TABLE "service_requests" ADD COLUMN "paused_days" numeric DEFAULT 0;
  ALTER TABLE "service_requests" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "service_requests" ADD COLUMN "answered_in_time" boolean;
  ALTER TABLE "service_requests" ADD COLUMN "answer_days" numeric;
  ALTER TABLE "service_requests" ADD COLUMN "reopened_count" numeric;
  ALTER TABLE "service_requests" ADD COLUMN "product" varchar;
  ALTER TABLE "service_requests" ADD COLUMN "city" varchar;
  ALTER TABLE "messages" ADD COLUMN "pause_reason" "enum_messages_pause_reason";
  ALTER TABLE "messages" ADD COLUMN "paused_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "paused_days" numeric DEFAULT 0;
  ALTER TABLE "messages" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "answered_in_time" boolean;
  ALTER TABLE "messages" ADD COLUMN "answer_days" numeric;
  ALTER TABLE "messages" ADD COLUMN "reopened_count" numeric;
  ALTER TABLE "messages" ADD COLUMN "product" varchar;
  ALTER TABLE "messages" ADD COLUMN "city" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "pause_reason" "enum_job_applications_pause_reason";
  ALTER TABLE "job_applications" ADD COLUMN "paused_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "paused_days" numeric DEFAULT 0;
  ALTER TABLE "job_applications" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "answered_in_time" boolean;
  ALTER TABLE "job_applications" ADD COLUMN "answer_days" numeric;
  ALTER TABLE "job_applications" ADD COLUMN "reopened_count" numeric;
  ALTER TABLE "job_applications" ADD COLUMN "product" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "city" varchar;
  CREATE INDEX "service_requests_answered_at_idx" ON "service_requests" USING btree ("answered_at");
  CREATE INDEX "assignee_dueAt_idx" ON "service_requests" USING btree ("assignee_id","due_at");
  CREATE INDEX "status_dueAt_idx" ON "service_requests" USING btree ("status","due_at");
  CREATE INDEX "messages_answered_at_idx" ON "messages" USING btree ("answered_at");
  CREATE INDEX "assignee_dueAt_1_idx" ON "messages" USING btree ("assignee_id","due_at");
  CREATE INDEX "status_dueAt_1_idx" ON "messages" USING btree ("status","due_at");
  CREATE INDEX "job_applications_answered_at_idx" ON "job_applications" USING btree ("answered_at");
  CREATE INDEX "assignee_dueAt_2_idx" ON "job_applications" USING btree ("assignee_id","due_at");
  CREATE INDEX "status_dueAt_2_idx" ON "job_applications" USING btree ("status","due_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "service_requests_answered_at_idx";
  DROP INDEX "assignee_dueAt_idx";
  DROP INDEX "status_dueAt_idx";
  DROP INDEX "messages_answered_at_idx";
  DROP INDEX "assignee_dueAt_1_idx";
  DROP INDEX "status_dueAt_1_idx";
  DROP INDEX "job_applications_answered_at_idx";
  DROP INDEX "assignee_dueAt_2_idx";
  DROP INDEX "status_dueAt_2_idx";
  ALTER TABLE "service_requests" DROP COLUMN "pause_reason";
  ALTER TABLE "service_requests" DROP COLUMN "paused_at";
  ALTER TABLE "service_requests" DROP COLUMN "paused_days";
  ALTER TABLE "service_requests" DROP COLUMN "answered_at";
  ALTER TABLE "service_requests" DROP COLUMN "answered_in_time";
  ALTER TABLE "service_requests" DROP COLUMN "answer_days";
  ALTER TABLE "service_requests" DROP COLUMN "reopened_count";
  ALTER TABLE "service_requests" DROP COLUMN "product";
  ALTER TABLE "service_requests" DROP COLUMN "city";
  ALTER TABLE "messages" DROP COLUMN "pause_reason";
  ALTER TABLE "messages" DROP COLUMN "paused_at";
  ALTER TABLE "messages" DROP COLUMN "paused_days";
  ALTER TABLE "messages" DROP COLUMN "answered_at";
  ALTER TABLE "messages" DROP COLUMN "answered_in_time";
  ALTER TABLE "messages" DROP COLUMN "answer_days";
  ALTER TABLE "messages" DROP COLUMN "reopened_count";
  ALTER TABLE "messages" DROP COLUMN "product";
  ALTER TABLE "messages" DROP COLUMN "city";
  ALTER TABLE "job_applications" DROP COLUMN "pause_reason";
  ALTER TABLE "job_applications" DROP COLUMN "paused_at";
  ALTER TABLE "job_applications" DROP COLUMN "paused_days";
  ALTER TABLE "job_applications" DROP COLUMN "answered_at";
  ALTER TABLE "job_applications" DROP COLUMN "answered_in_time";
  ALTER TABLE "job_applications" DROP COLUMN "answer_days";
  ALTER TABLE "job_applications" DROP COLUMN "reopened_count";
  ALTER TABLE "job_applications" DROP COLUMN "product";
  ALTER TABLE "job_applications" DROP COLUMN "city";
  DROP TYPE "public"."enum_service_requests_pause_reason";
  DROP TYPE "public"."enum_messages_pause_reason";
  DROP TYPE "public"."enum_job_applications_pause_reason";`)
}
