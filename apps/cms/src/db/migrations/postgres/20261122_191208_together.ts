import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "open_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"person_id" integer,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_edited_by" numeric;
  ALTER TABLE "jobs" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_edited_by" numeric;
  ALTER TABLE "open_documents" ADD CONSTRAINT "open_documents_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "open_documents_key_idx" ON "open_documents" USING btree ("key");
  CREATE INDEX "open_documents_subject_idx" ON "open_documents" USING btree ("subject");
  CREATE INDEX "open_documents_person_idx" ON "open_documents" USING btree ("person_id");
  CREATE INDEX "open_documents_seen_at_idx" ON "open_documents" USING btree ("seen_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "open_documents" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "edited_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "jobs" DROP COLUMN "edited_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_edited_by";`)
}
