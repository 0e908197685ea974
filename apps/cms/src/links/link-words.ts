import type { TargetKind } from './link-targets.ts';

/** What link fields say, in the languages of the admin. */
export const linkWords = {
  en: {
    kinds: { pages: 'Page', jobs: 'Job', documents: 'Document' } satisfies Record<TargetKind, string>,
    help: 'Search for a page, job or document by its title in either language, or type an address: /… , https://… , mailto:… or tel:…',
    draft: 'not online',
    leadsTo: 'Leads to',
    nowhere: 'Leads nowhere on this site.',
    offline: 'Is not online: visitors do not find it yet.',
    nothing: 'Nothing found.',
    count: (count: number) => (count === 1 ? '1 found' : `${count} found`),
    notTaken: 'Not taken: choose from the list, or type an address that begins with /, https://, mailto: or tel:.',
  },
  ar: {
    kinds: { pages: 'صفحة', jobs: 'وظيفة', documents: 'مستند' } satisfies Record<TargetKind, string>,
    help: 'ابحث عن صفحة أو وظيفة أو مستند بالعنوان بأي من اللغتين، أو اكتب عنوانًا: ‎/…‎ أو ‎https://…‎ أو ‎mailto:…‎ أو ‎tel:…',
    draft: 'غير منشور',
    leadsTo: 'يؤدي إلى',
    nowhere: 'لا يؤدي إلى أي صفحة في هذا الموقع.',
    offline: 'غير منشور: لا يجده الزوار بعد.',
    nothing: 'لا توجد نتائج.',
    count: (count: number) => `عدد النتائج: ${count}`,
    notTaken: 'لم يُعتمد: اختر من القائمة أو اكتب عنوانًا يبدأ بـ ‎/‎ أو ‎https://‎ أو ‎mailto:‎ أو ‎tel:‎',
  },
};
