import type { GlobalConfig } from 'payload';
import { globalRules } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { globalPurgeHooks } from '../purge/purge-hooks.ts';
import { tidyTexts, validateTexts } from '../texts/check-texts.ts';

/** What editors changed of the texts that are built in, by key and language: `texts` of the site settings (docs/contract.md). */
export const texts: GlobalConfig = {
  slug: 'texts',
  label: label('Texts', 'النصوص'),
  access: globalRules(['editor']),
  admin: { group: label('Site', 'الموقع'), hideAPIURL: true },
  versions: { max: 20 },
  hooks: globalPurgeHooks('site-settings'),
  fields: [
    {
      name: 'changed',
      type: 'json',
      custom: { isTextsByKey: true },
      label: label('Changed texts', 'النصوص المعدّلة'),
      validate: validateTexts,
      hooks: { beforeChange: [({ value }) => tidyTexts(value)] },
      admin: { components: { Field: '/texts/texts-field.tsx#TextsField' } },
    },
  ],
};
