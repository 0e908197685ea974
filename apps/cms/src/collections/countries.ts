import type { CollectionConfig } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { bilingualText, plainText, requiredInEnglish } from '../fields/text-fields.ts';
import { purgeHooks } from '../purge/purge-hooks.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

/** Countries of the job filter; it sends the English name (OPEN-02). */
export const countries: CollectionConfig = {
  slug: 'countries',
  labels: { singular: label('Country', 'دولة'), plural: label('Countries', 'الدول') },
  access: collectionRules(['people', 'editor']),
  admin: {
    group: menuGroups.careers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar] } },
  },
  // Its code is its own, which a copy could not have.
  disableDuplicate: true,
  hooks: { ...purgeHooks('jobs'), beforeValidate: [refuseStaleSave] },
  fields: [
    bilingualText('name', label('Name', 'الاسم'), { validate: requiredInEnglish, index: true }),
    plainText('code', label('Code', 'الرمز'), {
      required: true,
      unique: true,
      maxLength: 2,
      admin: { description: label('Two letters, as in ISO 3166.', 'حرفان وفق ISO 3166.') },
    }),
  ],
};
