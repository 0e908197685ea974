import { label } from '../fields/labels.ts';

/** What is looked at before a publication, in the words of the admin. */
export const checkKinds = {
  'missing-english': label('English is missing', 'النص الإنجليزي ناقص'),
  'missing-arabic': label('Arabic is missing', 'النص العربي ناقص'),
  older: label('The other language was changed since', 'تغيّرت اللغة الأخرى بعده'),
  'empty-section': label('The section is empty', 'القسم فارغ'),
  'incomplete-entry': label(
    'The entry is incomplete: visitors see it in part or not at all',
    'الإدخال ناقص، فيراه الزوار ناقصًا أو لا يرونه',
  ),
  'alternative-text': label('The picture has no alternative text', 'الصورة بلا نص بديل'),
  'broken-link': label('The link leads nowhere', 'الرابط لا يؤدي إلى صفحة'),
  'name-taken': label('Something else has this name: choose another', 'هذا الاسم مستخدم من قبل، فاختر اسمًا آخر'),
  closed: label(
    'The last day to apply is over and visitors would not see the job',
    'انقضى آخر يوم للتقديم ولن يرى الزوار الوظيفة',
  ),
  headings: label('A heading is missing in between', 'تسلسل العناوين منقطع'),
  'title-length': label('The title is longer than search engines show', 'العنوان أطول مما تعرضه محركات البحث'),
  'description-length': label(
    'The description is missing, or longer than search engines show',
    'الوصف ناقص، أو أطول مما تعرضه محركات البحث',
  ),
};

export type CheckKind = keyof typeof checkKinds;
/** What the database refuses: nobody chooses that. */
export const alwaysBlocking = 'name-taken' satisfies CheckKind;
/** What nobody would publish knowingly: it stops a publication whatever administrators choose, unless it is online like this. */
export const blockingAnyway = 'closed' satisfies CheckKind;
/** What an administrator can let through. */
export type ChosenKind = Exclude<CheckKind, typeof alwaysBlocking | typeof blockingAnyway>;
/** What administrators choose among. */
export const checkKindNames = (Object.keys(checkKinds) as CheckKind[]).filter(
  (kind) => kind !== alwaysBlocking && kind !== blockingAnyway,
) as ChosenKind[];

/** What stops a publication until an administrator says otherwise. */
export const blockingAtFirst: ChosenKind[] = ['missing-english', 'missing-arabic'];
