import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_head\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`hash\` text NOT NULL,
  	\`base_sequence\` numeric NOT NULL,
  	\`base_hash\` text NOT NULL
  );
  `)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`actor_name\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`actor_email\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`actor_id\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`target_collection\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`target_id\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`changes\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`sequence\` numeric;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`previous_hash\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`hash\` text;`)
  await db.run(sql`CREATE INDEX \`audit_log_actor_name_idx\` ON \`audit_log\` (\`actor_name\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_actor_email_idx\` ON \`audit_log\` (\`actor_email\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_target_collection_idx\` ON \`audit_log\` (\`target_collection\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_target_id_idx\` ON \`audit_log\` (\`target_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_log_sequence_idx\` ON \`audit_log\` (\`sequence\`);`)
  // The one row that the end of the record's chain is kept in.
  await db.run(
    sql`INSERT INTO \`audit_head\` (\`id\`, \`sequence\`, \`hash\`, \`base_sequence\`, \`base_hash\`) VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0, '0000000000000000000000000000000000000000000000000000000000000000');`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_head\`;`)
  await db.run(sql`DROP INDEX \`audit_log_actor_name_idx\`;`)
  await db.run(sql`DROP INDEX \`audit_log_actor_email_idx\`;`)
  await db.run(sql`DROP INDEX \`audit_log_target_collection_idx\`;`)
  await db.run(sql`DROP INDEX \`audit_log_target_id_idx\`;`)
  await db.run(sql`DROP INDEX \`audit_log_sequence_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`actor_name\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`actor_email\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`actor_id\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`target_collection\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`target_id\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`changes\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`sequence\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`previous_hash\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`hash\`;`)
}
