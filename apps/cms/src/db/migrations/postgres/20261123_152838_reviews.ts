import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publishing_rules_reviewed" AS ENUM('pages', 'jobs', 'rate-tables');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'review-asked' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'review-approved' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'review-returned' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'review-waived' BEFORE 'restored';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'published-unreviewed' BEFORE 'restored';
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"target_collection" varchar NOT NULL,
  	"target_id" numeric NOT NULL,
  	"state" varchar NOT NULL,
  	"author" numeric,
  	"author_name" varchar,
  	"note" varchar,
  	"judge" numeric,
  	"judge_name" varchar,
  	"comment" varchar,
  	"fingerprint" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "publishing_rules_reviewed" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_publishing_rules_reviewed",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "rate_tables" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "_rate_tables_v" ADD COLUMN "version_edited_by" numeric;
  ALTER TABLE "publications" ADD COLUMN "approved_by" varchar;
  ALTER TABLE "publications" ADD COLUMN "without_review" varchar;
  ALTER TABLE "publishing_rules_reviewed" ADD CONSTRAINT "publishing_rules_reviewed_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publishing_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "reviews_subject_idx" ON "reviews" USING btree ("subject");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_at_idx" ON "reviews" USING btree ("at");
  CREATE INDEX "publishing_rules_reviewed_order_idx" ON "publishing_rules_reviewed" USING btree ("order");
  CREATE INDEX "publishing_rules_reviewed_parent_idx" ON "publishing_rules_reviewed" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reviews" CASCADE;
  DROP TABLE "publishing_rules_reviewed" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'password-right', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-used', 'recovery-renewed', 'unlocked', 'created', 'changed', 'role-changed', 'named', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'schedule-failed', 'restored', 'links-decided', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'answered', 'customer-wrote', 'links-ended', 'due-moved', 'legal-hold', 'confidential', 'file-download', 'list-export', 'list-import', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "rate_tables" DROP COLUMN "edited_by";
  ALTER TABLE "_rate_tables_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "publications" DROP COLUMN "approved_by";
  ALTER TABLE "publications" DROP COLUMN "without_review";
  DROP TYPE "public"."enum_publishing_rules_reviewed";`)
}
