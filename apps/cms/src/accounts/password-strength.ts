import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { AdminLanguage } from '../fields/labels.ts';
import { passwordWords } from './password-words.ts';

const minimumLength = 12;
/** Of 0 to 4: withstands ten thousand million guesses. */
const wantedScore = 4;
/** What is judged of a long password: its strength only grows, the time that the judging takes grows faster. */
const judgedLength = 48;

const messages = {
  short: {
    en: `This password is too short. Use at least ${minimumLength} characters: a few words that have nothing to do with each other are good, or what a password manager makes up.`,
    ar: `كلمة المرور قصيرة جدا. استخدم ${minimumLength} حرفا على الأقل: بضع كلمات لا علاقة بينها، أو كلمة ينشئها مدير كلمات المرور.`,
  },
  weak: {
    en: 'This password is easy to guess: it is a well-known one, or made of names, repetitions or rows of keys. Use four words that have nothing to do with each other, or what a password manager makes up.',
    ar: 'كلمة المرور سهلة التخمين: فهي معروفة أو مكونة من أسماء أو تكرار أو حروف متتالية. استخدم أربع كلمات لا علاقة بينها، أو كلمة ينشئها مدير كلمات المرور.',
  },
};

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * What is wrong with a password that somebody chose, in the language of the admin and with how to mend it; undefined
 * for a good one. Well-known passwords, words and names are looked up in lists that come with the product.
 *
 * @param personal what others know of the person: parts of a password made of these count for nothing
 */
export async function passwordProblem(
  password: unknown,
  personal: readonly string[],
  language: AdminLanguage,
): Promise<string | undefined> {
  if (typeof password !== 'string' || [...password].length < minimumLength) return messages.short[language];
  estimator ??= loadEstimator();
  const parts = personal.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)]);
  const { score } = (await estimator).check(
    password.slice(0, judgedLength),
    parts.filter((part) => part.length > 2),
  );
  return score < wantedScore ? messages.weak[language] : undefined;
}

/** Its lists are megabytes, which a service that nobody gives a password does not hold. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english, arabic] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-ar'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...arabic.dictionary, local: passwordWords },
    graphs: common.adjacencyGraphs,
  });
}
