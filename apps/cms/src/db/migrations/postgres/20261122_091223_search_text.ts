import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_requests" ADD COLUMN "search_text" varchar;
  ALTER TABLE "messages" ADD COLUMN "search_text" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "search_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_requests" DROP COLUMN "search_text";
  ALTER TABLE "messages" DROP COLUMN "search_text";
  ALTER TABLE "job_applications" DROP COLUMN "search_text";`)
}
