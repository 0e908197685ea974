import { type AdminLanguage, label } from '../../fields/labels.ts';

/** What browsers say of a call that no answer came to, in English in every language: Chromium, Safari and Firefox. */
const unanswered = String.raw`(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)`;
const ofSave = new RegExp(`^${unanswered}$`);
/** Payload asks by itself who is signed in, and what they may do. */
const ofPage = new RegExp(`^(?:Fetching user|Refreshing permissions) failed: ${unanswered}$`);

const notSaved = label(
  'The connection was lost, and what you did last was not saved. What you typed is still here: once you are connected, save again. A page that saves by itself does so then.',
  'انقطع الاتصال، ولم يُحفظ آخر ما فعلته. ما كتبته ما زال هنا: حين يعود الاتصال احفظ مرة أخرى، والصفحة التي تُحفظ تلقائيًا ستُحفظ عندئذٍ.',
);
const notComplete = label(
  'The connection was lost. What is missing on this page comes once you are connected and load it again.',
  'انقطع الاتصال. ما ينقص هذه الصفحة يظهر حين يعود الاتصال وتعيد تحميلها.',
);

/** The same in the words of the admin; undefined of anything else that is told. */
export function lostConnection(said: string, language: AdminLanguage): string | undefined {
  if (ofSave.test(said)) return notSaved[language];
  return ofPage.test(said) ? notComplete[language] : undefined;
}
