import type { Files } from './files.ts';
import { type InBoth, single, texts, twin, type Wire } from './translations.ts';

type Rows = { text?: InBoth<string> }[] | null | undefined;

/** A job and a country as stored, in all languages at once. */
export type StoredJob = {
  key: string;
  title?: InBoth<string>;
  subTitle?: InBoth<string>;
  level?: InBoth<string>;
  location?: string | number | null;
  image?: unknown;
  description?: Rows;
  areaOfExpertise?: Rows;
  tags?: Rows;
  updatedAt: string;
};
export type StoredCountry = { id: string | number; name?: InBoth<string>; code: string };

/** A job as GET /jobs and GET /jobs/{id} answer it (ENT-09). Its id is the key in its address. */
export function jobToWire(job: StoredJob, countries: StoredCountry[], files: Files): Wire {
  const country = countries.find(({ id }) => id === job.location);
  return {
    id: job.key,
    title: '',
    ...twin('title', texts(job.title)),
    ...twin('image', files.picture(job.image)),
    ...twin('sub_title', texts(job.subTitle)),
    ...twin('level', texts(job.level)),
    ...twin('location', texts(country?.name)),
    ...twin('description', lists(job.description)),
    ...twin('tags', lists(job.tags)),
    ...twin('area_of_expertise', lists(job.areaOfExpertise)),
    updated_at: job.updatedAt,
  };
}

export function countryToWire(country: StoredCountry): Wire {
  return { name: '', ...twin('name', texts(country.name)), ...single('code', country.code) };
}

/** Rows without an Arabic text stay English in the Arabic list, unless no row has one. */
function lists(rows: Rows): { en?: string[]; ar?: string[] } {
  const both = (rows ?? []).map((row) => texts(row.text));
  const en = both.flatMap((text) => text.en ?? []);
  const ar = both.some((text) => text.ar) ? both.flatMap((text) => text.ar ?? text.en ?? []) : [];
  return { en, ar };
}
