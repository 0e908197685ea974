import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_case_handling_assignment_kind" ADD VALUE 'complaint-alone' BEFORE 'fraud-report';
  ALTER TYPE "public"."enum_case_handling_assignment_kind" ADD VALUE 'complaint-enquiry' BEFORE 'fraud-report';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_handling_assignment" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "case_handling_assignment" SET "kind" = 'complaint' WHERE "kind" IN ('complaint-alone', 'complaint-enquiry');
  DROP TYPE "public"."enum_case_handling_assignment_kind";
  CREATE TYPE "public"."enum_case_handling_assignment_kind" AS ENUM('activate-visa', 'extend-insurance', 'cancel-insurance', 'details-request', 'claim', 'complaint', 'fraud-report', 'quote', 'contact', 'application');
  ALTER TABLE "case_handling_assignment" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_case_handling_assignment_kind" USING "kind"::"public"."enum_case_handling_assignment_kind";`)
}
