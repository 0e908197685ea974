import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`service_requests\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`service_requests_confidential_idx\` ON \`service_requests\` (\`confidential\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`messages_confidential_idx\` ON \`messages\` (\`confidential\`);`)
  await db.run(sql`ALTER TABLE \`job_applications\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`job_applications_confidential_idx\` ON \`job_applications\` (\`confidential\`);`)
  await db.run(sql`ALTER TABLE \`case_messages\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`case_messages_confidential_idx\` ON \`case_messages\` (\`confidential\`);`)
  await db.run(sql`ALTER TABLE \`private_files\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`private_files_confidential_idx\` ON \`private_files\` (\`confidential\`);`)
  await db.run(sql`ALTER TABLE \`mail_queue\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`mail_queue_confidential_idx\` ON \`mail_queue\` (\`confidential\`);`)
  await db.run(sql`ALTER TABLE \`webhooks\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`webhooks_confidential_idx\` ON \`webhooks\` (\`confidential\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`sees_confidential\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`audit_log_confidential_idx\` ON \`audit_log\` (\`confidential\`);`)
  // What came in before: fraud reports, what belongs to them and what the record says of them (decision 0046).
  await db.run(sql`UPDATE service_requests SET confidential = true WHERE kind = 'fraud-report';`)
  await db.run(sql`UPDATE private_files SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);`)
  await db.run(sql`UPDATE case_messages SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);`)
  await db.run(sql`UPDATE mail_queue SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);`)
  await db.run(sql`UPDATE webhooks SET confidential = true WHERE case_collection = 'service-requests' AND case_id IN (SELECT CAST(id AS TEXT) FROM service_requests WHERE confidential = true);`)
  await db.run(sql`UPDATE audit_log SET confidential = true
    WHERE target_collection IN ('service-requests', 'private-files', 'case-messages', 'mail-queue', 'webhooks')
    AND EXISTS (SELECT 1 FROM service_requests r WHERE r.confidential = true
      AND (audit_log.subject LIKE '%' || r.reference || '%'
        OR (audit_log.target_collection = 'service-requests' AND audit_log.target_id = CAST(r.id AS TEXT))));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`service_requests_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`service_requests\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`DROP INDEX \`messages_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`DROP INDEX \`job_applications_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`job_applications\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`DROP INDEX \`case_messages_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`case_messages\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`DROP INDEX \`private_files_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`private_files\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`DROP INDEX \`mail_queue_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`mail_queue\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`DROP INDEX \`webhooks_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`webhooks\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`DROP INDEX \`audit_log_confidential_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`sees_confidential\`;`)
}
