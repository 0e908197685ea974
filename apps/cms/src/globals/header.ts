import type { Field, GlobalConfig } from 'payload';
import { globalRules } from '../access/rules.ts';
import { draftedGlobalLabels } from '../drafted-globals.ts';
import { arrival } from '../fields/arrival-field.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { besideOtherFile, bilingualText, languageSwitch, requiredInEnglish } from '../fields/text-fields.ts';
import { addressText } from '../links/address-text.ts';
import { framePreview, openFramePreview } from '../preview/frame-preview.ts';
import { whatWasOnline } from '../publications/what-was-online-field.ts';
import { globalPurgeHooks } from '../purge/purge-hooks.ts';

const rowLabel = { path: '/blocks/row-label.tsx#RowLabel', clientProps: { field: 'title' } };

function navigationLink(): Field[] {
  return [
    bilingualText('title', label('Title', 'العنوان'), { validate: requiredInEnglish }),
    addressText('link', label('Address', 'العنوان الإلكتروني')),
  ];
}

/** The navigation that the header renders (FRAME-10), and what stands beside it. */
export const header: GlobalConfig = {
  slug: 'header',
  label: draftedGlobalLabels.header,
  access: globalRules(['editor'], ['reviewer']),
  admin: {
    group: menuGroups.site,
    hideAPIURL: true,
    components: { elements: { beforeDocumentControls: [languageSwitch] } },
    ...framePreview('header'),
  },
  versions: { max: 50, drafts: { schedulePublish: { timeFormat: 'HH:mm' }, validate: false } },
  hooks: globalPurgeHooks('headers'),
  endpoints: [openFramePreview('header')],
  fields: [
    arrival,
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: label('Logo', 'الشعار'),
      localized: true,
      // Without one the site shows its own mark.
      custom: { englishOptional: true },
      admin: { components: besideOtherFile },
    } as Field,
    bilingualText('button_label', label('Text of the quote button', 'نص زر عرض السعر')),
    {
      name: 'items',
      type: 'array',
      label: label('Navigation', 'قائمة التنقل'),
      labels: { singular: label('Entry', 'عنصر'), plural: label('Entries', 'عناصر') },
      admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
      fields: [
        ...navigationLink(),
        {
          name: 'pages',
          type: 'array',
          label: label('Dropdown', 'القائمة المنسدلة'),
          labels: { singular: label('Link', 'رابط'), plural: label('Links', 'روابط') },
          admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
          fields: navigationLink(),
        },
      ],
    },
    whatWasOnline('header'),
  ],
};
