import { label } from '../fields/labels.ts';

/** What is looked at before a publication, in the words of the admin. */
export const checkKinds = {
  'missing-english': label('English is missing', 'النص الإنجليزي ناقص'),
  'missing-arabic': label('Arabic is missing', 'النص العربي ناقص'),
  // Arabic shows the English file where it has none of its own.
  'missing-file': label(
    'A file in Arabic alone, not shown in English',
    'ملف بالعربية فقط لا يظهر في النسخة الإنجليزية',
  ),
  older: label('The other language was changed since', 'تغيّرت اللغة الأخرى بعده'),
  'no-sections': label(
    'The page has no section: visitors see its title alone',
    'لا أقسام في الصفحة، فلا يرى الزوار إلا عنوانها',
  ),
  'empty-section': label('The section is empty', 'القسم فارغ'),
  'incomplete-entry': label(
    'The entry is incomplete: visitors see it in part or not at all',
    'الإدخال ناقص، فيراه الزوار ناقصًا أو لا يرونه',
  ),
  'alternative-text': label('The picture has no alternative text', 'الصورة بلا نص بديل'),
  'broken-link': label('The link leads nowhere', 'الرابط لا يؤدي إلى صفحة'),
  'name-taken': label('Something else has this name: choose another', 'هذا الاسم مستخدم من قبل، فاختر اسمًا آخر'),
  'not-filled': label('It is not published without this: fill it in', 'لا يُنشر دون هذا الحقل، فاملأه'),
  'unusable-name': label('No address of the site can have this name', 'لا يصلح هذا الاسم لرابط في الموقع'),
  'unusable-address': label('This is not an address that can be linked to', 'لا يمكن إنشاء رابط إلى هذا العنوان'),
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
/** What the database refuses, and what the form does: nobody chooses that. */
const blocking = ['name-taken', 'not-filled', 'unusable-name', 'unusable-address'] as const satisfies CheckKind[];
export const alwaysBlocking: readonly CheckKind[] = blocking;
/** What nobody would publish knowingly: it stops a publication whatever administrators choose, unless it is online like this. */
export const blockingAnyway = 'closed' satisfies CheckKind;
/** What may be so on purpose, such as a form of an authority in Arabic alone: it never stops a publication. */
const neverBlocking = ['missing-file', 'no-sections'] as const satisfies CheckKind[];
const unchosen = [...blocking, blockingAnyway, ...neverBlocking] as const;
/** What an administrator can let through. */
export type ChosenKind = Exclude<CheckKind, (typeof unchosen)[number]>;
/** What administrators choose among. */
export const checkKindNames = (Object.keys(checkKinds) as CheckKind[]).filter(
  (kind) => !(unchosen as readonly CheckKind[]).includes(kind),
) as ChosenKind[];

/** What stops a publication until an administrator says otherwise. */
export const blockingAtFirst: ChosenKind[] = ['missing-english', 'missing-arabic'];
