import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "unanswered_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE UNIQUE INDEX "unanswered_searches_key_idx" ON "unanswered_searches" USING btree ("key");
  CREATE INDEX "unanswered_searches_day_idx" ON "unanswered_searches" USING btree ("day");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "unanswered_searches" CASCADE;`)
}
