import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { getLocalI18n } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminWords } from '../src/admin/admin-words.ts';
import { adminWordsFor } from '../src/admin/words-without-mail.ts';
import { checksWords } from '../src/checks/checks-words.ts';
import configPromise from '../src/payload.config.ts';

type Words = Record<string, string>;
/** As the admin has them, Payload's own and ours, the rich text editor's too: by their names, such as `general:all`. */
const shown: Record<'en' | 'ar', Words> = { en: {}, ar: {} };
const builtIn = { en: byName(en.translations), ar: byName(ar.translations) };

beforeAll(async () => {
  const config = await configPromise;
  for (const language of ['en', 'ar'] as const)
    shown[language] = byName((await getLocalI18n({ config, language })).translations);
});

function byName(groups: object, path: string[] = []): Words {
  return Object.assign(
    {},
    ...Object.entries(groups).map(([name, value]) =>
      typeof value === 'object' ? byName(value, [...path, name]) : { [[...path, name].join(':')]: String(value) },
    ),
  );
}

/** What is filled in later, and where a part of the text is set apart. */
function gaps(words: string): string[] {
  return [...words.matchAll(/\{\{\s*([^}\s]+)\s*\}\}|<\s*(\d+)\s*>/g)].map(([, gap, part]) => gap ?? part ?? '').sort();
}

/** Nothing is said, or how many by the words alone. */
const without = { letters: ['general:noLabel'], gaps: ['version:changedFieldsCount_one'] };
/** Where Payload's translators mistook a word: a language for a place, cropping for a harvest, taking over for an assault. */
const mistaken = [
  /التقديم/,
  /المواقع|الموقع (المحلي|للنشر)/,
  /محصول/,
  /القمامة/,
  /الاستيلاء/,
  /فلتر/,
  /Payload/,
  /object Object/,
  // The button beside it says "cancel": publication is stopped.
  /([إا]لغاء|[أا]لغِ|يُلغَ) (ال)?نّ?شر/,
];
/** What schoolbooks mark as wrong in them: hamzas that are missing or too many, a noun before its ending, غير with an article. */
const misspelt =
  /(?<!\p{L})(و?قم ب\p{L}+|تقوم ب\p{L}+|جاري|ارسال|الغاء|أنشاء|إستعادة|ادخل|اظهر|اضف|الاسفل|الاحجام|الاعداد|الألكتروني|الالكتروني|اللتي|نسخات|بنحاح|الغير)(?!\p{L})|\s[،؛؟]/u;
/** Of mails that our own are sent in place of, and of a dashboard that is ours. */
const unshown =
  /^(authentication:(verify(User|YourEmail)?|newAccountCreated|youAreReceivingResetPassword|youDidNotRequestPassword)|dashboard:addButton)$/;

/** Of folders, versions and searches that the admin does not have. */
const countsUnshown = /:(move|moving|successfullyReindexed|versionCount)/;
/** A count right before what it counts; where it comes with its brackets, it stands apart. */
const countsWrongly = (name: string, words: string) =>
  name !== 'general:selectAll' && /\{\{(count|total)\}\}(<\/\d>)?\s+(<\d>)?\{\{label\}\}|و \{\{count\}\}/.test(words);

describe('the words of the admin', () => {
  it('are there in Arabic, each with the gaps of the English one', () => {
    const names = Object.keys(shown.en);
    expect(names.length).toBeGreaterThan(500);
    const isArabic = (name: string) => /[\u0621-\u064a]/.test(shown.ar[name] ?? '') || without.letters.includes(name);
    expect(names.filter((name) => !isArabic(name))).toEqual([]);
    const differ = names.filter((name) => String(gaps(shown.ar[name] ?? '')) !== String(gaps(shown.en[name] ?? '')));
    expect(differ).toEqual(without.gaps);
  });

  it('mistake none that Payload’s own Arabic mistakes', () => {
    const all = Object.entries({ ...shown.ar, ...byName({ checks: checksWords.ar }) });
    const wrong = all.filter(([, words]) => mistaken.some((pattern) => pattern.test(words)));
    expect(wrong).toEqual([]);
  });

  it('are spelt in Arabic as they are taught', () => {
    const wrong = Object.entries(shown.ar).filter(([name, words]) => misspelt.test(words) && !unshown.test(name));
    expect(wrong).toEqual([]);
  });

  it('have in Arabic no comma, semicolon or question mark of Latin script', () => {
    const wrong = Object.entries(shown.ar).filter(
      ([name, words]) => /[\u0621-\u065f»}]\s?[,;?](?!\w)/.test(words) && !unshown.test(name),
    );
    expect(wrong).toEqual([]);
  });

  it('keep in Arabic what is counted apart from its count, which would change its case and number', () => {
    const wrong = Object.entries(shown.ar).filter(([name, words]) => countsWrongly(name, words));
    expect(wrong.filter(([name]) => !countsUnshown.test(name))).toEqual([]);
  });

  it.each(['en', 'ar'] as const)(
    'that we replace are still asked for by those names, and come out as ours: %s',
    (language) => {
      const ours = byName(adminWordsFor(process.env.SMTP_URL)[language]);
      for (const [name, words] of Object.entries(ours)) expect(shown[language], name).toHaveProperty([name], words);
      const replaced = Object.entries(byName(adminWords[language]));
      expect(replaced.filter(([name]) => builtIn[language][name] === undefined)).toEqual([]);
      // What Payload has put right itself by now needs no word of ours.
      expect(replaced.filter(([name, words]) => builtIn[language][name] === words)).toEqual([]);
    },
  );
});
