import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "pages_meta_attributes_locales_parent_idx" ON "pages_meta_attributes_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_meta_attributes_locales_parent_idx" ON "_pages_v_version_meta_attributes_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_groups_locales_parent_idx" ON "page_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "providers_locales_parent_idx" ON "providers_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_description_locales_parent_idx" ON "jobs_description_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_area_of_expertise_locales_parent_idx" ON "jobs_area_of_expertise_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_tags_locales_parent_idx" ON "jobs_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_locales_parent_idx" ON "jobs_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_description_locales_parent_idx" ON "_jobs_v_version_description_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_area_of_expertise_locales_parent_idx" ON "_jobs_v_version_area_of_expertise_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_tags_locales_parent_idx" ON "_jobs_v_version_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_locales_parent_idx" ON "_jobs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "countries_locales_parent_idx" ON "countries_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "answer_templates_locales_parent_idx" ON "answer_templates_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_pages_locales_parent_idx" ON "header_items_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_locales_parent_idx" ON "header_items_locales" USING btree ("_parent_id");
  CREATE INDEX "header_locales_parent_idx" ON "header_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_pages_locales_parent_idx" ON "_header_v_version_items_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_locales_parent_idx" ON "_header_v_version_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_locales_parent_idx" ON "_header_v_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_links_locales_parent_idx" ON "site_settings_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_options_cancellation_reasons_locales_parent_idx" ON "site_settings_options_cancellation_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_options_products_locales_parent_idx" ON "site_settings_options_products_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_options_cities_locales_parent_idx" ON "site_settings_options_cities_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_locales_parent_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_texts_parent_idx" ON "site_settings_texts" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_footer_links_locales_parent_idx" ON "_site_settings_v_version_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "tings_v_version_options_cancellation_reasons_locales_parent_idx" ON "_site_settings_v_version_options_cancellation_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_options_products_locales_parent_idx" ON "_site_settings_v_version_options_products_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_options_cities_locales_parent_idx" ON "_site_settings_v_version_options_cities_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_texts_parent_idx" ON "_site_settings_v_texts" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_meta_attributes_locales_parent_idx";
  DROP INDEX "pages_locales_parent_idx";
  DROP INDEX "_pages_v_version_meta_attributes_locales_parent_idx";
  DROP INDEX "_pages_v_locales_parent_idx";
  DROP INDEX "page_groups_locales_parent_idx";
  DROP INDEX "providers_locales_parent_idx";
  DROP INDEX "jobs_description_locales_parent_idx";
  DROP INDEX "jobs_area_of_expertise_locales_parent_idx";
  DROP INDEX "jobs_tags_locales_parent_idx";
  DROP INDEX "jobs_locales_parent_idx";
  DROP INDEX "_jobs_v_version_description_locales_parent_idx";
  DROP INDEX "_jobs_v_version_area_of_expertise_locales_parent_idx";
  DROP INDEX "_jobs_v_version_tags_locales_parent_idx";
  DROP INDEX "_jobs_v_locales_parent_idx";
  DROP INDEX "countries_locales_parent_idx";
  DROP INDEX "media_locales_parent_idx";
  DROP INDEX "answer_templates_locales_parent_idx";
  DROP INDEX "header_items_pages_locales_parent_idx";
  DROP INDEX "header_items_locales_parent_idx";
  DROP INDEX "header_locales_parent_idx";
  DROP INDEX "_header_v_version_items_pages_locales_parent_idx";
  DROP INDEX "_header_v_version_items_locales_parent_idx";
  DROP INDEX "_header_v_locales_parent_idx";
  DROP INDEX "site_settings_footer_links_locales_parent_idx";
  DROP INDEX "site_settings_options_cancellation_reasons_locales_parent_idx";
  DROP INDEX "site_settings_options_products_locales_parent_idx";
  DROP INDEX "site_settings_options_cities_locales_parent_idx";
  DROP INDEX "site_settings_locales_parent_idx";
  DROP INDEX "site_settings_texts_parent_idx";
  DROP INDEX "_site_settings_v_version_footer_links_locales_parent_idx";
  DROP INDEX "tings_v_version_options_cancellation_reasons_locales_parent_idx";
  DROP INDEX "_site_settings_v_version_options_products_locales_parent_idx";
  DROP INDEX "_site_settings_v_version_options_cities_locales_parent_idx";
  DROP INDEX "_site_settings_v_locales_parent_idx";
  DROP INDEX "_site_settings_v_texts_parent_idx";`)
}
