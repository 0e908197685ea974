import type { Field, SanitizedConfig } from 'payload';

const headTitle = '/admin/languages/head-title.tsx#HeadTitle';

/** Heads every document whose title has a text in each language, also where the language of the form has none. */
export function withHeadTitles(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, fields } of config.collections) {
    if (!isLocalized(fields, admin.useAsTitle)) continue;
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), headTitle];
    admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
  return config;
}

function isLocalized(fields: Field[], name: string | undefined): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => !('name' in tab) && isLocalized(tab.fields, name));
    return 'name' in field && field.name === name && 'localized' in field && field.localized === true;
  });
}
