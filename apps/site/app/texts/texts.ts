import { type ChangedTexts, changedText, noChangedTexts } from '@insurer/contract/changed-texts.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { SiteWords } from '@insurer/contract/texts/en.ts';
import { siteWords } from '@insurer/contract/texts/site-words.ts';
import { theme } from '@insurer/theme/brand.ts';
import type { BreadcrumbName, HeadingName } from '#app/screens.ts';

/** The site's own words: every breadcrumb and every screen has its name among them (decision D17). */
export type Texts = SiteWords & {
  readonly company: { readonly name: string; readonly logoAlt: string };
  readonly breadcrumb: Readonly<Record<BreadcrumbName | 'label' | 'home', string>>;
  readonly headings: Readonly<Record<HeadingName, string>>;
};

/** What the company is called until the site settings say it. */
const company: Record<Language, Texts['company']> = {
  en: { name: theme.company.en, logoAlt: `${theme.company.en}, home page` },
  ar: { name: theme.company.ar, logoAlt: `${theme.company.ar}، الصفحة الرئيسية` },
};

const builtIn: Record<Language, Texts> = {
  en: { ...siteWords.en, company: company.en },
  ar: { ...siteWords.ar, company: company.ar },
};

/** What was made of the changed texts: they stay the same object until the settings change. */
const made = new WeakMap<ChangedTexts, Map<Language, Texts>>();

/** All of the site's own words in one language; every label, message and toast exists in both (decision D17, Messages in Arabic). */
export function textsOf(language: Language, changedTexts: ChangedTexts = noChangedTexts): Texts {
  if (changedTexts === noChangedTexts) return builtIn[language];
  const known = made.get(changedTexts) ?? new Map<Language, Texts>();
  made.set(changedTexts, known);
  const texts = known.get(language) ?? (changed(builtIn[language], 'site', { language, changedTexts }) as Texts);
  known.set(language, texts);
  return texts;
}

function changed(part: unknown, key: string, wording: { language: Language; changedTexts: ChangedTexts }): unknown {
  if (typeof part === 'string') return changedText(key, wording) ?? part;
  if (Array.isArray(part)) return part.map((entry, index) => changed(entry, `${key}.${index}`, wording));
  const entries = Object.entries(part as object);
  return Object.fromEntries(entries.map(([name, value]) => [name, changed(value, `${key}.${name}`, wording)]));
}

/** Asked for once: the browser's and Node's tables are slow to read. */
const languageNames = new Map<string, string>();

/** The name of a language: its own one, or as another language calls it ("Arabic" in English, «الإنجليزية» in Arabic). */
export function languageName(language: Language, spokenIn: Language = language): string {
  const key = `${spokenIn} ${language}`;
  const name = languageNames.get(key) ?? new Intl.DisplayNames(spokenIn, { type: 'language' }).of(language) ?? language;
  languageNames.set(key, name);
  return name;
}
