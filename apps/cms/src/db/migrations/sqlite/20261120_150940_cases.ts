import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`service_requests_consents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`given_at\` text,
  	\`version\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_requests_consents_order_idx\` ON \`service_requests_consents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_consents_parent_id_idx\` ON \`service_requests_consents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_requests_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	\`note\` text,
  	\`note_ar\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_requests_history_order_idx\` ON \`service_requests_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_history_parent_id_idx\` ON \`service_requests_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_history_by_idx\` ON \`service_requests_history\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`service_requests_internal_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_requests_internal_notes_order_idx\` ON \`service_requests_internal_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_internal_notes_parent_id_idx\` ON \`service_requests_internal_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_internal_notes_by_idx\` ON \`service_requests_internal_notes\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`service_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sent\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`id_number\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`assignee_id\` integer,
  	\`due_at\` text,
  	\`overdue\` integer DEFAULT false,
  	\`language\` text NOT NULL,
  	\`customer_note\` text,
  	\`customer_note_ar\` text,
  	\`internal_note\` text,
  	\`token_hash\` text,
  	\`idempotency_key\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`service_requests_kind_idx\` ON \`service_requests\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_name_idx\` ON \`service_requests\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_email_idx\` ON \`service_requests\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_phone_idx\` ON \`service_requests\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_id_number_idx\` ON \`service_requests\` (\`id_number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`service_requests_reference_idx\` ON \`service_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_status_idx\` ON \`service_requests\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_assignee_idx\` ON \`service_requests\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_due_at_idx\` ON \`service_requests\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_overdue_idx\` ON \`service_requests\` (\`overdue\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_token_hash_idx\` ON \`service_requests\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`service_requests_idempotency_key_idx\` ON \`service_requests\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_updated_at_idx\` ON \`service_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_created_at_idx\` ON \`service_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`messages_consents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`given_at\` text,
  	\`version\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_consents_order_idx\` ON \`messages_consents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_consents_parent_id_idx\` ON \`messages_consents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`messages_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	\`note\` text,
  	\`note_ar\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_history_order_idx\` ON \`messages_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_history_parent_id_idx\` ON \`messages_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_history_by_idx\` ON \`messages_history\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`messages_internal_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_internal_notes_order_idx\` ON \`messages_internal_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_internal_notes_parent_id_idx\` ON \`messages_internal_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_internal_notes_by_idx\` ON \`messages_internal_notes\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sent\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`id_number\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`assignee_id\` integer,
  	\`due_at\` text,
  	\`overdue\` integer DEFAULT false,
  	\`language\` text NOT NULL,
  	\`customer_note\` text,
  	\`customer_note_ar\` text,
  	\`internal_note\` text,
  	\`token_hash\` text,
  	\`idempotency_key\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_name_idx\` ON \`messages\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`messages_email_idx\` ON \`messages\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`messages_phone_idx\` ON \`messages\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`messages_id_number_idx\` ON \`messages\` (\`id_number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_assignee_idx\` ON \`messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_due_at_idx\` ON \`messages\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_overdue_idx\` ON \`messages\` (\`overdue\`);`)
  await db.run(sql`CREATE INDEX \`messages_token_hash_idx\` ON \`messages\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_idempotency_key_idx\` ON \`messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`job_applications_consents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`given_at\` text,
  	\`version\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_applications_consents_order_idx\` ON \`job_applications_consents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_consents_parent_id_idx\` ON \`job_applications_consents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_applications_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	\`note\` text,
  	\`note_ar\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_applications_history_order_idx\` ON \`job_applications_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_history_parent_id_idx\` ON \`job_applications_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_history_by_idx\` ON \`job_applications_history\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`job_applications_internal_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_applications_internal_notes_order_idx\` ON \`job_applications_internal_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_internal_notes_parent_id_idx\` ON \`job_applications_internal_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_internal_notes_by_idx\` ON \`job_applications_internal_notes\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`job_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sent\` text NOT NULL,
  	\`job_id\` integer,
  	\`job_key\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`id_number\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`assignee_id\` integer,
  	\`due_at\` text,
  	\`overdue\` integer DEFAULT false,
  	\`language\` text NOT NULL,
  	\`customer_note\` text,
  	\`customer_note_ar\` text,
  	\`internal_note\` text,
  	\`token_hash\` text,
  	\`idempotency_key\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`job_applications_job_idx\` ON \`job_applications\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_name_idx\` ON \`job_applications\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_email_idx\` ON \`job_applications\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_phone_idx\` ON \`job_applications\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_id_number_idx\` ON \`job_applications\` (\`id_number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_applications_reference_idx\` ON \`job_applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_status_idx\` ON \`job_applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_assignee_idx\` ON \`job_applications\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_due_at_idx\` ON \`job_applications\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_overdue_idx\` ON \`job_applications\` (\`overdue\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_token_hash_idx\` ON \`job_applications\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_applications_idempotency_key_idx\` ON \`job_applications\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_updated_at_idx\` ON \`job_applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_created_at_idx\` ON \`job_applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`private_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`type\` text NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`scan\` text DEFAULT 'not-scanned' NOT NULL,
  	\`scanned_at\` text,
  	\`team\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`case_collection\` text NOT NULL,
  	\`case_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`private_files_stored_name_idx\` ON \`private_files\` (\`stored_name\`);`)
  await db.run(sql`CREATE INDEX \`private_files_scan_idx\` ON \`private_files\` (\`scan\`);`)
  await db.run(sql`CREATE INDEX \`private_files_team_idx\` ON \`private_files\` (\`team\`);`)
  await db.run(sql`CREATE INDEX \`private_files_reference_idx\` ON \`private_files\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`private_files_case_id_idx\` ON \`private_files\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`private_files_updated_at_idx\` ON \`private_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`private_files_created_at_idx\` ON \`private_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_queue\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`mail_queue_to_idx\` ON \`mail_queue\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_state_idx\` ON \`mail_queue\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_next_attempt_at_idx\` ON \`mail_queue\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_team_idx\` ON \`mail_queue\` (\`team\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_reference_idx\` ON \`mail_queue\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_case_id_idx\` ON \`mail_queue\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_updated_at_idx\` ON \`mail_queue\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_queue_created_at_idx\` ON \`mail_queue\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`webhooks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`event\` text NOT NULL,
  	\`event_id\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text NOT NULL,
  	\`last_error\` text,
  	\`sent_at\` text,
  	\`reference\` text NOT NULL,
  	\`case_collection\` text NOT NULL,
  	\`case_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`webhooks_event_id_idx\` ON \`webhooks\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_state_idx\` ON \`webhooks\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_next_attempt_at_idx\` ON \`webhooks\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_reference_idx\` ON \`webhooks\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_case_id_idx\` ON \`webhooks\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_updated_at_idx\` ON \`webhooks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_created_at_idx\` ON \`webhooks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action\` text NOT NULL,
  	\`by_id\` integer,
  	\`subject\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_by_idx\` ON \`audit_log\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`rate_limits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_limits_key_idx\` ON \`rate_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_expires_at_idx\` ON \`rate_limits\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_updated_at_idx\` ON \`rate_limits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_created_at_idx\` ON \`rate_limits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`case_handling_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_handling\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_handling_holidays_order_idx\` ON \`case_handling_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_handling_holidays_parent_id_idx\` ON \`case_handling_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_handling\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`care_email\` text,
  	\`people_email\` text,
  	\`declaration_version\` text DEFAULT '1',
  	\`due_days_activate_visa\` numeric DEFAULT 2 NOT NULL,
  	\`due_days_extend_insurance\` numeric DEFAULT 2 NOT NULL,
  	\`due_days_cancel_insurance\` numeric DEFAULT 5 NOT NULL,
  	\`due_days_details_request\` numeric DEFAULT 3 NOT NULL,
  	\`due_days_claim\` numeric DEFAULT 15 NOT NULL,
  	\`due_days_complaint\` numeric DEFAULT 5 NOT NULL,
  	\`due_days_fraud_report\` numeric DEFAULT 5 NOT NULL,
  	\`due_days_quote\` numeric DEFAULT 2 NOT NULL,
  	\`due_days_contact\` numeric DEFAULT 3 NOT NULL,
  	\`due_days_application\` numeric DEFAULT 10 NOT NULL,
  	\`retention_days_activate_visa\` numeric DEFAULT 730 NOT NULL,
  	\`retention_days_extend_insurance\` numeric DEFAULT 730 NOT NULL,
  	\`retention_days_cancel_insurance\` numeric DEFAULT 1825 NOT NULL,
  	\`retention_days_details_request\` numeric DEFAULT 365 NOT NULL,
  	\`retention_days_claim\` numeric DEFAULT 3650 NOT NULL,
  	\`retention_days_complaint\` numeric DEFAULT 3650 NOT NULL,
  	\`retention_days_fraud_report\` numeric DEFAULT 3650 NOT NULL,
  	\`retention_days_quote\` numeric DEFAULT 365 NOT NULL,
  	\`retention_days_contact\` numeric DEFAULT 730 NOT NULL,
  	\`retention_days_application\` numeric DEFAULT 365 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`service_requests_id\` integer REFERENCES service_requests(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`messages_id\` integer REFERENCES messages(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`job_applications_id\` integer REFERENCES job_applications(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`service_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`job_applications_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`service_requests_consents\`;`)
  await db.run(sql`DROP TABLE \`service_requests_history\`;`)
  await db.run(sql`DROP TABLE \`service_requests_internal_notes\`;`)
  await db.run(sql`DROP TABLE \`service_requests\`;`)
  await db.run(sql`DROP TABLE \`messages_consents\`;`)
  await db.run(sql`DROP TABLE \`messages_history\`;`)
  await db.run(sql`DROP TABLE \`messages_internal_notes\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`job_applications_consents\`;`)
  await db.run(sql`DROP TABLE \`job_applications_history\`;`)
  await db.run(sql`DROP TABLE \`job_applications_internal_notes\`;`)
  await db.run(sql`DROP TABLE \`job_applications\`;`)
  await db.run(sql`DROP TABLE \`private_files\`;`)
  await db.run(sql`DROP TABLE \`mail_queue\`;`)
  await db.run(sql`DROP TABLE \`webhooks\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
  await db.run(sql`DROP TABLE \`case_handling_holidays\`;`)
  await db.run(sql`DROP TABLE \`case_handling\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`page_groups_id\` integer,
  	\`jobs_id\` integer,
  	\`countries_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_groups_id\`) REFERENCES \`page_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "page_groups_id", "jobs_id", "countries_id", "media_id", "documents_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "page_groups_id", "jobs_id", "countries_id", "media_id", "documents_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`page_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
