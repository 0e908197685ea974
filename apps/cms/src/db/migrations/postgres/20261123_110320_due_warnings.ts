import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_requests" ADD COLUMN "warned_due_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "warned_due_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "warned_due_at" timestamp(3) with time zone;
  ALTER TABLE "case_handling" ADD COLUMN "warning_days" numeric DEFAULT 1 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_requests" DROP COLUMN "warned_due_at";
  ALTER TABLE "messages" DROP COLUMN "warned_due_at";
  ALTER TABLE "job_applications" DROP COLUMN "warned_due_at";
  ALTER TABLE "case_handling" DROP COLUMN "warning_days";`)
}
