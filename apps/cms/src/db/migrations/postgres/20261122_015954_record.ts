import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sign-in' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sign-in-failed' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sign-out' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'password-asked' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'password-changed' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'unlocked' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'created' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'changed' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'role-changed' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'disabled' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'draft-saved' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'published' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'taken-offline' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'restored' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'trashed' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'deleted' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'demo-content' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'case-seen' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'list-seen' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'assigned' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'due-moved' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'legal-hold' BEFORE 'file-download';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'record-export';
  CREATE TABLE "audit_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sequence" numeric NOT NULL,
  	"hash" varchar NOT NULL,
  	"base_sequence" numeric NOT NULL,
  	"base_hash" varchar NOT NULL
  );
  
  ALTER TABLE "audit_log" ADD COLUMN "actor_name" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "actor_email" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "actor_id" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "address" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "target_collection" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "target_id" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "changes" jsonb;
  ALTER TABLE "audit_log" ADD COLUMN "sequence" numeric;
  ALTER TABLE "audit_log" ADD COLUMN "previous_hash" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "hash" varchar;
  CREATE INDEX "audit_log_actor_name_idx" ON "audit_log" USING btree ("actor_name");
  CREATE INDEX "audit_log_actor_email_idx" ON "audit_log" USING btree ("actor_email");
  CREATE INDEX "audit_log_target_collection_idx" ON "audit_log" USING btree ("target_collection");
  CREATE INDEX "audit_log_target_id_idx" ON "audit_log" USING btree ("target_id");
  CREATE UNIQUE INDEX "audit_log_sequence_idx" ON "audit_log" USING btree ("sequence");
  -- The one row that the end of the record's chain is kept in.
  INSERT INTO "audit_head" ("id", "sequence", "hash", "base_sequence", "base_hash") VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0, '0000000000000000000000000000000000000000000000000000000000000000');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_head" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_head" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('file-download', 'list-export', 'person-export', 'person-erase', 'retention');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "audit_log_actor_name_idx";
  DROP INDEX "audit_log_actor_email_idx";
  DROP INDEX "audit_log_target_collection_idx";
  DROP INDEX "audit_log_target_id_idx";
  DROP INDEX "audit_log_sequence_idx";
  ALTER TABLE "audit_log" DROP COLUMN "actor_name";
  ALTER TABLE "audit_log" DROP COLUMN "actor_email";
  ALTER TABLE "audit_log" DROP COLUMN "actor_id";
  ALTER TABLE "audit_log" DROP COLUMN "address";
  ALTER TABLE "audit_log" DROP COLUMN "target_collection";
  ALTER TABLE "audit_log" DROP COLUMN "target_id";
  ALTER TABLE "audit_log" DROP COLUMN "changes";
  ALTER TABLE "audit_log" DROP COLUMN "sequence";
  ALTER TABLE "audit_log" DROP COLUMN "previous_hash";
  ALTER TABLE "audit_log" DROP COLUMN "hash";`)
}
