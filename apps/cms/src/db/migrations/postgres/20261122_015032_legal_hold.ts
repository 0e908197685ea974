import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_requests" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "service_requests" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "service_requests" ADD COLUMN "legal_hold_reason" varchar;
  ALTER TABLE "messages" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "messages" ADD COLUMN "legal_hold_reason" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "job_applications" ADD COLUMN "legal_hold_reason" varchar;
  CREATE INDEX "service_requests_closed_at_idx" ON "service_requests" USING btree ("closed_at");
  CREATE INDEX "service_requests_legal_hold_idx" ON "service_requests" USING btree ("legal_hold");
  CREATE INDEX "messages_closed_at_idx" ON "messages" USING btree ("closed_at");
  CREATE INDEX "messages_legal_hold_idx" ON "messages" USING btree ("legal_hold");
  CREATE INDEX "job_applications_closed_at_idx" ON "job_applications" USING btree ("closed_at");
  CREATE INDEX "job_applications_legal_hold_idx" ON "job_applications" USING btree ("legal_hold");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "service_requests_closed_at_idx";
  DROP INDEX "service_requests_legal_hold_idx";
  DROP INDEX "messages_closed_at_idx";
  DROP INDEX "messages_legal_hold_idx";
  DROP INDEX "job_applications_closed_at_idx";
  DROP INDEX "job_applications_legal_hold_idx";
  ALTER TABLE "service_requests" DROP COLUMN "closed_at";
  ALTER TABLE "service_requests" DROP COLUMN "legal_hold";
  ALTER TABLE "service_requests" DROP COLUMN "legal_hold_reason";
  ALTER TABLE "messages" DROP COLUMN "closed_at";
  ALTER TABLE "messages" DROP COLUMN "legal_hold";
  ALTER TABLE "messages" DROP COLUMN "legal_hold_reason";
  ALTER TABLE "job_applications" DROP COLUMN "closed_at";
  ALTER TABLE "job_applications" DROP COLUMN "legal_hold";
  ALTER TABLE "job_applications" DROP COLUMN "legal_hold_reason";`)
}
