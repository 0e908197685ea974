import { type Label, label } from '../fields/labels.ts';

/** Why an address or a choice leads nowhere: no page has it, the job is closed, or what was chosen is gone. */
export type NowhereReason = 'nowhere' | 'closed' | 'no-file' | 'no-picture' | 'no-country';

export const nowhereWords: Record<NowhereReason, Label> = {
  nowhere: label('No page has this address', 'لا توجد صفحة بهذا العنوان'),
  closed: label('This job is closed or not published', 'هذه الوظيفة مغلقة أو غير منشورة'),
  'no-file': label('This file is no longer there', 'لم يعد هذا الملف موجودًا'),
  'no-picture': label('The chosen picture is no longer there', 'لم تعد الصورة المختارة موجودة'),
  'no-country': label('The chosen country is no longer there', 'لم تعد الدولة المختارة موجودة'),
};
