import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "rate_tables_samples_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "rate_tables_samples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "_rate_tables_v_version_samples_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rate_tables_v_version_samples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "rate_tables_samples_answers" ADD CONSTRAINT "rate_tables_samples_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_samples"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_samples" ADD CONSTRAINT "rate_tables_samples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_samples_answers" ADD CONSTRAINT "_rate_tables_v_version_samples_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_samples"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_samples" ADD CONSTRAINT "_rate_tables_v_version_samples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "rate_tables_samples_answers_order_idx" ON "rate_tables_samples_answers" USING btree ("_order");
  CREATE INDEX "rate_tables_samples_answers_parent_id_idx" ON "rate_tables_samples_answers" USING btree ("_parent_id");
  CREATE INDEX "rate_tables_samples_order_idx" ON "rate_tables_samples" USING btree ("_order");
  CREATE INDEX "rate_tables_samples_parent_id_idx" ON "rate_tables_samples" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_version_samples_answers_order_idx" ON "_rate_tables_v_version_samples_answers" USING btree ("_order");
  CREATE INDEX "_rate_tables_v_version_samples_answers_parent_id_idx" ON "_rate_tables_v_version_samples_answers" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_version_samples_order_idx" ON "_rate_tables_v_version_samples" USING btree ("_order");
  CREATE INDEX "_rate_tables_v_version_samples_parent_id_idx" ON "_rate_tables_v_version_samples" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rate_tables_samples_answers" CASCADE;
  DROP TABLE "rate_tables_samples" CASCADE;
  DROP TABLE "_rate_tables_v_version_samples_answers" CASCADE;
  DROP TABLE "_rate_tables_v_version_samples" CASCADE;`)
}
