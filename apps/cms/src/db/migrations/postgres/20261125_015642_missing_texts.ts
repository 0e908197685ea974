import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "missing_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"title_en" varchar,
  	"title_ar" varchar
  );
  
  CREATE UNIQUE INDEX "missing_texts_source_idx" ON "missing_texts" USING btree ("source");
  CREATE INDEX "missing_texts_count_idx" ON "missing_texts" USING btree ("count");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "missing_texts" CASCADE;`)
}
