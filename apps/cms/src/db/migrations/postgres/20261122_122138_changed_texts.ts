import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_texts_v_created_at_idx" ON "_texts_v" USING btree ("created_at");
  CREATE INDEX "_texts_v_updated_at_idx" ON "_texts_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "texts" CASCADE;
  DROP TABLE "_texts_v" CASCADE;`)
}
