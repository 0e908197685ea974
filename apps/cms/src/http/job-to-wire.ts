import { defaultLanguage, type Language } from '@insurer/contract/language.ts';
import {
  type Localized,
  localizedText,
  perLanguage,
  translated,
  untranslated,
  type Wire,
} from '../fields/translations.ts';
import type { Files } from './files.ts';

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

/** Rows without a translation stay English in the translated list, unless no row has one. */
function lists(rows: Rows): Record<Language, string[]> {
  const texts = (rows ?? []).map((row) => localizedText(row.text));
  return perLanguage((language) =>
    texts.some((text) => text[language]) ? texts.flatMap((text) => text[language] ?? text[defaultLanguage] ?? []) : [],
  );
}
