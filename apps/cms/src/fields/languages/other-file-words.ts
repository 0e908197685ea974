import { defaultLanguage, type Language } from '@insurer/contract/language.ts';
import { type Label, label } from '../labels.ts';

/** What visitors get of a picture or a document that each language may have its own of. */
const says = {
  none: label(
    'Each language may have its own. Arabic shows the English one where it has none.',
    'لكل لغة أن يكون لها ملفها، وتعرض العربية الملف الإنجليزي إن لم يكن لها ملف.',
  ),
  both: label('English and Arabic each have their own.', 'لكل من الإنجليزية والعربية ملفها.'),
  same: label('English and Arabic show the same one.', 'تعرض الإنجليزية والعربية الملف نفسه.'),
  fallsBack: label(
    'Visitors in Arabic see the English one until one is chosen here.',
    'يرى زوار الصفحة العربية الملف الإنجليزي إلى أن تختار ملفًا هنا.',
  ),
  shownInArabic: label(
    'Visitors in Arabic see this one too: Arabic has none of its own.',
    'يرى زوار الصفحة العربية هذا الملف أيضًا، إذ ليس للعربية ملفها.',
  ),
  englishLacks: label(
    'Only Arabic has one: visitors in English see none.',
    'للعربية وحدها ملف، فلا يرى زوار الصفحة الإنجليزية شيئًا.',
  ),
};

/**
 * @param language of the form
 * @param own what is chosen in it
 * @param other what is chosen in the other language
 */
export function otherFileWords(language: Language, own: unknown, other: unknown): Label {
  if (own && other) return own === other ? says.same : says.both;
  if (!own && !other) return says.none;
  const isEnglishChosen = Boolean(language === defaultLanguage ? own : other);
  if (!isEnglishChosen) return says.englishLacks;
  return own ? says.shownInArabic : says.fallsBack;
}
