import type { BlockSlug, CollectionConfig } from 'payload';
import { draftRules } from '../access/rules.ts';
import { blocks } from '../blocks/blocks.ts';
import { copyTitle } from '../fields/copy-title.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { metaFields } from '../fields/meta-fields.ts';
import { pageName } from '../fields/page-name.ts';
import { bilingualText, languageSwitch, requiredInEnglish } from '../fields/text-fields.ts';
import { frameOfDraft, openPreview, previewButtonAddress, previewWidths } from '../preview/preview-address.ts';
import { seesDrafts } from '../preview/sees-drafts.ts';
import { stopPublishing } from '../publications/publication.ts';
import { whatWasOnline } from '../publications/what-was-online-field.ts';
import { pagePurgeHooks } from '../purge/page-purge-hooks.ts';
import { editedBy, noteEditor } from '../together/edited-by.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

/** Content pages (PAGE-13): a list of sections, drafts of it, and where it stands. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: label('Page', 'صفحة'), plural: label('Pages', 'الصفحات') },
  access: draftRules(['editor'], ['reviewer']),
  admin: {
    group: menuGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'name', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'name'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar, languageSwitch, stopPublishing] } },
    preview: (page, { locale, req }) => (seesDrafts(req) ? previewButtonAddress(page.id, locale) : null),
    livePreview: {
      url: frameOfDraft,
      breakpoints: previewWidths,
    },
  },
  trash: true,
  versions: {
    maxPerDoc: 50,
    drafts: { autosave: { interval: 2000 }, schedulePublish: { timeFormat: 'HH:mm' }, validate: false },
  },
  hooks: {
    ...pagePurgeHooks,
    beforeValidate: [refuseStaleSave],
    beforeChange: [noteEditor, ...(pagePurgeHooks.beforeChange ?? [])],
  },
  endpoints: [openPreview],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Content', 'المحتوى'),
          fields: [
            bilingualText('title', label('Title', 'العنوان'), {
              validate: requiredInEnglish,
              hooks: { beforeDuplicate: [copyTitle] },
            }),
            {
              name: 'sections',
              type: 'blocks',
              label: label('Sections', 'الأقسام'),
              labels: { singular: label('Section', 'قسم'), plural: label('Sections', 'أقسام') },
              blocks: [],
              blockReferences: blocks.map(({ slug }) => slug as BlockSlug),
              admin: { initCollapsed: true },
            },
          ],
        },
        { label: label('Search and sharing', 'البحث والمشاركة'), fields: [metaFields] },
        { label: label('What was online', 'ما كان منشورًا'), fields: [whatWasOnline('pages')] },
      ],
    },
    pageName,
    editedBy,
    {
      name: 'group',
      type: 'join',
      collection: 'page-groups',
      on: 'pages',
      label: label('Page group', 'مجموعة الصفحات'),
      admin: {
        position: 'sidebar',
        allowCreate: false,
        defaultColumns: ['title'],
        description: label('Pages of a group share a side list.', 'صفحات المجموعة تشترك في قائمة جانبية.'),
      },
    },
  ],
};
