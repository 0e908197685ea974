import { jobPointLists } from '@insurer/contract/job.ts';
import { defaultLanguage, type Language } from '@insurer/contract/language.ts';
import {
  type Localized,
  localizedText,
  perLanguage,
  translated,
  untranslated,
  type Wire,
} from '../fields/translations.ts';
import { dayOf } from '../riyadh-days.ts';
import type { Files } from './files.ts';

type Rows = { text?: Localized<string> }[] | null | undefined;

/** A job and a country as stored, in all languages at once. */
export type StoredJob = {
  id: number;
  key: string;
  title?: Localized<string>;
  subTitle?: Localized<string>;
  level?: Localized<string>;
  location?: string | number | null;
  image?: unknown;
  description?: Rows;
  areaOfExpertise?: Rows;
  tags?: Rows;
  city?: Localized<string>;
  pay?: Localized<string>;
  closingDate?: string | null;
  /** When what visitors read was put online. */
  updatedAt: string;
} & Partial<Record<(typeof jobPointLists)[number], Localized<string>>>;
/** A country as stored, its name in all languages at once. */
export type StoredCountry = { id: string | number; name?: Localized<string>; code: string };

/** A job as GET /jobs and GET /jobs/{id} answer it (ENT-09). Its id is the key in its address. */
export function jobToWire(job: StoredJob, countries: StoredCountry[], files: Files): Wire {
  const country = countries.find(({ id }) => id === job.location);
  return {
    id: job.key,
    title: '',
    ...translated('title', localizedText(job.title)),
    ...translated('image', files.picture(job.image)),
    ...translated('sub_title', localizedText(job.subTitle)),
    ...translated('level', localizedText(job.level)),
    ...translated('location', localizedText(country?.name)),
    ...translated('description', lists(job.description)),
    ...translated('tags', lists(job.tags)),
    ...translated('area_of_expertise', lists(job.areaOfExpertise)),
    ...translated('city', localizedText(job.city)),
    ...translated('pay', localizedText(job.pay)),
    ...Object.assign({}, ...jobPointLists.map((list) => translated(list, lines(job[list])))),
    ...(job.closingDate && { closing_date: dayOf(new Date(job.closingDate)) }),
    updated_at: job.updatedAt,
  };
}

/** What tells a job from others, without what it says. */
export function briefJobToWire({ key, title, updatedAt }: Pick<StoredJob, 'key' | 'title' | 'updatedAt'>): Wire {
  return { id: key, title: '', ...translated('title', localizedText(title)), updated_at: updatedAt };
}

/** A country of the list of jobs, as the contract sends it. */
export function countryToWire(country: StoredCountry): Wire {
  return { name: '', ...translated('name', localizedText(country.name)), ...untranslated('code', country.code) };
}

/** A text with one point per line, as a list. */
function lines(text: Localized<string> | undefined): Record<Language, string[]> {
  const texts = localizedText(text);
  return perLanguage((language) => (texts[language] ?? '').split('\n').flatMap((line) => line.trim() || []));
}

/** Rows without a translation stay English in the translated list, unless no row has one. */
function lists(rows: Rows): Record<Language, string[]> {
  const texts = (rows ?? []).map((row) => localizedText(row.text));
  return perLanguage((language) =>
    texts.some((text) => text[language]) ? texts.flatMap((text) => text[language] ?? text[defaultLanguage] ?? []) : [],
  );
}
