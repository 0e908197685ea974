import type { Field, SanitizedConfig } from 'payload';

/** Takes Payload's copying to another language away where nothing is in one: on a case it wrote the same again, and left the form in the other language. */
export function withoutCopies(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, fields } of config.collections) if (!fields.some(isInLanguages)) admin.disableCopyToLocale = true;
  return config;
}

/** Whether a field, or one within it, has a text of each language. Sections do. */
function isInLanguages(field: Field): boolean {
  if (field.type === 'blocks' || ('localized' in field && field.localized)) return true;
  const within =
    field.type === 'tabs' ? field.tabs.flatMap(({ fields }) => fields) : 'fields' in field ? field.fields : [];
  return within.some(isInLanguages);
}
