import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_careers_direction" AS ENUM('ltr', 'auto');
  CREATE TYPE "public"."enum__site_settings_v_version_careers_direction" AS ENUM('ltr', 'auto');
  CREATE TABLE "site_settings_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "careers_direction" "enum_site_settings_careers_direction" DEFAULT 'ltr' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_careers_direction" "enum__site_settings_v_version_careers_direction" DEFAULT 'ltr' NOT NULL;
  ALTER TABLE "site_settings_synonyms" ADD CONSTRAINT "site_settings_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_synonyms" ADD CONSTRAINT "_site_settings_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_synonyms_order_idx" ON "site_settings_synonyms" USING btree ("_order");
  CREATE INDEX "site_settings_synonyms_parent_id_idx" ON "site_settings_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_synonyms_order_idx" ON "_site_settings_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_synonyms_parent_id_idx" ON "_site_settings_v_version_synonyms" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_synonyms" CASCADE;
  DROP TABLE "_site_settings_v_version_synonyms" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "careers_direction";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_careers_direction";
  DROP TYPE "public"."enum_site_settings_careers_direction";
  DROP TYPE "public"."enum__site_settings_v_version_careers_direction";`)
}
