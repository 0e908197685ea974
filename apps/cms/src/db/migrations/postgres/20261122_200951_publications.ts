import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"content" jsonb
  );
  
  CREATE INDEX "publications_subject_idx" ON "publications" USING btree ("subject");
  CREATE INDEX "publications_at_idx" ON "publications" USING btree ("at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "publications" CASCADE;`)
}
