import type { CollectionConfig } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { arrival } from '../fields/arrival-field.ts';
import { copyTitle } from '../fields/copy-title.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { bilingualText, inLanguageOf, languageSwitch, requiredInEnglish } from '../fields/text-fields.ts';
import { groupPurgeHooks } from '../purge/group-purge-hooks.ts';
import { keepMoment } from '../together/keep-moment.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

const inAnotherGroup = label('A page is in another group already.', 'توجد صفحة ضمن مجموعة أخرى بالفعل.');

/** Pages that share a side list, in its order (PAGE-08). A page is in one group at most. */
export const pageGroups: CollectionConfig = {
  slug: 'page-groups',
  labels: { singular: label('Page group', 'مجموعة صفحات'), plural: label('Page groups', 'مجموعات الصفحات') },
  access: collectionRules(['editor']),
  admin: {
    group: menuGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'pages'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar, languageSwitch] } },
  },
  hooks: {
    ...groupPurgeHooks,
    beforeValidate: [refuseStaleSave],
    afterChange: [keepMoment, ...(groupPurgeHooks.afterChange ?? [])],
  },
  fields: [
    arrival,
    bilingualText('title', label('Title', 'العنوان'), {
      validate: requiredInEnglish,
      hooks: { beforeDuplicate: [copyTitle] },
    }),
    {
      name: 'pages',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      label: label('Pages, in the order of the side list', 'الصفحات بترتيب القائمة الجانبية'),
      // The pages of a copied group are in that one already.
      hooks: { beforeDuplicate: [() => []] },
      validate: async (value, { id, req }) => {
        if (!Array.isArray(value) || value.length === 0) return true;
        const others = await req.payload.count({
          collection: 'page-groups',
          where: { and: [{ pages: { in: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
          req,
        });
        return others.totalDocs === 0 || inLanguageOf(req, inAnotherGroup);
      },
    },
  ],
};
