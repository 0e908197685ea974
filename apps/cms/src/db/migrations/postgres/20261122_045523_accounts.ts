import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'ar');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sign-in-refused' BEFORE 'sign-out';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'invited' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'invitation-accepted' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sessions-ended' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'linked' BEFORE 'unlocked';
  ALTER TABLE "users_sessions" ADD COLUMN "last_seen" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD COLUMN "address" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "system" varchar;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'sign-in-failed', 'sign-out', 'password-asked', 'password-changed', 'unlocked', 'created', 'changed', 'role-changed', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'due-moved', 'legal-hold', 'file-download', 'list-export', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "users_sessions" DROP COLUMN "last_seen";
  ALTER TABLE "users_sessions" DROP COLUMN "address";
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users_sessions" DROP COLUMN "system";
  ALTER TABLE "users" DROP COLUMN "language";
  DROP TYPE "public"."enum_users_language";`)
}
