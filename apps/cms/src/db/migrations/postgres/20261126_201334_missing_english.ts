import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "missing_texts" ADD COLUMN "english" numeric;
  CREATE INDEX "missing_texts_english_idx" ON "missing_texts" USING btree ("english");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "missing_texts_english_idx";
  ALTER TABLE "missing_texts" DROP COLUMN "english";`)
}
