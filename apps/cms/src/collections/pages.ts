import type { CollectionConfig } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { blocks } from '../blocks/blocks.ts';
import { label } from '../fields/labels.ts';
import { metaFields } from '../fields/meta-fields.ts';
import { pageName } from '../fields/page-name.ts';
import { bilingualText, requiredInEnglish } from '../fields/text-fields.ts';
import { pagePurgeHooks } from '../outbox/page-purge-hooks.ts';
import { previewAddress } from '../preview/preview-address.ts';

/** Content pages (spec 2.4): a list of sections, drafts of it, and where it stands. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: label('Page', 'صفحة'), plural: label('Pages', 'الصفحات') },
  access: collectionRules(['editor'], ['reviewer']),
  admin: {
    group: label('Content', 'المحتوى'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'name', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'name'],
    preview: (page, { locale }) => previewAddress(page, locale),
  },
  trash: true,
  versions: {
    maxPerDoc: 50,
    drafts: { autosave: { interval: 2000 }, schedulePublish: { timeFormat: 'HH:mm' }, validate: false },
  },
  hooks: pagePurgeHooks,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Content', 'المحتوى'),
          fields: [
            bilingualText('title', label('Title', 'العنوان'), { validate: requiredInEnglish }),
            {
              name: 'sections',
              type: 'blocks',
              label: label('Sections', 'الأقسام'),
              labels: { singular: label('Section', 'قسم'), plural: label('Sections', 'أقسام') },
              blocks: [],
              blockReferences: blocks.map((block) => block.slug) as never,
              admin: { initCollapsed: true },
            },
          ],
        },
        { label: label('Search and sharing', 'البحث والمشاركة'), fields: [metaFields] },
      ],
    },
    pageName,
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
