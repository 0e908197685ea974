import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'links-decided' BEFORE 'trashed';
  CREATE TABLE "link_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"language" varchar,
  	"label" jsonb NOT NULL
  );
  
  CREATE TABLE "departures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"successor" numeric,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "link_places_target_idx" ON "link_places" USING btree ("target");
  CREATE INDEX "link_places_source_idx" ON "link_places" USING btree ("source");
  CREATE UNIQUE INDEX "departures_subject_idx" ON "departures" USING btree ("subject");
  CREATE INDEX "departures_updated_at_idx" ON "departures" USING btree ("updated_at");
  CREATE INDEX "departures_created_at_idx" ON "departures" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "link_places" CASCADE;
  DROP TABLE "departures" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'password-right', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-used', 'recovery-renewed', 'unlocked', 'created', 'changed', 'role-changed', 'named', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'schedule-failed', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'answered', 'customer-wrote', 'links-ended', 'due-moved', 'legal-hold', 'confidential', 'file-download', 'list-export', 'list-import', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";`)
}
