import { type AdminLanguage, label } from '../fields/labels.ts';

/** What browsers say of a call that no answer came to, in English in every language: Chromium, Safari and Firefox. */
const asBrowsersSay = /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;

const told = label(
  'The connection was lost, and what you did last was not saved. What you typed is still here: once you are connected, save again. A page that saves by itself does so then.',
  'انقطع الاتصال، ولم يُحفظ آخر ما فعلته. ما كتبته ما زال هنا: حين يعود الاتصال احفظ مرة أخرى، والصفحة التي تُحفظ تلقائيًا ستُحفظ عندئذٍ.',
);

/** The same in the words of the admin; undefined of anything else that is told. */
export function lostConnection(said: string, language: AdminLanguage): string | undefined {
  return asBrowsersSay.test(said) ? told[language] : undefined;
}
