import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "external_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"failures" numeric NOT NULL,
  	"checked_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE UNIQUE INDEX "external_links_address_idx" ON "external_links" USING btree ("address");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "external_links" CASCADE;`)
}
