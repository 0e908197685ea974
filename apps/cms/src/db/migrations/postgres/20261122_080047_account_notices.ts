import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_queue" ALTER COLUMN "team" DROP NOT NULL;
  ALTER TABLE "mail_queue" ALTER COLUMN "reference" DROP NOT NULL;
  ALTER TABLE "mail_queue" ALTER COLUMN "case_collection" DROP NOT NULL;
  ALTER TABLE "mail_queue" ALTER COLUMN "case_id" DROP NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_queue" ALTER COLUMN "team" SET NOT NULL;
  ALTER TABLE "mail_queue" ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "mail_queue" ALTER COLUMN "case_collection" SET NOT NULL;
  ALTER TABLE "mail_queue" ALTER COLUMN "case_id" SET NOT NULL;`)
}
