import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publishing_rules_blocking" AS ENUM('missing-english', 'missing-arabic', 'older', 'empty-section', 'alternative-text', 'broken-link', 'headings', 'title-length', 'description-length');
  CREATE TABLE "publishing_rules_blocking" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_publishing_rules_blocking",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "publishing_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "publishing_rules_blocking" ADD CONSTRAINT "publishing_rules_blocking_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publishing_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "publishing_rules_blocking_order_idx" ON "publishing_rules_blocking" USING btree ("order");
  CREATE INDEX "publishing_rules_blocking_parent_idx" ON "publishing_rules_blocking" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "publishing_rules_blocking" CASCADE;
  DROP TABLE "publishing_rules" CASCADE;
  DROP TYPE "public"."enum_publishing_rules_blocking";`)
}
