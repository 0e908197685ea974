import type { Files } from './files.ts';
import { type Localized, localizedText, translated, untranslated, type Wire } from './translations.ts';

type Rows = { text?: Localized<string> }[] | null | undefined;

/** A job and a country as stored, in all languages at once. */
export type StoredJob = {
  key: string;
  title?: Localized<string>;
  subTitle?: Localized<string>;
  level?: Localized<string>;
  location?: string | number | null;
  image?: unknown;
  description?: Rows;
  areaOfExpertise?: Rows;
  tags?: Rows;
  updatedAt: string;
};
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
    updated_at: job.updatedAt,
  };
}

export function countryToWire(country: StoredCountry): Wire {
  return { name: '', ...translated('name', localizedText(country.name)), ...untranslated('code', country.code) };
}

/** Rows without an Arabic text stay English in the Arabic list, unless no row has one. */
function lists(rows: Rows): { en?: string[]; ar?: string[] } {
  const both = (rows ?? []).map((row) => localizedText(row.text));
  const en = both.flatMap((text) => text.en ?? []);
  const ar = both.some((text) => text.ar) ? both.flatMap((text) => text.ar ?? text.en ?? []) : [];
  return { en, ar };
}
