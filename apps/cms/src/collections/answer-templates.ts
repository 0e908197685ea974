import type { CollectionConfig, FieldAccess } from 'payload';
import { hasRole } from '../access/roles.ts';
import { only, staff } from '../access/rules.ts';
import { caseKindLabels, caseKinds } from '../cases/case-kinds.ts';
import { copyNeeds, keepLastTemplate } from '../cases/conversation/kept-templates.ts';
import {
  namedPlaceholders as named,
  placeholderLabels,
  placeholders,
  validateTemplate,
  writtenByHand,
} from '../cases/conversation/placeholders.ts';
import { copyTitle } from '../fields/copy-title.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { bilingualText, bilingualTextarea, languageSwitch, requiredInEnglish } from '../fields/text-fields.ts';
import { editedBy, noteEditor } from '../together/edited-by.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

const filledIn = placeholders.filter((name) => !writtenByHand.some((one) => one === name));

const byAdmins: FieldAccess = ({ req }) => hasRole(req, 'admin');
const ofAdmins = { create: byAdmins, update: byAdmins };
/** Whoever answers could take a text that cases must be answered with away from them. */
const byAdminsWhereNeeded: FieldAccess = ({ req, doc }) => hasRole(req, 'admin') || !doc?.needs?.length;

/** Texts to answer with, in both languages. What a text needs stands in `needs` and cannot be lost while it is edited. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: label('Answer template', 'نموذج رد'), plural: label('Answer templates', 'نماذج الردود') },
  access: {
    create: only('admin', 'care', 'people'),
    read: staff,
    update: only('admin', 'care', 'people'),
    delete: only('admin', 'care', 'people'),
    readVersions: only('admin'),
    unlock: only('admin'),
  },
  admin: {
    group: menuGroups.inbox,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kinds', 'updatedAt'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar, languageSwitch] } },
  },
  defaultSort: 'title',
  lockDocuments: false,
  hooks: { beforeValidate: [refuseStaleSave], beforeChange: [copyNeeds, noteEditor], beforeDelete: [keepLastTemplate] },
  fields: [
    editedBy,
    bilingualText('title', label('Name', 'الاسم'), {
      validate: requiredInEnglish,
      hooks: { beforeDuplicate: [copyTitle] },
    }),
    bilingualTextarea('text', label('Text', 'النص'), {
      validate: validateTemplate,
      admin: {
        rows: 10,
        description: label(
          `What is filled in: ${named(filledIn, 'en')}. What stays to be written by who answers: ${named(writtenByHand, 'en')}.`,
          `تُملأ تلقائيًا: ${named(filledIn, 'ar')}. ويكتب من يرد: ${named(writtenByHand, 'ar')}.`,
        ),
      },
    }),
    {
      name: 'needs',
      type: 'select',
      hasMany: true,
      label: label('The text needs', 'لا يُستغنى في النص عن'),
      options: placeholders.map((value) => ({ value, label: placeholderLabels[value] })),
      // Whoever words a text could let go of what it must say by emptying the list first.
      access: ofAdmins,
      admin: {
        position: 'sidebar',
        description: label(
          'It cannot be saved without these, in either language, and the last one that has them is not deleted. Administrators choose them, and the cases of such a text.',
          'لا يُحفظ النص بدونها في أي من اللغتين، ولا يُحذف آخر نموذج فيه هذه العبارات. ويحددها مديرو النظام، ومعها الطلبات التي يخصها النص.',
        ),
      },
    },
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      label: label('For these cases', 'لهذه الطلبات'),
      options: caseKinds.map((value) => ({ value, label: caseKindLabels[value] })),
      access: { update: byAdminsWhereNeeded },
      admin: { position: 'sidebar', description: label('Empty: for all.', 'إذا تُرك فارغًا فهو لكل الطلبات.') },
    },
  ],
};
