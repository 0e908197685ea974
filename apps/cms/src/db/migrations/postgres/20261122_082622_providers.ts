import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_providers_kind" AS ENUM('hospital', 'clinic', 'dental', 'optical', 'pharmacy', 'laboratory', 'workshop');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'list-import' BEFORE 'person-export';
  CREATE TABLE "providers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_providers_kind" NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"emergency" boolean DEFAULT false,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "providers_locales" (
  	"name" varchar,
  	"city" varchar,
  	"district" varchar,
  	"address" varchar,
  	"hours" varchar,
  	"classes" varchar,
  	"specialities" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "providers_id" integer;
  ALTER TABLE "providers_locales" ADD CONSTRAINT "providers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "providers_kind_idx" ON "providers" USING btree ("kind");
  CREATE INDEX "providers_emergency_idx" ON "providers" USING btree ("emergency");
  CREATE UNIQUE INDEX "providers_key_idx" ON "providers" USING btree ("key");
  CREATE INDEX "providers_updated_at_idx" ON "providers" USING btree ("updated_at");
  CREATE INDEX "providers_created_at_idx" ON "providers" USING btree ("created_at");
  CREATE INDEX "providers_name_idx" ON "providers_locales" USING btree ("name","_locale");
  CREATE INDEX "providers_city_idx" ON "providers_locales" USING btree ("city","_locale");
  CREATE UNIQUE INDEX "providers_locales_locale_parent_id_unique" ON "providers_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_providers_fk" FOREIGN KEY ("providers_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_providers_id_idx" ON "payload_locked_documents_rels" USING btree ("providers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "providers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "providers_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "providers" CASCADE;
  DROP TABLE "providers_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_providers_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'password-right', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'password-asked', 'password-changed', 'invited', 'invitation-accepted', 'sessions-ended', 'linked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-used', 'recovery-renewed', 'unlocked', 'created', 'changed', 'role-changed', 'disabled', 'draft-saved', 'published', 'taken-offline', 'publish-scheduled', 'unpublish-scheduled', 'schedule-cancelled', 'published-by-schedule', 'offline-by-schedule', 'restored', 'trashed', 'deleted', 'demo-content', 'case-seen', 'list-seen', 'assigned', 'due-moved', 'legal-hold', 'file-download', 'list-export', 'person-export', 'person-erase', 'retention', 'record-export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "payload_locked_documents_rels_providers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "providers_id";
  DROP TYPE "public"."enum_providers_kind";`)
}
