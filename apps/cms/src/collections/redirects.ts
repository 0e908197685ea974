import type { CollectionConfig, PayloadRequest, TextField, Where } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { arrival } from '../fields/arrival-field.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { addressProblem } from '../fields/name-problem.ts';
import { pageName } from '../fields/page-name.ts';
import { inLanguageOf, plainText } from '../fields/text-fields.ts';
import { addressField } from '../links/address-text.ts';
import { pagesOnline } from '../pages-online.ts';
import { purgeHooks } from '../purge/purge-hooks.ts';
import { leadsBack } from '../redirects/leads-back.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

const notAPath = label(
  'Use a page of this site, such as /motor-insurance.',
  'استخدم صفحة في هذا الموقع مثل ‎/motor-insurance.',
);
const stillOnline = label(
  'A page is online at this address, so nobody would be led on. Take it offline first.',
  'توجد صفحة منشورة بهذا العنوان، فلن ينتقل منها أحد. أوقف نشرها أولًا.',
);
const circle = label('This would lead back to the old name.', 'هذا العنوان يعيد الزائر إلى الاسم القديم.');

type Validated = { id?: number | string; siblingData: { from?: string }; req: PayloadRequest };

/** Whether visitors see a page of that name: a redirect never shadows one. */
async function isOnline(req: PayloadRequest, name: string): Promise<boolean> {
  const where: Where = { and: [{ name: { equals: name } }, pagesOnline] };
  return (await req.payload.db.count({ collection: 'pages', where, req })).totalDocs > 0;
}

/** Where visitors of an old address are sent, in both languages (docs/contract.md). Renaming a page adds its own. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: label('Redirect', 'تحويل'), plural: label('Redirects', 'التحويلات') },
  access: collectionRules(['editor']),
  admin: {
    group: menuGroups.content,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar] } },
    description: label(
      'Old names of pages and where they lead now. A page that is renamed after its publication gets one by itself.',
      'الأسماء القديمة للصفحات ووجهتها الآن. الصفحة التي يتغير اسمها بعد نشرها يُضاف لها تحويل تلقائيًا.',
    ),
  },
  hooks: { ...purgeHooks('redirects', 'headers'), beforeValidate: [refuseStaleSave] },
  fields: [
    arrival,
    {
      ...pageName,
      name: 'from',
      label: label('Old name', 'الاسم القديم'),
      admin: { description: label('The path without its slash.', 'المسار دون الشرطة المائلة.') },
      validate: async (value: unknown, context: Validated) => {
        const problem = addressProblem(value);
        if (problem) return inLanguageOf(context.req, problem);
        return !(await isOnline(context.req, String(value))) || inLanguageOf(context.req, stillOnline);
      },
    } as TextField,
    plainText('to', label('Leads to', 'الوجهة'), {
      required: true,
      index: true,
      custom: { isAddress: true },
      admin: {
        components: { Field: addressField },
        description: label(
          'A page of this site with its slash; Arabic visitors get it in Arabic.',
          'صفحة في هذا الموقع مع الشرطة المائلة، ويصل إليها الزائر بلغته.',
        ),
      },
      validate: async (value: unknown, { id, siblingData, req }: Validated) => {
        const fits = typeof value === 'string' && value.length <= 300 && /^(\/[\w.~-]+)+$|^\/$/.test(value);
        if (!fits) return inLanguageOf(req, notAPath);
        return !(await leadsBack(req, siblingData.from ?? '', value, id)) || inLanguageOf(req, circle);
      },
    }),
  ],
};
