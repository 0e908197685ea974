import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_requests_outcome" AS ENUM('accepted', 'partly', 'refused', 'answered', 'no-reply', 'withdrawn', 'duplicate');
  CREATE TYPE "public"."enum_service_requests_stage" AS ENUM('received', 'assessed', 'answered', 'decided', 'paid');
  CREATE TYPE "public"."enum_messages_outcome" AS ENUM('accepted', 'partly', 'refused', 'answered', 'no-reply', 'withdrawn', 'duplicate');
  CREATE TYPE "public"."enum_messages_stage" AS ENUM('received', 'assessed', 'answered', 'decided', 'paid');
  CREATE TYPE "public"."enum_job_applications_outcome" AS ENUM('accepted', 'partly', 'refused', 'answered', 'no-reply', 'withdrawn', 'duplicate');
  CREATE TYPE "public"."enum_job_applications_stage" AS ENUM('received', 'assessed', 'answered', 'decided', 'paid');
  CREATE TYPE "public"."enum_answer_templates_needs" AS ENUM('name', 'reference', 'kind', 'due', 'papers', 'agent', 'phone');
  CREATE TYPE "public"."enum_answer_templates_kinds" AS ENUM('activate-visa', 'extend-insurance', 'cancel-insurance', 'details-request', 'claim', 'complaint', 'fraud-report', 'quote', 'contact', 'application');
  CREATE TYPE "public"."enum_case_messages_from" AS ENUM('company', 'customer');
  CREATE TYPE "public"."enum_case_messages_team" AS ENUM('care', 'people');
  CREATE TYPE "public"."enum_case_messages_case_collection" AS ENUM('service-requests', 'messages', 'job-applications');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'answered' BEFORE 'due-moved';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'customer-wrote' BEFORE 'due-moved';
  CREATE TABLE "answer_templates_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_answer_templates_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "answer_templates_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_answer_templates_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" "enum_case_messages_from" NOT NULL,
  	"text" varchar,
  	"by_id" integer,
  	"mail" numeric,
  	"opened_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"team" "enum_case_messages_team" NOT NULL,
  	"reference" varchar NOT NULL,
  	"case_collection" "enum_case_messages_case_collection" NOT NULL,
  	"case_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "service_requests" ADD COLUMN "outcome" "enum_service_requests_outcome";
  ALTER TABLE "service_requests" ADD COLUMN "stage" "enum_service_requests_stage";
  ALTER TABLE "service_requests" ADD COLUMN "due_reason" varchar;
  ALTER TABLE "service_requests" ADD COLUMN "stages" jsonb;
  ALTER TABLE "service_requests" ADD COLUMN "asked_for" jsonb;
  ALTER TABLE "messages" ADD COLUMN "outcome" "enum_messages_outcome";
  ALTER TABLE "messages" ADD COLUMN "stage" "enum_messages_stage";
  ALTER TABLE "messages" ADD COLUMN "due_reason" varchar;
  ALTER TABLE "messages" ADD COLUMN "stages" jsonb;
  ALTER TABLE "messages" ADD COLUMN "asked_for" jsonb;
  ALTER TABLE "job_applications" ADD COLUMN "outcome" "enum_job_applications_outcome";
  ALTER TABLE "job_applications" ADD COLUMN "stage" "enum_job_applications_stage";
  ALTER TABLE "job_applications" ADD COLUMN "due_reason" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "stages" jsonb;
  ALTER TABLE "job_applications" ADD COLUMN "asked_for" jsonb;
  ALTER TABLE "private_files" ADD COLUMN "message" numeric;
  ALTER TABLE "case_handling" ADD COLUMN "reopen_days" numeric DEFAULT 60 NOT NULL;
  ALTER TABLE "answer_templates_needs" ADD CONSTRAINT "answer_templates_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_kinds" ADD CONSTRAINT "answer_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_locales" ADD CONSTRAINT "answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "answer_templates_needs_order_idx" ON "answer_templates_needs" USING btree ("order");
  CREATE INDEX "answer_templates_needs_parent_idx" ON "answer_templates_needs" USING btree ("parent_id");
  CREATE INDEX "answer_templates_kinds_order_idx" ON "answer_templates_kinds" USING btree ("order");
  CREATE INDEX "answer_templates_kinds_parent_idx" ON "answer_templates_kinds" USING btree ("parent_id");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "answer_templates_locales_locale_parent_id_unique" ON "answer_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_messages_by_idx" ON "case_messages" USING btree ("by_id");
  CREATE UNIQUE INDEX "case_messages_idempotency_key_idx" ON "case_messages" USING btree ("idempotency_key");
  CREATE INDEX "case_messages_team_idx" ON "case_messages" USING btree ("team");
  CREATE INDEX "case_messages_reference_idx" ON "case_messages" USING btree ("reference");
  CREATE INDEX "case_messages_case_id_idx" ON "case_messages" USING btree ("case_id");
  CREATE INDEX "case_messages_updated_at_idx" ON "case_messages" USING btree ("updated_at");
  CREATE INDEX "case_messages_created_at_idx" ON "case_messages" USING btree ("created_at");
  CREATE INDEX "service_requests_outcome_idx" ON "service_requests" USING btree ("outcome");
  CREATE INDEX "messages_outcome_idx" ON "messages" USING btree ("outcome");
  CREATE INDEX "job_applications_outcome_idx" ON "job_applications" USING btree ("outcome");
  CREATE INDEX "private_files_message_idx" ON "private_files" USING btree ("message");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "answer_templates_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "answer_templates_needs" CASCADE;
  DROP TABLE "answer_templates_kinds" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "answer_templates_locales" CASCADE;
  DROP TABLE "case_messages" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'password-right', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-used', 'recovery-renewed', 'unlocked', 'created', 'changed', 'role-changed', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'due-moved', 'legal-hold', 'file-download', 'list-export', 'list-import', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "service_requests_outcome_idx";
  DROP INDEX "messages_outcome_idx";
  DROP INDEX "job_applications_outcome_idx";
  DROP INDEX "private_files_message_idx";
  ALTER TABLE "service_requests" DROP COLUMN "outcome";
  ALTER TABLE "service_requests" DROP COLUMN "stage";
  ALTER TABLE "service_requests" DROP COLUMN "due_reason";
  ALTER TABLE "service_requests" DROP COLUMN "stages";
  ALTER TABLE "service_requests" DROP COLUMN "asked_for";
  ALTER TABLE "messages" DROP COLUMN "outcome";
  ALTER TABLE "messages" DROP COLUMN "stage";
  ALTER TABLE "messages" DROP COLUMN "due_reason";
  ALTER TABLE "messages" DROP COLUMN "stages";
  ALTER TABLE "messages" DROP COLUMN "asked_for";
  ALTER TABLE "job_applications" DROP COLUMN "outcome";
  ALTER TABLE "job_applications" DROP COLUMN "stage";
  ALTER TABLE "job_applications" DROP COLUMN "due_reason";
  ALTER TABLE "job_applications" DROP COLUMN "stages";
  ALTER TABLE "job_applications" DROP COLUMN "asked_for";
  ALTER TABLE "private_files" DROP COLUMN "message";
  ALTER TABLE "case_handling" DROP COLUMN "reopen_days";
  DROP TYPE "public"."enum_service_requests_outcome";
  DROP TYPE "public"."enum_service_requests_stage";
  DROP TYPE "public"."enum_messages_outcome";
  DROP TYPE "public"."enum_messages_stage";
  DROP TYPE "public"."enum_job_applications_outcome";
  DROP TYPE "public"."enum_job_applications_stage";
  DROP TYPE "public"."enum_answer_templates_needs";
  DROP TYPE "public"."enum_answer_templates_kinds";
  DROP TYPE "public"."enum_case_messages_from";
  DROP TYPE "public"."enum_case_messages_team";
  DROP TYPE "public"."enum_case_messages_case_collection";`)
}
