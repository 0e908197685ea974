import type { GlobalConfig } from 'payload';
import { globalRules } from '../access/rules.ts';
import { previewMail } from '../cases/mail/preview-mail.ts';
import { previewGroup } from '../cases/text-preview/preview-group.ts';
import { draftedGlobalLabels } from '../drafted-globals.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { framePreview, openFramePreview } from '../preview/frame-preview.ts';
import { whatWasOnline } from '../publications/what-was-online-field.ts';
import { globalPurgeHooks } from '../purge/purge-hooks.ts';
import { tidyTexts, validateTexts } from '../texts/check-texts.ts';

/** What editors changed of the texts that are built in, by key and language: `texts` of the site settings (docs/contract.md). */
export const texts: GlobalConfig = {
  slug: 'texts',
  label: draftedGlobalLabels.texts,
  access: globalRules(['editor'], ['reviewer']),
  admin: {
    group: menuGroups.site,
    hideAPIURL: true,
    components: { elements: { beforeDocumentControls: ['/texts/texts-status.tsx#TextsStatus'] } },
    ...framePreview('texts'),
  },
  // A draft that lost a placeholder is refused as well: its preview would show the built-in text.
  versions: { max: 20, drafts: { schedulePublish: { timeFormat: 'HH:mm' }, validate: true } },
  hooks: globalPurgeHooks('site-settings'),
  endpoints: [openFramePreview('texts'), previewMail, previewGroup],
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
    whatWasOnline('texts'),
  ],
};
