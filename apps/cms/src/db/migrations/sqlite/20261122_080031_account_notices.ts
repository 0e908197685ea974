import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_mail_queue\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`html\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text NOT NULL,
  	\`last_error\` text,
  	\`sent_at\` text,
  	\`team\` text,
  	\`reference\` text,
  	\`case_collection\` text,
  	\`case_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mail_queue\`("id", "to", "subject", "body", "html", "state", "attempts", "next_attempt_at", "last_error", "sent_at", "team", "reference", "case_collection", "case_id", "updated_at", "created_at") SELECT "id", "to", "subject", "body", "html", "state", "attempts", "next_attempt_at", "last_error", "sent_at", "team", "reference", "case_collection", "case_id", "updated_at", "created_at" FROM \`mail_queue\`;`)
  await db.run(sql`DROP TABLE \`mail_queue\`;`)
  await db.run(sql`ALTER TABLE \`__new_mail_queue\` RENAME TO \`mail_queue\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`mail_queue_to_idx\` ON \`mail_queue\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_state_idx\` ON \`mail_queue\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_next_attempt_at_idx\` ON \`mail_queue\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_team_idx\` ON \`mail_queue\` (\`team\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_reference_idx\` ON \`mail_queue\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_case_id_idx\` ON \`mail_queue\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_updated_at_idx\` ON \`mail_queue\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_created_at_idx\` ON \`mail_queue\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_mail_queue\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`html\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text NOT NULL,
  	\`last_error\` text,
  	\`sent_at\` text,
  	\`team\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`case_collection\` text NOT NULL,
  	\`case_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mail_queue\`("id", "to", "subject", "body", "html", "state", "attempts", "next_attempt_at", "last_error", "sent_at", "team", "reference", "case_collection", "case_id", "updated_at", "created_at") SELECT "id", "to", "subject", "body", "html", "state", "attempts", "next_attempt_at", "last_error", "sent_at", "team", "reference", "case_collection", "case_id", "updated_at", "created_at" FROM \`mail_queue\`;`)
  await db.run(sql`DROP TABLE \`mail_queue\`;`)
  await db.run(sql`ALTER TABLE \`__new_mail_queue\` RENAME TO \`mail_queue\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`mail_queue_to_idx\` ON \`mail_queue\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_state_idx\` ON \`mail_queue\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_next_attempt_at_idx\` ON \`mail_queue\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_team_idx\` ON \`mail_queue\` (\`team\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_reference_idx\` ON \`mail_queue\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_case_id_idx\` ON \`mail_queue\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_updated_at_idx\` ON \`mail_queue\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_created_at_idx\` ON \`mail_queue\` (\`created_at\`);`)
}
