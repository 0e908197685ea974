import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'publish-scheduled' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'unpublish-scheduled' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'schedule-cancelled' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'published-by-schedule' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'offline-by-schedule' BEFORE 'restored';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'sign-in-failed', 'sign-out', 'password-asked', 'password-changed', 'unlocked', 'created', 'changed', 'role-changed', 'disabled', 'draft-saved', 'published', 'taken-offline', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'due-moved', 'legal-hold', 'file-download', 'list-export', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";`)
}
