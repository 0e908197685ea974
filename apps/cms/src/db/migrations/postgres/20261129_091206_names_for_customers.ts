import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "customer_name_en" varchar;
  ALTER TABLE "users" ADD COLUMN "customer_name_ar" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "customer_name_en";
  ALTER TABLE "users" DROP COLUMN "customer_name_ar";`)
}
