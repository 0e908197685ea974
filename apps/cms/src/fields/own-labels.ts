import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import type { Field, Option, SanitizedConfig } from 'payload';
import { type Label, label } from './labels.ts';

const { general, version } = en.translations;
const arabic = ar.translations;

/** The fields that Payload adds by itself, and their choices. */
const labels: Record<string, Label> = {
  updatedAt: label(general.updatedAt, arabic.general.updatedAt),
  createdAt: label(general.createdAt, arabic.general.createdAt),
  deletedAt: label(general.deletedAt, arabic.general.deletedAt),
  _status: label(version.status, arabic.version.status),
};
const statuses: Record<string, Label> = {
  draft: label(version.draft, arabic.version.draft),
  published: label(version.published, arabic.version.published),
};

/**
 * Gives Payload's own fields their names in both languages of the admin: it asks for them once and keeps the answer, so that the
 * comparison of versions spoke the language of whoever opened one first after a start.
 */
export function withOwnLabels(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(nameField);
  return config;
}

function nameField(field: Field): void {
  const known = 'name' in field && field.name ? labels[field.name] : undefined;
  if (known && 'label' in field && typeof field.label === 'function') field.label = known;
  if (field.type === 'select' && field.name === '_status') field.options = field.options.map(nameOption);
}

function nameOption(option: Option): Option {
  const known = typeof option === 'object' && statuses[option.value];
  return known ? { ...option, label: known } : option;
}
