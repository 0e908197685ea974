import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'named' BEFORE 'disabled';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'confidential' BEFORE 'file-download';
  ALTER TABLE "service_requests" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "messages" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "job_applications" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "case_messages" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "private_files" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "mail_queue" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "webhooks" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "sees_confidential" boolean DEFAULT false;
  ALTER TABLE "audit_log" ADD COLUMN "confidential" boolean DEFAULT false;
  CREATE INDEX "service_requests_confidential_idx" ON "service_requests" USING btree ("confidential");
  CREATE INDEX "messages_confidential_idx" ON "messages" USING btree ("confidential");
  CREATE INDEX "job_applications_confidential_idx" ON "job_applications" USING btree ("confidential");
  CREATE INDEX "case_messages_confidential_idx" ON "case_messages" USING btree ("confidential");
  CREATE INDEX "private_files_confidential_idx" ON "private_files" USING btree ("confidential");
  CREATE INDEX "mail_queue_confidential_idx" ON "mail_queue" USING btree ("confidential");
  CREATE INDEX "webhooks_confidential_idx" ON "webhooks" USING btree ("confidential");
  CREATE INDEX "audit_log_confidential_idx" ON "audit_log" USING btree ("confidential");`)
  // What came in before: fraud reports, what belongs to them and what the record says of them (decision 0046).
  await db.execute(sql`
  UPDATE service_requests SET confidential = true WHERE kind = 'fraud-report';
  UPDATE private_files SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);
  UPDATE case_messages SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);
  UPDATE mail_queue SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);
  UPDATE webhooks SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);
  UPDATE audit_log SET confidential = true
    WHERE target_collection IN ('service-requests', 'private-files', 'case-messages', 'mail-queue', 'webhooks')
    AND EXISTS (SELECT 1 FROM service_requests r WHERE r.confidential = true
      AND (audit_log.subject LIKE '%' || r.reference || '%'
        OR (audit_log.target_collection = 'service-requests' AND audit_log.target_id = CAST(r.id AS TEXT))));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'password-right', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-used', 'recovery-renewed', 'unlocked', 'created', 'changed', 'role-changed', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'schedule-failed', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'answered', 'customer-wrote', 'links-ended', 'due-moved', 'legal-hold', 'file-download', 'list-export', 'list-import', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "service_requests_confidential_idx";
  DROP INDEX "messages_confidential_idx";
  DROP INDEX "job_applications_confidential_idx";
  DROP INDEX "case_messages_confidential_idx";
  DROP INDEX "private_files_confidential_idx";
  DROP INDEX "mail_queue_confidential_idx";
  DROP INDEX "webhooks_confidential_idx";
  DROP INDEX "audit_log_confidential_idx";
  ALTER TABLE "service_requests" DROP COLUMN "confidential";
  ALTER TABLE "messages" DROP COLUMN "confidential";
  ALTER TABLE "job_applications" DROP COLUMN "confidential";
  ALTER TABLE "case_messages" DROP COLUMN "confidential";
  ALTER TABLE "private_files" DROP COLUMN "confidential";
  ALTER TABLE "mail_queue" DROP COLUMN "confidential";
  ALTER TABLE "webhooks" DROP COLUMN "confidential";
  ALTER TABLE "users" DROP COLUMN "sees_confidential";
  ALTER TABLE "audit_log" DROP COLUMN "confidential";`)
}
