import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_in_rules_second_factor_roles" AS ENUM('admin', 'editor', 'reviewer', 'people', 'care');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'password-right' BEFORE 'sign-in-failed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'factor-added' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'factor-removed' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'factor-reset' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'factor-failed' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'recovery-used' BEFORE 'unlocked';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'recovery-renewed' BEFORE 'unlocked';
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"kind" varchar NOT NULL,
  	"name" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"secret" varchar,
  	"credential_id" varchar,
  	"public_key" varchar,
  	"counter" numeric,
  	"transports" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_rules_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_rules_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "second_factor" varchar;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_in_rules_second_factor_roles" ADD CONSTRAINT "sign_in_rules_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "second_factors_person_idx" ON "second_factors" USING btree ("person_id");
  CREATE UNIQUE INDEX "second_factors_credential_id_idx" ON "second_factors" USING btree ("credential_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "sign_in_rules_second_factor_roles_order_idx" ON "sign_in_rules_second_factor_roles" USING btree ("order");
  CREATE INDEX "sign_in_rules_second_factor_roles_parent_idx" ON "sign_in_rules_second_factor_roles" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_in_rules_second_factor_roles" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'unlocked', 'created', 'changed', 'role-changed', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'due-moved', 'legal-hold', 'file-download', 'list-export', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "users_sessions" DROP COLUMN "second_factor";
  DROP TYPE "public"."enum_sign_in_rules_second_factor_roles";`)
}
