import type { GlobalConfig } from 'payload';
import { adminOnly, staff } from '../access/rules.ts';
import { blockingAtFirst, checkKindNames, checkKinds } from '../checks/check-kinds.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { reviewChoiceNames, reviewChoices } from '../reviewable.ts';

/** What administrators ask of everything that is published (decisions 0038 and 0045). */
export const publishingRules: GlobalConfig = {
  slug: 'publishing-rules',
  label: label('Publishing', 'النشر'),
  access: { read: staff, update: adminOnly, readVersions: adminOnly },
  admin: { group: menuGroups.administration, hideAPIURL: true },
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
          'Pages, jobs, rate tables, the header, the settings and the texts are checked before they are published. What is not chosen here is shown to editors and stops nothing. What visitors already see stops nothing either, so an urgent change can always go online. A chosen picture or document that is gone counts as a link that leads nowhere.',
          'تُفحص الصفحات والوظائف وجداول الأسعار والترويسة والإعدادات والنصوص قبل نشرها. وما لا يُختار هنا يظهر للمحررين ولا يمنع شيئًا. ولا يمنع النشرَ أيضًا ما يراه الزوار من قبل، فالتعديل العاجل يُنشر دائمًا. وتُعد الصورة المختارة أو المستند المختار، إن لم يعد موجودًا، رابطًا لا يؤدي إلى صفحة.',
        ),
      },
    },
    {
      name: 'reviewed',
      type: 'select',
      hasMany: true,
      label: label('What a second person approves', 'ما يعتمده شخص آخر'),
      options: reviewChoiceNames.map((name) => ({ value: name, label: reviewChoices[name] })),
      defaultValue: [],
      admin: {
        description: label(
          'What is chosen here goes online only when somebody who did not write it has approved that very text, or when a reason for going without is given, which is kept. A document has no draft: its new file takes the reason.',
          'ما يُختار هنا لا يُنشر إلا بعد أن يعتمد نصَّه كما هو شخصٌ لم يكتبه، أو بعد ذكر سبب للنشر من دون مراجعة، ويُحفظ السبب. أما المستند فلا مسودة له، فيلزم ذكر السبب عند استبدال ملفه.',
        ),
      },
    },
  ],
};
