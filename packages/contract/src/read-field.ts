import { cleanText } from './clean/empty.ts';
import { cleanHtml, cleanWords, stripTags } from './clean/html.ts';
import { asRecord, parseJsonText } from './clean/json-text.ts';
import { cleanFrameUrl, cleanUrl, isExternal } from './clean/url.ts';
import {
  type Choice,
  type Field,
  type FieldKind,
  type Fields,
  type FieldValues,
  type FileAddress,
  type Link,
  type PageNumber,
  type Picture,
  type Quarter,
  type Quarters,
  type SocialLink,
  type ValuesOf,
  type Verdict,
  verdicts,
} from './fields.ts';
import { defaultLanguage, type Language, languages } from './language.ts';
import { languageTable } from './language-table.ts';

type Raw = Record<string, unknown>;
type Read<Kind extends FieldKind> = (value: unknown, lang: Language) => FieldValues[Kind] | undefined;

function readWords(value: unknown, lang: Language): FieldValues['text'] | undefined {
  const text = cleanWords(value);
  return text === undefined ? undefined : { text, lang };
}

/** One reading per kind of field: what a wire value becomes, or undefined for "no value". */
const readers: { [Kind in FieldKind]: Read<Kind> } = {
  text: readWords,
  phone: readWords,
  email: readWords,
  stripped: (value, lang) => {
    const text = stripTags(value);
    return text === undefined ? undefined : { text, lang };
  },
  html: (value, lang) => {
    const tree = cleanHtml(typeof value === 'number' ? String(value) : value);
    return tree && { tree, lang };
  },
  image: readPicture,
  file: (value, lang) => {
    const file = readFile(value);
    return file && { ...file, ...translated(lang) };
  },
  link: readLink,
  choose: readChoice,
  socials: readSocialLinks,
  quarters: readQuarters,
  map: cleanFrameUrl,
  verdict: readVerdict,
  pageNumber: readPageNumber,
};

/**
 * Reads one field in one language. A translated language takes the first translation (`key_ar`, then an alias's `_ar`) that
 * has a value, else the plain form; English takes no translation (I18N-11) but of what is `fallsBack`.
 */
export function readField<Kind extends FieldKind>(
  raw: Raw,
  key: string,
  field: Field<Kind>,
  language: Language,
): FieldValues[Kind] | undefined {
  const names = [field.wire ?? key, ...(field.also ?? [])];
  const read = readers[field.kind] as Read<Kind>;
  const { suffix } = languageTable[language];
  if (suffix) {
    for (const name of names) {
      const translation = read(own(raw, `${name}${suffix}`), language);
      if (translation === undefined) continue;
      return field.kind === 'image'
        ? (markOwnPicture(translation as Picture, raw, names, language) as FieldValues[Kind])
        : translation;
    }
  }
  // Report files carry both languages in one list, so they are read in the page's language either way.
  const lang = field.kind === 'quarters' ? language : defaultLanguage;
  for (const name of names) {
    const value = read(own(raw, name), lang);
    if (value !== undefined) return value;
  }
  if (field.fallsBack && language === defaultLanguage) return readTranslation(raw, key, field);
  return field.kind === 'quarters' ? (readQuarterFields(raw, language) as FieldValues[Kind] | undefined) : undefined;
}

function readTranslation<Kind extends FieldKind>(raw: Raw, key: string, { fallsBack: _, ...field }: Field<Kind>) {
  const translated = languages.filter((language) => language !== defaultLanguage);
  return translated.map((language) => readField(raw, key, field as Field<Kind>, language)).find(Boolean);
}

/** The fields of a table that have a value, each as {@link readField} reads it. */
export function readFields<Table extends Fields>(raw: Raw, table: Table, language: Language): ValuesOf<Table> {
  const read = Object.entries(table).map(([key, field]) => [key, readField(raw, key, field, language)]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ValuesOf<Table>;
}

/** A translation that names the same file as the plain form (its query may differ) is no picture of its own. */
function markOwnPicture(translation: Picture, raw: Raw, names: readonly string[], lang: Language): Picture {
  const path = (picture: Picture | undefined) => picture?.url.split('?')[0];
  const isShared = names.some((name) => path(readPicture(own(raw, name))) === path(translation));
  return isShared ? translation : { ...translation, lang };
}

function own(raw: Raw, key: string): unknown {
  return Object.hasOwn(raw, key) ? raw[key] : undefined;
}

/** Where the query of a picture says what the site may know of it; elsewhere the same names are another service's own. */
const hintedPath = /^(?:https?:\/\/[^/?#]*)?\/media\//i;

/** A picture's address with the hints our own content service writes into its query (docs/decisions/0004-image-hints.md). */
export function readPicture(value: unknown): Picture | undefined {
  const url = cleanUrl(asRecord(value)?.url ?? value);
  if (!url || url.startsWith('#') || /^(mailto|tel):/i.test(url)) return undefined;
  const query = url.split('?')[1]?.split('#')[0];
  if (!query || !hintedPath.test(url)) return { url };
  const hints = new URLSearchParams(query);
  const picture: Picture = { url };
  const width = positive(hints.get('w'));
  const height = positive(hints.get('h'));
  if (width && height) Object.assign(picture, { width, height });
  const widths = hints
    .get('v')
    ?.split('.')
    .map(positive)
    .filter((made) => made !== undefined);
  if (widths?.length && width && height) picture.widths = widths.slice(0, 8);
  const focus = /^(\d{1,3})\.(\d{1,3})$/.exec(hints.get('focus') ?? '');
  if (focus) picture.focus = { x: Math.min(Number(focus[1]), 100), y: Math.min(Number(focus[2]), 100) };
  const alt = cleanText(hints.get('alt'));
  if (alt) picture.alt = alt;
  return picture;
}

function positive(value: string | null): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= 20_000 ? number : undefined;
}

/** A file's address, given bare or as `{ url }` or as either in JSON text. */
function readFile(value: unknown): FileAddress | undefined {
  const parsed = parseJsonText(value);
  const url = cleanUrl(asRecord(parsed)?.url ?? parsed);
  if (!url || url.startsWith('#') || /^(mailto|tel):/i.test(url)) return undefined;
  return { url, fileName: fileNameOf(url) };
}

/** The last segment of an address's path, decoded where it decodes: the name of a download (CARD-07). */
function fileNameOf(url: string): string {
  const path = (url.split(/[?#]/, 1)[0] ?? '').replace(/^https?:\/\/[^/]*/i, '');
  const segment = path.split('/').filter(Boolean).at(-1) ?? 'download';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function readLink(value: unknown): Link | undefined {
  const href = cleanUrl(value);
  return href ? { href, external: isExternal(href) } : undefined;
}

function readChoice(value: unknown): Choice | undefined {
  const choice = asRecord(parseJsonText(value));
  if (!choice) return undefined;
  if (cleanText(choice.type)?.toLowerCase() === 'file') {
    const file = readFile(choice.value);
    return file && { type: 'file', file };
  }
  const link = readLink(choice.value);
  return link && { type: 'link', link };
}

function readVerdict(value: unknown): Verdict | undefined {
  const said = cleanText(value)?.toLowerCase();
  return verdicts.find((verdict) => verdict === said);
}

/** No document has more pages than this; a larger number is a mistake. */
const maxPages = 9999;

/** The mark of what a translation gives itself. */
function translated(lang: Language): { lang?: Language } {
  return lang === defaultLanguage ? {} : { lang };
}

function readPageNumber(value: unknown, lang: Language): PageNumber | undefined {
  const number = Number(cleanText(value));
  return Number.isInteger(number) && number >= 1 && number <= maxPages ? { number, ...translated(lang) } : undefined;
}

/** Far more than there are networks; each is compared with all others where they are shown. */
const maxSocialLinks = 50;

function readSocialLinks(value: unknown): SocialLink[] | undefined {
  const list = parseJsonText(value);
  if (!Array.isArray(list)) return undefined;
  const links = list.slice(0, maxSocialLinks).flatMap((entry) => {
    const raw = asRecord(entry);
    const url = cleanUrl(raw?.url);
    if (!raw || !url || !isExternal(url)) return [];
    const platform = cleanText(raw.name) ?? cleanText(raw.platform) ?? hostOf(url);
    const icon = readPicture(raw.icon);
    return [{ platform, url, ...(icon && { icon }) }];
  });
  return links.length > 0 ? links : undefined;
}

function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? url;
}

const quarterNames = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

/** Files of one quarter name stand in the order of the languages: the first is English, the second Arabic. */
function readQuarters(value: unknown, language: Language): Quarters | undefined {
  const list = parseJsonText(value);
  if (!Array.isArray(list)) return undefined;
  const { suffix } = languageTable[language];
  const quarters: Quarters = {};
  for (const name of quarterNames) {
    const files = list
      .map(asRecord)
      .filter((entry) => cleanText(entry?.name)?.toUpperCase() === name)
      .map((entry) => readFile(entry?.[`url${suffix}`]) ?? readFile(entry?.url));
    const file = files[languages.indexOf(language)] ?? files[0];
    if (file) quarters[name] = file;
  }
  return Object.keys(quarters).length > 0 ? quarters : undefined;
}

/** The other specified shape (REPORT-09): one key per quarter, `q1` to `q4`. */
function readQuarterFields(raw: Raw, language: Language): Quarters | undefined {
  const quarters: Quarters = {};
  for (const name of quarterNames) {
    const file = readField(raw, name.toLowerCase(), { kind: 'file', also: [name] }, language);
    if (file) quarters[name as Quarter] = { url: file.url, fileName: file.fileName };
  }
  return Object.keys(quarters).length > 0 ? quarters : undefined;
}
