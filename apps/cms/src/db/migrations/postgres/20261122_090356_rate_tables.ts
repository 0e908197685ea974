import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rate_tables_questions_kind" AS ENUM('choice', 'number', 'date', 'yesno');
  CREATE TYPE "public"."enum_rate_tables_plans_factors_effect" AS ENUM('multiply', 'add');
  CREATE TYPE "public"."enum_rate_tables_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rate_tables_v_version_questions_kind" AS ENUM('choice', 'number', 'date', 'yesno');
  CREATE TYPE "public"."enum__rate_tables_v_version_plans_factors_effect" AS ENUM('multiply', 'add');
  CREATE TYPE "public"."enum__rate_tables_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rate_tables_v_published_locale" AS ENUM('en', 'ar');
  CREATE TABLE "rate_tables_questions_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "rate_tables_questions_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rate_tables_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_rate_tables_questions_kind" DEFAULT 'choice',
  	"minimum" varchar,
  	"maximum" varchar
  );
  
  CREATE TABLE "rate_tables_questions_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rate_tables_plans_factors" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"equals" varchar,
  	"from" varchar,
  	"to" varchar,
  	"effect" "enum_rate_tables_plans_factors_effect" DEFAULT 'multiply',
  	"amount" numeric
  );
  
  CREATE TABLE "rate_tables_plans_includes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "rate_tables_plans_includes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rate_tables_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"base" numeric,
  	"minimum" numeric
  );
  
  CREATE TABLE "rate_tables_plans_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "rate_tables" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product" varchar,
  	"version" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"vat" numeric DEFAULT 15,
  	"hand_over" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_rate_tables_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "rate_tables_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rate_tables_v_version_questions_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rate_tables_v_version_questions_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rate_tables_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum__rate_tables_v_version_questions_kind" DEFAULT 'choice',
  	"minimum" varchar,
  	"maximum" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rate_tables_v_version_questions_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rate_tables_v_version_plans_factors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"equals" varchar,
  	"from" varchar,
  	"to" varchar,
  	"effect" "enum__rate_tables_v_version_plans_factors_effect" DEFAULT 'multiply',
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rate_tables_v_version_plans_includes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rate_tables_v_version_plans_includes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rate_tables_v_version_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"base" numeric,
  	"minimum" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rate_tables_v_version_plans_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rate_tables_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_product" varchar,
  	"version_version" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_vat" numeric DEFAULT 15,
  	"version_hand_over" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__rate_tables_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__rate_tables_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_rate_tables_v_locales" (
  	"version_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rate_tables_id" integer;
  ALTER TABLE "rate_tables_questions_choices" ADD CONSTRAINT "rate_tables_questions_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_questions_choices_locales" ADD CONSTRAINT "rate_tables_questions_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_questions_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_questions" ADD CONSTRAINT "rate_tables_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_questions_locales" ADD CONSTRAINT "rate_tables_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_plans_factors" ADD CONSTRAINT "rate_tables_plans_factors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_plans_includes" ADD CONSTRAINT "rate_tables_plans_includes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_plans_includes_locales" ADD CONSTRAINT "rate_tables_plans_includes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_plans_includes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_plans" ADD CONSTRAINT "rate_tables_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_plans_locales" ADD CONSTRAINT "rate_tables_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rate_tables_locales" ADD CONSTRAINT "rate_tables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rate_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_questions_choices" ADD CONSTRAINT "_rate_tables_v_version_questions_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_questions_choices_locales" ADD CONSTRAINT "_rate_tables_v_version_questions_choices_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_questions_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_questions" ADD CONSTRAINT "_rate_tables_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_questions_locales" ADD CONSTRAINT "_rate_tables_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_plans_factors" ADD CONSTRAINT "_rate_tables_v_version_plans_factors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_plans_includes" ADD CONSTRAINT "_rate_tables_v_version_plans_includes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_plans_includes_locales" ADD CONSTRAINT "_rate_tables_v_version_plans_includes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_plans_includes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_plans" ADD CONSTRAINT "_rate_tables_v_version_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_version_plans_locales" ADD CONSTRAINT "_rate_tables_v_version_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rate_tables_v" ADD CONSTRAINT "_rate_tables_v_parent_id_rate_tables_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rate_tables"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rate_tables_v_locales" ADD CONSTRAINT "_rate_tables_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rate_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "rate_tables_questions_choices_order_idx" ON "rate_tables_questions_choices" USING btree ("_order");
  CREATE INDEX "rate_tables_questions_choices_parent_id_idx" ON "rate_tables_questions_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rate_tables_questions_choices_locales_locale_parent_id_uniqu" ON "rate_tables_questions_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rate_tables_questions_choices_locales_parent_idx" ON "rate_tables_questions_choices_locales" USING btree ("_parent_id");
  CREATE INDEX "rate_tables_questions_order_idx" ON "rate_tables_questions" USING btree ("_order");
  CREATE INDEX "rate_tables_questions_parent_id_idx" ON "rate_tables_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rate_tables_questions_locales_locale_parent_id_unique" ON "rate_tables_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rate_tables_questions_locales_parent_idx" ON "rate_tables_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "rate_tables_plans_factors_order_idx" ON "rate_tables_plans_factors" USING btree ("_order");
  CREATE INDEX "rate_tables_plans_factors_parent_id_idx" ON "rate_tables_plans_factors" USING btree ("_parent_id");
  CREATE INDEX "rate_tables_plans_includes_order_idx" ON "rate_tables_plans_includes" USING btree ("_order");
  CREATE INDEX "rate_tables_plans_includes_parent_id_idx" ON "rate_tables_plans_includes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rate_tables_plans_includes_locales_locale_parent_id_unique" ON "rate_tables_plans_includes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rate_tables_plans_includes_locales_parent_idx" ON "rate_tables_plans_includes_locales" USING btree ("_parent_id");
  CREATE INDEX "rate_tables_plans_order_idx" ON "rate_tables_plans" USING btree ("_order");
  CREATE INDEX "rate_tables_plans_parent_id_idx" ON "rate_tables_plans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rate_tables_plans_locales_locale_parent_id_unique" ON "rate_tables_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rate_tables_plans_locales_parent_idx" ON "rate_tables_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "rate_tables_product_idx" ON "rate_tables" USING btree ("product");
  CREATE INDEX "rate_tables_valid_from_idx" ON "rate_tables" USING btree ("valid_from");
  CREATE INDEX "rate_tables_updated_at_idx" ON "rate_tables" USING btree ("updated_at");
  CREATE INDEX "rate_tables_created_at_idx" ON "rate_tables" USING btree ("created_at");
  CREATE INDEX "rate_tables__status_idx" ON "rate_tables" USING btree ("_status");
  CREATE UNIQUE INDEX "rate_tables_locales_locale_parent_id_unique" ON "rate_tables_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rate_tables_locales_parent_idx" ON "rate_tables_locales" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_version_questions_choices_order_idx" ON "_rate_tables_v_version_questions_choices" USING btree ("_order");
  CREATE INDEX "_rate_tables_v_version_questions_choices_parent_id_idx" ON "_rate_tables_v_version_questions_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rate_tables_v_version_questions_choices_locales_locale_pare" ON "_rate_tables_v_version_questions_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rate_tables_v_version_questions_choices_locales_parent_idx" ON "_rate_tables_v_version_questions_choices_locales" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_version_questions_order_idx" ON "_rate_tables_v_version_questions" USING btree ("_order");
  CREATE INDEX "_rate_tables_v_version_questions_parent_id_idx" ON "_rate_tables_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rate_tables_v_version_questions_locales_locale_parent_id_un" ON "_rate_tables_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rate_tables_v_version_questions_locales_parent_idx" ON "_rate_tables_v_version_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_version_plans_factors_order_idx" ON "_rate_tables_v_version_plans_factors" USING btree ("_order");
  CREATE INDEX "_rate_tables_v_version_plans_factors_parent_id_idx" ON "_rate_tables_v_version_plans_factors" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_version_plans_includes_order_idx" ON "_rate_tables_v_version_plans_includes" USING btree ("_order");
  CREATE INDEX "_rate_tables_v_version_plans_includes_parent_id_idx" ON "_rate_tables_v_version_plans_includes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rate_tables_v_version_plans_includes_locales_locale_parent_" ON "_rate_tables_v_version_plans_includes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rate_tables_v_version_plans_includes_locales_parent_idx" ON "_rate_tables_v_version_plans_includes_locales" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_version_plans_order_idx" ON "_rate_tables_v_version_plans" USING btree ("_order");
  CREATE INDEX "_rate_tables_v_version_plans_parent_id_idx" ON "_rate_tables_v_version_plans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rate_tables_v_version_plans_locales_locale_parent_id_unique" ON "_rate_tables_v_version_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rate_tables_v_version_plans_locales_parent_idx" ON "_rate_tables_v_version_plans_locales" USING btree ("_parent_id");
  CREATE INDEX "_rate_tables_v_parent_idx" ON "_rate_tables_v" USING btree ("parent_id");
  CREATE INDEX "_rate_tables_v_version_version_product_idx" ON "_rate_tables_v" USING btree ("version_product");
  CREATE INDEX "_rate_tables_v_version_version_valid_from_idx" ON "_rate_tables_v" USING btree ("version_valid_from");
  CREATE INDEX "_rate_tables_v_version_version_updated_at_idx" ON "_rate_tables_v" USING btree ("version_updated_at");
  CREATE INDEX "_rate_tables_v_version_version_created_at_idx" ON "_rate_tables_v" USING btree ("version_created_at");
  CREATE INDEX "_rate_tables_v_version_version__status_idx" ON "_rate_tables_v" USING btree ("version__status");
  CREATE INDEX "_rate_tables_v_created_at_idx" ON "_rate_tables_v" USING btree ("created_at");
  CREATE INDEX "_rate_tables_v_updated_at_idx" ON "_rate_tables_v" USING btree ("updated_at");
  CREATE INDEX "_rate_tables_v_snapshot_idx" ON "_rate_tables_v" USING btree ("snapshot");
  CREATE INDEX "_rate_tables_v_published_locale_idx" ON "_rate_tables_v" USING btree ("published_locale");
  CREATE INDEX "_rate_tables_v_latest_idx" ON "_rate_tables_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_rate_tables_v_locales_locale_parent_id_unique" ON "_rate_tables_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rate_tables_v_locales_parent_idx" ON "_rate_tables_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rate_tables_fk" FOREIGN KEY ("rate_tables_id") REFERENCES "public"."rate_tables"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_rate_tables_id_idx" ON "payload_locked_documents_rels" USING btree ("rate_tables_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rate_tables_questions_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_questions_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_plans_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_plans_includes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_plans_includes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_tables_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_questions_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_questions_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_plans_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_plans_includes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_plans_includes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_version_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rate_tables_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rate_tables_questions_choices" CASCADE;
  DROP TABLE "rate_tables_questions_choices_locales" CASCADE;
  DROP TABLE "rate_tables_questions" CASCADE;
  DROP TABLE "rate_tables_questions_locales" CASCADE;
  DROP TABLE "rate_tables_plans_factors" CASCADE;
  DROP TABLE "rate_tables_plans_includes" CASCADE;
  DROP TABLE "rate_tables_plans_includes_locales" CASCADE;
  DROP TABLE "rate_tables_plans" CASCADE;
  DROP TABLE "rate_tables_plans_locales" CASCADE;
  DROP TABLE "rate_tables" CASCADE;
  DROP TABLE "rate_tables_locales" CASCADE;
  DROP TABLE "_rate_tables_v_version_questions_choices" CASCADE;
  DROP TABLE "_rate_tables_v_version_questions_choices_locales" CASCADE;
  DROP TABLE "_rate_tables_v_version_questions" CASCADE;
  DROP TABLE "_rate_tables_v_version_questions_locales" CASCADE;
  DROP TABLE "_rate_tables_v_version_plans_factors" CASCADE;
  DROP TABLE "_rate_tables_v_version_plans_includes" CASCADE;
  DROP TABLE "_rate_tables_v_version_plans_includes_locales" CASCADE;
  DROP TABLE "_rate_tables_v_version_plans" CASCADE;
  DROP TABLE "_rate_tables_v_version_plans_locales" CASCADE;
  DROP TABLE "_rate_tables_v" CASCADE;
  DROP TABLE "_rate_tables_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rate_tables_fk";
  
  DROP INDEX "payload_locked_documents_rels_rate_tables_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rate_tables_id";
  DROP TYPE "public"."enum_rate_tables_questions_kind";
  DROP TYPE "public"."enum_rate_tables_plans_factors_effect";
  DROP TYPE "public"."enum_rate_tables_status";
  DROP TYPE "public"."enum__rate_tables_v_version_questions_kind";
  DROP TYPE "public"."enum__rate_tables_v_version_plans_factors_effect";
  DROP TYPE "public"."enum__rate_tables_v_version_status";
  DROP TYPE "public"."enum__rate_tables_v_published_locale";`)
}
