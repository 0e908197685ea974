import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_case_handling_assignment_kind" AS ENUM('activate-visa', 'extend-insurance', 'cancel-insurance', 'details-request', 'claim', 'complaint', 'fraud-report', 'quote', 'contact', 'application');
  CREATE TYPE "public"."enum_case_handling_assignment_to" AS ENUM('nobody', 'person', 'turn');
  ALTER TYPE "public"."enum_answer_templates_needs" ADD VALUE 'direct' BEFORE 'phone';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'assigned-by-rule' BEFORE 'answered';
  CREATE TABLE "shared_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"view" varchar NOT NULL,
  	"kind" varchar,
  	"owner" numeric,
  	"shared_by" numeric NOT NULL,
  	"shared_by_name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_handling_assignment" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_case_handling_assignment_kind" NOT NULL,
  	"product" varchar,
  	"city" varchar,
  	"to" "enum_case_handling_assignment_to" DEFAULT 'nobody' NOT NULL,
  	"person_id" integer
  );
  
  ALTER TABLE "service_requests" ADD COLUMN "assigned_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "assigned_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "assigned_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "direct_phone" varchar;
  ALTER TABLE "case_handling_assignment" ADD CONSTRAINT "case_handling_assignment_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_handling_assignment" ADD CONSTRAINT "case_handling_assignment_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_handling"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shared_views_shared_by_idx" ON "shared_views" USING btree ("shared_by");
  CREATE INDEX "shared_views_role_idx" ON "shared_views" USING btree ("role");
  CREATE INDEX "shared_views_updated_at_idx" ON "shared_views" USING btree ("updated_at");
  CREATE INDEX "shared_views_created_at_idx" ON "shared_views" USING btree ("created_at");
  CREATE INDEX "case_handling_assignment_order_idx" ON "case_handling_assignment" USING btree ("_order");
  CREATE INDEX "case_handling_assignment_parent_id_idx" ON "case_handling_assignment" USING btree ("_parent_id");
  CREATE INDEX "case_handling_assignment_person_idx" ON "case_handling_assignment" USING btree ("person_id");
  CREATE INDEX "assignee_status_assignedAt_idx" ON "service_requests" USING btree ("assignee_id","status","assigned_at");
  CREATE INDEX "assignee_status_assignedAt_1_idx" ON "messages" USING btree ("assignee_id","status","assigned_at");
  CREATE INDEX "assignee_status_assignedAt_2_idx" ON "job_applications" USING btree ("assignee_id","status","assigned_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shared_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_handling_assignment" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shared_views" CASCADE;
  DROP TABLE "case_handling_assignment" CASCADE;
  ALTER TABLE "answer_templates_needs" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_answer_templates_needs";
  CREATE TYPE "public"."enum_answer_templates_needs" AS ENUM('name', 'reference', 'kind', 'due', 'papers', 'agent', 'phone');
  ALTER TABLE "answer_templates_needs" ALTER COLUMN "value" SET DATA TYPE "public"."enum_answer_templates_needs" USING "value"::"public"."enum_answer_templates_needs";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'password-right', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-used', 'recovery-renewed', 'unlocked', 'created', 'changed', 'role-changed', 'named', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'schedule-failed', 'review-asked', 'review-approved', 'review-returned', 'review-waived', 'published-unreviewed', 'restored', 'links-decided', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'answered', 'customer-wrote', 'links-ended', 'due-moved', 'legal-hold', 'confidential', 'file-download', 'list-export', 'list-import', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "assignee_status_assignedAt_idx";
  DROP INDEX "assignee_status_assignedAt_1_idx";
  DROP INDEX "assignee_status_assignedAt_2_idx";
  ALTER TABLE "service_requests" DROP COLUMN "assigned_at";
  ALTER TABLE "messages" DROP COLUMN "assigned_at";
  ALTER TABLE "job_applications" DROP COLUMN "assigned_at";
  ALTER TABLE "users" DROP COLUMN "direct_phone";
  DROP TYPE "public"."enum_case_handling_assignment_kind";
  DROP TYPE "public"."enum_case_handling_assignment_to";`)
}
