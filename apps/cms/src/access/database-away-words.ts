import { label } from '../fields/labels.ts';

/** To whoever asks for something meanwhile, signed in or not. */
export const databaseAway = label(
  'The database does not answer. Nobody is signed out by this: please try again in a minute.',
  'قاعدة البيانات لا تستجيب، ولم يُنهِ ذلك جلسة أحد. يرجى المحاولة مرة أخرى بعد دقيقة.',
);

/** The same in an answer, where nothing is read of the request that tells the language; the admin shows it in its own (admin/markup/shown-words.ts). */
export const databaseAwayInBoth = Object.values(databaseAway).join(' · ');
