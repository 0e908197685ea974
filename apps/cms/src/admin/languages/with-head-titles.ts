import type { Field, SanitizedConfig } from 'payload';
import { inFormHeads } from '../../in-form-heads.ts';

const headTitle = '/admin/languages/head-title.tsx#HeadTitle';

/** Heads every document whose title has a text in each language, also where the language of the form has none. */
export function withHeadTitles(config: SanitizedConfig): SanitizedConfig {
  return inFormHeads(config, headTitle, {
    collections: ({ admin, fields }) => isLocalized(fields, admin.useAsTitle),
    globals: () => false,
  });
}

function isLocalized(fields: Field[], name: string | undefined): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => !('name' in tab) && isLocalized(tab.fields, name));
    return 'name' in field && field.name === name && 'localized' in field && field.localized === true;
  });
}
