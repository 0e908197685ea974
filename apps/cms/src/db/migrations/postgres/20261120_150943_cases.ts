import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_requests_history_status" AS ENUM('received', 'in-review', 'waiting-for-customer', 'resolved', 'rejected', 'closed');
  CREATE TYPE "public"."enum_service_requests_kind" AS ENUM('activate-visa', 'extend-insurance', 'cancel-insurance', 'details-request', 'claim', 'complaint', 'fraud-report', 'quote');
  CREATE TYPE "public"."enum_service_requests_status" AS ENUM('received', 'in-review', 'waiting-for-customer', 'resolved', 'rejected', 'closed');
  CREATE TYPE "public"."enum_service_requests_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_messages_history_status" AS ENUM('received', 'in-review', 'waiting-for-customer', 'resolved', 'rejected', 'closed');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('received', 'in-review', 'waiting-for-customer', 'resolved', 'rejected', 'closed');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_job_applications_history_status" AS ENUM('received', 'in-review', 'waiting-for-customer', 'resolved', 'rejected', 'closed');
  CREATE TYPE "public"."enum_job_applications_status" AS ENUM('received', 'in-review', 'waiting-for-customer', 'resolved', 'rejected', 'closed');
  CREATE TYPE "public"."enum_job_applications_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_private_files_scan" AS ENUM('not-scanned', 'clean', 'infected');
  CREATE TYPE "public"."enum_private_files_team" AS ENUM('care', 'people');
  CREATE TYPE "public"."enum_private_files_case_collection" AS ENUM('service-requests', 'messages', 'job-applications');
  CREATE TYPE "public"."enum_mail_queue_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_mail_queue_team" AS ENUM('care', 'people');
  CREATE TYPE "public"."enum_mail_queue_case_collection" AS ENUM('service-requests', 'messages', 'job-applications');
  CREATE TYPE "public"."enum_webhooks_event" AS ENUM('case.created', 'case.changed');
  CREATE TYPE "public"."enum_webhooks_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_webhooks_case_collection" AS ENUM('service-requests', 'messages', 'job-applications');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('file-download', 'list-export', 'person-export', 'person-erase', 'retention');
  CREATE TABLE "service_requests_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"given_at" timestamp(3) with time zone,
  	"version" varchar
  );
  
  CREATE TABLE "service_requests_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_service_requests_history_status" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"note" varchar,
  	"note_ar" varchar
  );
  
  CREATE TABLE "service_requests_internal_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer
  );
  
  CREATE TABLE "service_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sent" jsonb NOT NULL,
  	"kind" "enum_service_requests_kind" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"id_number" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_service_requests_status" DEFAULT 'received' NOT NULL,
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"overdue" boolean DEFAULT false,
  	"language" "enum_service_requests_language" NOT NULL,
  	"customer_note" varchar,
  	"customer_note_ar" varchar,
  	"internal_note" varchar,
  	"token_hash" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"given_at" timestamp(3) with time zone,
  	"version" varchar
  );
  
  CREATE TABLE "messages_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_messages_history_status" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"note" varchar,
  	"note_ar" varchar
  );
  
  CREATE TABLE "messages_internal_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sent" jsonb NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"id_number" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_messages_status" DEFAULT 'received' NOT NULL,
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"overdue" boolean DEFAULT false,
  	"language" "enum_messages_language" NOT NULL,
  	"customer_note" varchar,
  	"customer_note_ar" varchar,
  	"internal_note" varchar,
  	"token_hash" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_applications_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"given_at" timestamp(3) with time zone,
  	"version" varchar
  );
  
  CREATE TABLE "job_applications_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_job_applications_history_status" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"note" varchar,
  	"note_ar" varchar
  );
  
  CREATE TABLE "job_applications_internal_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer
  );
  
  CREATE TABLE "job_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sent" jsonb NOT NULL,
  	"job_id" integer,
  	"job_key" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"id_number" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_job_applications_status" DEFAULT 'received' NOT NULL,
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"overdue" boolean DEFAULT false,
  	"language" "enum_job_applications_language" NOT NULL,
  	"customer_note" varchar,
  	"customer_note_ar" varchar,
  	"internal_note" varchar,
  	"token_hash" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "private_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"stored_name" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"type" varchar NOT NULL,
  	"sha256" varchar NOT NULL,
  	"scan" "enum_private_files_scan" DEFAULT 'not-scanned' NOT NULL,
  	"scanned_at" timestamp(3) with time zone,
  	"team" "enum_private_files_team" NOT NULL,
  	"reference" varchar NOT NULL,
  	"case_collection" "enum_private_files_case_collection" NOT NULL,
  	"case_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_queue" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"state" "enum_mail_queue_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"team" "enum_mail_queue_team" NOT NULL,
  	"reference" varchar NOT NULL,
  	"case_collection" "enum_mail_queue_case_collection" NOT NULL,
  	"case_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" "enum_webhooks_event" NOT NULL,
  	"event_id" varchar NOT NULL,
  	"state" "enum_webhooks_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"case_collection" "enum_webhooks_case_collection" NOT NULL,
  	"case_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"by_id" integer,
  	"subject" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_handling_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "case_handling" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"care_email" varchar,
  	"people_email" varchar,
  	"declaration_version" varchar DEFAULT '1',
  	"due_days_activate_visa" numeric DEFAULT 2 NOT NULL,
  	"due_days_extend_insurance" numeric DEFAULT 2 NOT NULL,
  	"due_days_cancel_insurance" numeric DEFAULT 5 NOT NULL,
  	"due_days_details_request" numeric DEFAULT 3 NOT NULL,
  	"due_days_claim" numeric DEFAULT 15 NOT NULL,
  	"due_days_complaint" numeric DEFAULT 5 NOT NULL,
  	"due_days_fraud_report" numeric DEFAULT 5 NOT NULL,
  	"due_days_quote" numeric DEFAULT 2 NOT NULL,
  	"due_days_contact" numeric DEFAULT 3 NOT NULL,
  	"due_days_application" numeric DEFAULT 10 NOT NULL,
  	"retention_days_activate_visa" numeric DEFAULT 730 NOT NULL,
  	"retention_days_extend_insurance" numeric DEFAULT 730 NOT NULL,
  	"retention_days_cancel_insurance" numeric DEFAULT 1825 NOT NULL,
  	"retention_days_details_request" numeric DEFAULT 365 NOT NULL,
  	"retention_days_claim" numeric DEFAULT 3650 NOT NULL,
  	"retention_days_complaint" numeric DEFAULT 3650 NOT NULL,
  	"retention_days_fraud_report" numeric DEFAULT 3650 NOT NULL,
  	"retention_days_quote" numeric DEFAULT 365 NOT NULL,
  	"retention_days_contact" numeric DEFAULT 730 NOT NULL,
  	"retention_days_application" numeric DEFAULT 365 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "job_applications_id" integer;
  ALTER TABLE "service_requests_consents" ADD CONSTRAINT "service_requests_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_requests_history" ADD CONSTRAINT "service_requests_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_requests_history" ADD CONSTRAINT "service_requests_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_requests_internal_notes" ADD CONSTRAINT "service_requests_internal_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_requests_internal_notes" ADD CONSTRAINT "service_requests_internal_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_consents" ADD CONSTRAINT "messages_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_history" ADD CONSTRAINT "messages_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_history" ADD CONSTRAINT "messages_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_internal_notes" ADD CONSTRAINT "messages_internal_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_internal_notes" ADD CONSTRAINT "messages_internal_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications_consents" ADD CONSTRAINT "job_applications_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications_history" ADD CONSTRAINT "job_applications_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications_history" ADD CONSTRAINT "job_applications_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications_internal_notes" ADD CONSTRAINT "job_applications_internal_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications_internal_notes" ADD CONSTRAINT "job_applications_internal_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_handling_holidays" ADD CONSTRAINT "case_handling_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_handling"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "service_requests_consents_order_idx" ON "service_requests_consents" USING btree ("_order");
  CREATE INDEX "service_requests_consents_parent_id_idx" ON "service_requests_consents" USING btree ("_parent_id");
  CREATE INDEX "service_requests_history_order_idx" ON "service_requests_history" USING btree ("_order");
  CREATE INDEX "service_requests_history_parent_id_idx" ON "service_requests_history" USING btree ("_parent_id");
  CREATE INDEX "service_requests_history_by_idx" ON "service_requests_history" USING btree ("by_id");
  CREATE INDEX "service_requests_internal_notes_order_idx" ON "service_requests_internal_notes" USING btree ("_order");
  CREATE INDEX "service_requests_internal_notes_parent_id_idx" ON "service_requests_internal_notes" USING btree ("_parent_id");
  CREATE INDEX "service_requests_internal_notes_by_idx" ON "service_requests_internal_notes" USING btree ("by_id");
  CREATE INDEX "service_requests_kind_idx" ON "service_requests" USING btree ("kind");
  CREATE INDEX "service_requests_name_idx" ON "service_requests" USING btree ("name");
  CREATE INDEX "service_requests_email_idx" ON "service_requests" USING btree ("email");
  CREATE INDEX "service_requests_phone_idx" ON "service_requests" USING btree ("phone");
  CREATE INDEX "service_requests_id_number_idx" ON "service_requests" USING btree ("id_number");
  CREATE UNIQUE INDEX "service_requests_reference_idx" ON "service_requests" USING btree ("reference");
  CREATE INDEX "service_requests_status_idx" ON "service_requests" USING btree ("status");
  CREATE INDEX "service_requests_assignee_idx" ON "service_requests" USING btree ("assignee_id");
  CREATE INDEX "service_requests_due_at_idx" ON "service_requests" USING btree ("due_at");
  CREATE INDEX "service_requests_overdue_idx" ON "service_requests" USING btree ("overdue");
  CREATE INDEX "service_requests_token_hash_idx" ON "service_requests" USING btree ("token_hash");
  CREATE UNIQUE INDEX "service_requests_idempotency_key_idx" ON "service_requests" USING btree ("idempotency_key");
  CREATE INDEX "service_requests_updated_at_idx" ON "service_requests" USING btree ("updated_at");
  CREATE INDEX "service_requests_created_at_idx" ON "service_requests" USING btree ("created_at");
  CREATE INDEX "messages_consents_order_idx" ON "messages_consents" USING btree ("_order");
  CREATE INDEX "messages_consents_parent_id_idx" ON "messages_consents" USING btree ("_parent_id");
  CREATE INDEX "messages_history_order_idx" ON "messages_history" USING btree ("_order");
  CREATE INDEX "messages_history_parent_id_idx" ON "messages_history" USING btree ("_parent_id");
  CREATE INDEX "messages_history_by_idx" ON "messages_history" USING btree ("by_id");
  CREATE INDEX "messages_internal_notes_order_idx" ON "messages_internal_notes" USING btree ("_order");
  CREATE INDEX "messages_internal_notes_parent_id_idx" ON "messages_internal_notes" USING btree ("_parent_id");
  CREATE INDEX "messages_internal_notes_by_idx" ON "messages_internal_notes" USING btree ("by_id");
  CREATE INDEX "messages_name_idx" ON "messages" USING btree ("name");
  CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");
  CREATE INDEX "messages_phone_idx" ON "messages" USING btree ("phone");
  CREATE INDEX "messages_id_number_idx" ON "messages" USING btree ("id_number");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_assignee_idx" ON "messages" USING btree ("assignee_id");
  CREATE INDEX "messages_due_at_idx" ON "messages" USING btree ("due_at");
  CREATE INDEX "messages_overdue_idx" ON "messages" USING btree ("overdue");
  CREATE INDEX "messages_token_hash_idx" ON "messages" USING btree ("token_hash");
  CREATE UNIQUE INDEX "messages_idempotency_key_idx" ON "messages" USING btree ("idempotency_key");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "job_applications_consents_order_idx" ON "job_applications_consents" USING btree ("_order");
  CREATE INDEX "job_applications_consents_parent_id_idx" ON "job_applications_consents" USING btree ("_parent_id");
  CREATE INDEX "job_applications_history_order_idx" ON "job_applications_history" USING btree ("_order");
  CREATE INDEX "job_applications_history_parent_id_idx" ON "job_applications_history" USING btree ("_parent_id");
  CREATE INDEX "job_applications_history_by_idx" ON "job_applications_history" USING btree ("by_id");
  CREATE INDEX "job_applications_internal_notes_order_idx" ON "job_applications_internal_notes" USING btree ("_order");
  CREATE INDEX "job_applications_internal_notes_parent_id_idx" ON "job_applications_internal_notes" USING btree ("_parent_id");
  CREATE INDEX "job_applications_internal_notes_by_idx" ON "job_applications_internal_notes" USING btree ("by_id");
  CREATE INDEX "job_applications_job_idx" ON "job_applications" USING btree ("job_id");
  CREATE INDEX "job_applications_name_idx" ON "job_applications" USING btree ("name");
  CREATE INDEX "job_applications_email_idx" ON "job_applications" USING btree ("email");
  CREATE INDEX "job_applications_phone_idx" ON "job_applications" USING btree ("phone");
  CREATE INDEX "job_applications_id_number_idx" ON "job_applications" USING btree ("id_number");
  CREATE UNIQUE INDEX "job_applications_reference_idx" ON "job_applications" USING btree ("reference");
  CREATE INDEX "job_applications_status_idx" ON "job_applications" USING btree ("status");
  CREATE INDEX "job_applications_assignee_idx" ON "job_applications" USING btree ("assignee_id");
  CREATE INDEX "job_applications_due_at_idx" ON "job_applications" USING btree ("due_at");
  CREATE INDEX "job_applications_overdue_idx" ON "job_applications" USING btree ("overdue");
  CREATE INDEX "job_applications_token_hash_idx" ON "job_applications" USING btree ("token_hash");
  CREATE UNIQUE INDEX "job_applications_idempotency_key_idx" ON "job_applications" USING btree ("idempotency_key");
  CREATE INDEX "job_applications_updated_at_idx" ON "job_applications" USING btree ("updated_at");
  CREATE INDEX "job_applications_created_at_idx" ON "job_applications" USING btree ("created_at");
  CREATE UNIQUE INDEX "private_files_stored_name_idx" ON "private_files" USING btree ("stored_name");
  CREATE INDEX "private_files_scan_idx" ON "private_files" USING btree ("scan");
  CREATE INDEX "private_files_team_idx" ON "private_files" USING btree ("team");
  CREATE INDEX "private_files_reference_idx" ON "private_files" USING btree ("reference");
  CREATE INDEX "private_files_case_id_idx" ON "private_files" USING btree ("case_id");
  CREATE INDEX "private_files_updated_at_idx" ON "private_files" USING btree ("updated_at");
  CREATE INDEX "private_files_created_at_idx" ON "private_files" USING btree ("created_at");
  CREATE INDEX "mail_queue_to_idx" ON "mail_queue" USING btree ("to");
  CREATE INDEX "mail_queue_state_idx" ON "mail_queue" USING btree ("state");
  CREATE INDEX "mail_queue_next_attempt_at_idx" ON "mail_queue" USING btree ("next_attempt_at");
  CREATE INDEX "mail_queue_team_idx" ON "mail_queue" USING btree ("team");
  CREATE INDEX "mail_queue_reference_idx" ON "mail_queue" USING btree ("reference");
  CREATE INDEX "mail_queue_case_id_idx" ON "mail_queue" USING btree ("case_id");
  CREATE INDEX "mail_queue_updated_at_idx" ON "mail_queue" USING btree ("updated_at");
  CREATE INDEX "mail_queue_created_at_idx" ON "mail_queue" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhooks_event_id_idx" ON "webhooks" USING btree ("event_id");
  CREATE INDEX "webhooks_state_idx" ON "webhooks" USING btree ("state");
  CREATE INDEX "webhooks_next_attempt_at_idx" ON "webhooks" USING btree ("next_attempt_at");
  CREATE INDEX "webhooks_reference_idx" ON "webhooks" USING btree ("reference");
  CREATE INDEX "webhooks_case_id_idx" ON "webhooks" USING btree ("case_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_by_idx" ON "audit_log" USING btree ("by_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "rate_limits_key_idx" ON "rate_limits" USING btree ("key");
  CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits" USING btree ("expires_at");
  CREATE INDEX "rate_limits_updated_at_idx" ON "rate_limits" USING btree ("updated_at");
  CREATE INDEX "rate_limits_created_at_idx" ON "rate_limits" USING btree ("created_at");
  CREATE INDEX "case_handling_holidays_order_idx" ON "case_handling_holidays" USING btree ("_order");
  CREATE INDEX "case_handling_holidays_parent_id_idx" ON "case_handling_holidays" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_requests_fk" FOREIGN KEY ("service_requests_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_applications_fk" FOREIGN KEY ("job_applications_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_service_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("service_requests_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_job_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("job_applications_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_requests_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_requests_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_requests_internal_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_internal_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_applications_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_applications_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_applications_internal_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_queue" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_handling_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_handling" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_requests_consents" CASCADE;
  DROP TABLE "service_requests_history" CASCADE;
  DROP TABLE "service_requests_internal_notes" CASCADE;
  DROP TABLE "service_requests" CASCADE;
  DROP TABLE "messages_consents" CASCADE;
  DROP TABLE "messages_history" CASCADE;
  DROP TABLE "messages_internal_notes" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "job_applications_consents" CASCADE;
  DROP TABLE "job_applications_history" CASCADE;
  DROP TABLE "job_applications_internal_notes" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  DROP TABLE "private_files" CASCADE;
  DROP TABLE "mail_queue" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "case_handling_holidays" CASCADE;
  DROP TABLE "case_handling" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_job_applications_fk";
  
  DROP INDEX "payload_locked_documents_rels_service_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_job_applications_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "job_applications_id";
  DROP TYPE "public"."enum_service_requests_history_status";
  DROP TYPE "public"."enum_service_requests_kind";
  DROP TYPE "public"."enum_service_requests_status";
  DROP TYPE "public"."enum_service_requests_language";
  DROP TYPE "public"."enum_messages_history_status";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_job_applications_history_status";
  DROP TYPE "public"."enum_job_applications_status";
  DROP TYPE "public"."enum_job_applications_language";
  DROP TYPE "public"."enum_private_files_scan";
  DROP TYPE "public"."enum_private_files_team";
  DROP TYPE "public"."enum_private_files_case_collection";
  DROP TYPE "public"."enum_mail_queue_state";
  DROP TYPE "public"."enum_mail_queue_team";
  DROP TYPE "public"."enum_mail_queue_case_collection";
  DROP TYPE "public"."enum_webhooks_event";
  DROP TYPE "public"."enum_webhooks_state";
  DROP TYPE "public"."enum_webhooks_case_collection";
  DROP TYPE "public"."enum_audit_log_action";`)
}
