import { type AdminLanguage, type Label, label } from '../fields/labels.ts';
import type { BrokenReason } from './broken-links.ts';
import { nowhereWords } from './nowhere-words.ts';

/** What the dashboard and the list say of links that lead nowhere. */
export const brokenLinksWords = {
  title: label('Links that lead nowhere', 'روابط لا تؤدي إلى صفحة'),
  none: label(
    'Every link that visitors see leads somewhere, and every chosen file is there.',
    'كل رابط يراه الزوار يؤدي إلى صفحة، وكل ملف مختار موجود.',
  ),
  all: label('The whole list', 'القائمة كاملة'),
  help: label(
    'Each leads to the field that it stands in; pictures, documents and countries that a field chose and that are gone are among them. Links to other sites are as they were found last night.',
    'يقودك كل رابط إلى الحقل الذي ورد فيه، ومنها الصور والمستندات والدول المختارة التي لم تعد موجودة. أما الروابط إلى مواقع أخرى فهي بحسب فحص الليلة الماضية.',
  ),
  standsIn: label('Stands in', 'موضعه'),
  field: label('Field', 'الحقل'),
  leadsTo: label('Address', 'العنوان'),
  why: label('Why', 'السبب'),
  pages: label('Pages of the list', 'صفحات القائمة'),
  before: label('Previous', 'السابقة'),
  next: label('Next', 'التالية'),
};

export const brokenReasons: Record<BrokenReason, Label> = {
  ...nowhereWords,
  missing: label('The other site says that there is no such page', 'الموقع الآخر يقول إنه لا توجد صفحة كهذه'),
  unreached: label('The other site did not answer for two nights', 'لم يستجب الموقع الآخر ليلتين'),
};

/** Where in the list somebody is. */
export function pageOfPages(page: number, pages: number, language: AdminLanguage): string {
  return label(`Page ${page} of ${pages}`, `الصفحة ${page} من ${pages}`)[language];
}
