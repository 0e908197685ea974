import { label } from '../fields/labels.ts';

/** To whoever wants to change something and is not signed in, as a colleague is whose session ended while the page was open. */
export const signedOut = label(
  'You are signed out. Sign in in another window, then try here once more.',
  'انتهت جلستك. سجّل الدخول في نافذة أخرى، ثم حاول هنا مرة أخرى.',
);

/** The same where nothing is read of the request that tells the language; the admin shows it in its own (admin/markup/shown-words.ts). */
export const signedOutInBoth = Object.values(signedOut).join(' · ');
