import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "documents_editions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"filename" varchar NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "documents_editions" ADD CONSTRAINT "documents_editions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "documents_editions_order_idx" ON "documents_editions" USING btree ("_order");
  CREATE INDEX "documents_editions_parent_id_idx" ON "documents_editions" USING btree ("_parent_id");
  CREATE INDEX "documents_editions_filename_idx" ON "documents_editions" USING btree ("filename");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "documents_editions" CASCADE;`)
}
