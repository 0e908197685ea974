import type { GlobalConfig } from 'payload';
import { adminOnly, staff } from '../access/rules.ts';
import { blockingAtFirst, checkKindNames, checkKinds } from '../checks/check-kinds.ts';
import { label } from '../fields/labels.ts';

/** What administrators ask of everything that is published (decision 0038). */
export const publishingRules: GlobalConfig = {
  slug: 'publishing-rules',
  label: label('Publishing', 'النشر'),
  access: { read: staff, update: adminOnly, readVersions: adminOnly },
  admin: { group: label('Administration', 'الإدارة'), hideAPIURL: true },
  fields: [
    {
      name: 'blocking',
      type: 'select',
      hasMany: true,
      label: label('What stops a publication', 'ما يمنع النشر'),
      options: checkKindNames.map((kind) => ({ value: kind, label: checkKinds[kind] })),
      defaultValue: blockingAtFirst,
      admin: {
        description: label(
          'Pages, jobs and rate tables are checked before they are published. What is not chosen here is shown to editors and stops nothing. What visitors already see on a page stops nothing either, so an urgent change can always go online.',
          'تُفحص الصفحات والوظائف وجداول الأسعار قبل نشرها. وما لا يُختار هنا يظهر للمحررين ولا يمنع شيئًا. ولا يمنع النشرَ أيضًا ما يراه الزوار في الصفحة من قبل، فالتعديل العاجل يُنشر دائمًا.',
        ),
      },
    },
  ],
};
