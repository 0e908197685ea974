import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_answer_templates_needs" ADD VALUE 'reason';
  ALTER TYPE "public"."enum_answer_templates_needs" ADD VALUE 'remedy';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "answer_templates_needs" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_answer_templates_needs";
  CREATE TYPE "public"."enum_answer_templates_needs" AS ENUM('name', 'reference', 'kind', 'due', 'papers', 'agent', 'direct', 'phone');
  ALTER TABLE "answer_templates_needs" ALTER COLUMN "value" SET DATA TYPE "public"."enum_answer_templates_needs" USING "value"::"public"."enum_answer_templates_needs";`)
}
