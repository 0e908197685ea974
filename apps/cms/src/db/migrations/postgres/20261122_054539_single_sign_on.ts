import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "identity" varchar;
  CREATE UNIQUE INDEX "users_identity_idx" ON "users" USING btree ("identity");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "users_identity_idx";
  ALTER TABLE "users" DROP COLUMN "identity";`)
}
