import { cleanText } from './clean/empty.ts';
import { cleanHtml, cleanMarkup, cleanWords } from './clean/html.ts';
import { asRecord, listOf, parseJsonText } from './clean/json-text.ts';
import { spendEntries, withBudget } from './clean/response-budget.ts';
import { dataOf } from './envelope.ts';
import { image, type LocalizedText, type RichText, text, type ValuesOf } from './fields.ts';
import type { Issue } from './issue.ts';
import { commaOf, defaultLanguage, type Language } from './language.ts';
import { languageTable } from './language-table.ts';
import { readField, readFields } from './read-field.ts';

/** What every place tells of a job: lists, cards and the job's own screen. */
export const jobFields = {
  title: text(),
  image: image(),
  subTitle: text({ wire: 'sub_title' }),
  level: text(),
  location: text(),
};

/** What a job's own screen tells besides, where the service has it (docs/contract.md, Calls). */
export const jobDetailFields = { city: text(), pay: text() };
/** So many jobs one call of the list gives at most, where a part is asked for. */
export const maxJobs = 500;
/** And so many the site reads of one response, of a service that gives all of them at once. */
const maxEntries = 30_000;
/** More than there are in the world: each stands in the form that filters the list. */
const maxCountries = 500;
/** Of each list in a job. */
const maxWords = 500;
/** Lists of points that describe a job, in the order in which its screen has them. */
export const jobPointLists = ['tasks', 'requirements', 'benefits'] as const;

/** A job as the site renders it. `description` is the list of the service joined by spaces (ENT-10). */
export type Job = ValuesOf<typeof jobFields & typeof jobDetailFields> & {
  id: string;
  description?: RichText;
  /** A list of tags joined by ", " (JOB-05). */
  tags?: LocalizedText;
  /** As delivered; the rendering formats it and says "Date not available." where it is no date. */
  updatedAt?: string;
  areaOfExpertise: LocalizedText[];
  /** The last day in Saudi Arabia on which one can apply, as year-month-day. */
  closingDate?: string;
} & Partial<Record<(typeof jobPointLists)[number], LocalizedText[]>>;
/** A country that jobs are in: `name` as jobs are filtered by it, `label` as the language says it. */
export type Country = { name: string; label: string; code?: string };
/** Open jobs, or a part of them: how many there are in all, and the cursor of what comes after the part. */
export type JobList = { jobs: Job[]; countries: Country[]; total: number; next?: string };

type Raw = Record<string, unknown>;

/** Ids are a service's own: any letters and signs, but no step up in an address, which none of them can be encoded in. */
export const isJobId = (id: string): boolean => /^(?!\.\.?$)[^\p{Cc}\p{Cs}]{1,200}$/u.test(id);

/** Reads one job, or undefined when it has no id that an address can hold. Never throws. */
export function readJob(value: unknown, language: Language): Job | undefined {
  const raw = asRecord(value);
  const id = cleanText(raw?.id);
  if (!raw || !id || !isJobId(id)) return undefined;
  const description = readJoinedHtml(raw, 'description', language);
  const tags = joinWords(readWordList(raw, 'tags', language));
  const updatedAt = cleanText(raw.updated_at);
  return {
    id,
    areaOfExpertise: readWordList(raw, 'area_of_expertise', language),
    ...readFields(raw, { ...jobFields, ...jobDetailFields }, language),
    ...readPointLists(raw, language),
    ...readClosingDate(raw),
    ...(description && { description }),
    ...(tags && { tags }),
    ...(updatedAt && { updatedAt }),
  };
}

/** Reads the response of GET /jobs/{id}; undefined means that the response holds no job. */
export function readJobResponse(body: unknown, language: Language): Job | undefined {
  return withBudget(() => readJob(dataOf(body), language));
}

/** Reads the response of GET /jobs. Jobs and countries that cannot be read are left out and reported. */
export function readJobs(body: unknown, language: Language): { list: JobList; issues: Issue[] } {
  const issues: Issue[] = [];
  const data = asRecord(dataOf(body)) ?? {};
  const readEntry = (entry: unknown, index: number): Job[] => {
    const job = readJob(entry, language);
    if (!job) issues.push({ path: `jobs[${index}]`, reason: 'a job without an id is left out' });
    return job ? [job] : [];
  };
  const jobs = withBudget(() => spendEntries(listOf(data.jobs)).flatMap(readEntry), issues, maxEntries);
  const readCountry = (entry: unknown, index: number): Country[] => {
    const raw = asRecord(entry);
    const name = cleanText(raw?.name);
    if (!raw || !name) {
      issues.push({ path: `countries[${index}]`, reason: 'a country without a name is left out' });
      return [];
    }
    const label = readField(raw, 'name', text(), language)?.text ?? name;
    const code = cleanText(raw.code);
    return [{ name, label, ...(code && { code }) }];
  };
  const countries = listOf(data.countries).slice(0, maxCountries).flatMap(readCountry);
  const next = cleanText(data.next);
  const hasTotal = Number.isInteger(data.total) && Number(data.total) >= jobs.length;
  const total = hasTotal ? Number(data.total) : jobs.length;
  return { list: { jobs, countries, total, ...(next && next.length <= 300 && { next }) }, issues };
}

function readPointLists(raw: Raw, language: Language): Pick<Job, (typeof jobPointLists)[number]> {
  const lists = jobPointLists.map((name) => [name, readWordList(raw, name, language)] as const);
  return Object.fromEntries(lists.filter(([, points]) => points.length > 0));
}

function readClosingDate(raw: Raw): Pick<Job, 'closingDate'> {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(cleanText(raw.closing_date) ?? '') ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? { closingDate: day } : {};
}

/**
 * A list, or a single text as a list of one; a translated language takes the translation where it has any entry, and of an entry
 * with a title that of its own.
 */
function readWordList(raw: Raw, key: string, language: Language, clean = cleanWords): LocalizedText[] {
  const { suffix } = languageTable[language];
  const read = (value: unknown, lang: Language): LocalizedText[] => {
    const list = parseJsonText(value);
    return (Array.isArray(list) ? list.slice(0, maxWords) : [list]).flatMap((entry) => {
      const titled = asRecord(entry);
      const translation = suffix ? clean(titled?.[`title${suffix}`]) : undefined;
      if (translation) return [{ text: translation, lang: language }];
      const words = clean(titled?.title ?? entry);
      return words ? [{ text: words, lang }] : [];
    });
  };
  const translation = suffix ? read(raw[`${key}${suffix}`], language) : [];
  return translation.length > 0 ? translation : read(raw[key], defaultLanguage);
}

function joinWords(words: LocalizedText[]): LocalizedText | undefined {
  const first = words[0];
  return first && { text: words.map((word) => word.text).join(commaOf(first.lang)), lang: first.lang };
}

function readJoinedHtml(raw: Raw, key: string, language: Language): RichText | undefined {
  const parts = readWordList(raw, key, language, cleanMarkup);
  const tree = cleanHtml(parts.map((part) => part.text).join(' '));
  return tree && parts[0] ? { tree, lang: parts[0].lang } : undefined;
}
