import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "link_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"language" varchar,
  	"label" jsonb NOT NULL
  );
  
  CREATE INDEX "link_places_target_idx" ON "link_places" USING btree ("target");
  CREATE INDEX "link_places_source_idx" ON "link_places" USING btree ("source");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "link_places" CASCADE;`)
}
