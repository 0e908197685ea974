import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "purge_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keys" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "purge_events_updated_at_idx" ON "purge_events" USING btree ("updated_at");
  CREATE INDEX "purge_events_created_at_idx" ON "purge_events" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "purge_events" CASCADE;`)
}
