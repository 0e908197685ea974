import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'links-ended' BEFORE 'due-moved';
  ALTER TABLE "service_requests" ADD COLUMN "links_ended_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'password-right', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-used', 'recovery-renewed', 'unlocked', 'created', 'changed', 'role-changed', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'schedule-failed', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'answered', 'customer-wrote', 'due-moved', 'legal-hold', 'file-download', 'list-export', 'list-import', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "service_requests" DROP COLUMN "links_ended_at";`)
}
