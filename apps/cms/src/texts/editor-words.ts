import { label } from '../fields/labels.ts';

export const editorWords = {
  group: label('Form or part of the site', 'النموذج أو الجزء من الموقع'),
  changed: label('Texts that you changed', 'النصوص التي عدّلتموها'),
  toChanged: label('Show the texts that you changed', 'اعرض النصوص التي عدّلتها'),
  forms: label('Forms', 'النماذج'),
  parts: label('Parts of the site', 'أجزاء الموقع'),
  search: label('Search all texts, in either language', 'ابحث في كل النصوص بأيٍّ من اللغتين'),
  found: label('Texts found', 'النصوص الموجودة'),
  first: label('Only the first stand here: search for more of the words.', 'هذه أولها فقط، فزد كلمات البحث.'),
  none: label('There is no such text.', 'لا نص كهذا.'),
  noneChanged: label('Nothing is changed: the site says what is built in.', 'لا تعديلات، فالموقع يعرض النصوص المدمجة.'),
  isChanged: label('Changed', 'معدّل'),
  builtIn: label('Built in:', 'المدمج:'),
  reset: label('Back to the built-in text', 'العودة إلى النص المدمج'),
  previews: label('As the saved draft reads', 'كما تُقرأ المسودة المحفوظة'),
  help: label(
    'An empty box keeps the built-in text. Words in braces such as {count} are filled in by the site.',
    'اترك الخانة فارغة لإبقاء النص المدمج. ما بين القوسين مثل \u2066{count}\u2069 يملؤه الموقع.',
  ),
};
