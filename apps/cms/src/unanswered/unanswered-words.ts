import type { Role } from '../access/roles.ts';
import { type AdminLanguage, label } from '../fields/labels.ts';

/** Who may add to the synonyms. */
export const editSynonyms: Role[] = ['admin', 'editor'];

/** What the admin says of searches that found nothing. */
export const unansweredWords = {
  title: label('Searches that found nothing', 'عمليات بحث بلا نتائج'),
  none: label('Every search of the last 30 days found something.', 'كل بحث خلال آخر 30 يومًا وجد نتيجة.'),
  help: label(
    'What visitors looked for in vain in the last 30 days. Who searched is not known. Say what the site calls it, and the next one finds it.',
    'ما بحث عنه الزوار ولم يجدوه خلال آخر 30 يومًا، دون معرفة من بحث. اكتب الاسم المستخدم في الموقع ليجده من يبحث عنه لاحقًا.',
  ),
  words: label('Words', 'الكلمات'),
  times: label('Times', 'المرات'),
  language: label('Asked on', 'لغة الموقع'),
  last: label('Last', 'آخر مرة'),
  means: label('Means the same as', 'تعني'),
  add: label('Add as synonym', 'إضافة كمرادف'),
  added: label('Added. The search knows it within a minute.', 'تمت الإضافة. يعرفها البحث خلال دقيقة.'),
  drafted: label(
    'Added to the draft of the site settings that is not published yet. The search knows it once that is published.',
    'أُضيفت إلى مسودة إعدادات الموقع التي لم تُنشر بعد، ويعرفها البحث بعد نشرها.',
  ),
  refused: label(
    'Not added: something in the site settings must be mended first. Open them and save: the form shows what.',
    'لم تتم الإضافة: في إعدادات الموقع ما يجب إصلاحه أولًا. افتحها واحفظها، وسيبين النموذج موضعه.',
  ),
  all: label('All of them', 'عرض الكل'),
  synonyms: label(
    'All synonyms are in the site settings, under Search.',
    'كل المرادفات في إعدادات الموقع، تحت «البحث».',
  ),
};

/** How often, in words: Arabic counts in six ways. */
const times: Record<AdminLanguage, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: 'once', two: 'twice', other: '{count} times' },
  ar: { one: 'مرة واحدة', two: 'مرتان', few: '{count} مرات', other: '{count} مرة' },
};

/** How often, in words: Arabic counts in six ways. */
export function timesInWords(count: number, language: AdminLanguage): string {
  const forms = times[language];
  // English has no form of its own for two.
  const form = count === 2 ? forms.two : forms[new Intl.PluralRules(language).select(count)];
  return (form ?? forms.other).replace('{count}', String(count));
}
