import type { Language } from '@insurer/contract/language.ts';
import { languages, otherLanguage } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { perLanguage, textOf } from '../fields/translations.ts';
import { providerTexts } from '../providers/provider-row.ts';
import { readProviders } from '../providers/provider-tables.ts';
import { untilChanged } from '../purge/until-changed.ts';

type Title = Partial<Record<Language, string | null>>;
/** What a provider or a country lacks, in each language. */
export type UntranslatedRow = {
  collection: 'providers' | 'countries';
  id: number;
  title: Title;
  missing: Record<Language, number>;
};

/**
 * Lists that are written thousands at once, past the hooks that count what a document lacks: they are read when they have
 * changed, and kept.
 */
export async function untranslatedRows(payload: Payload): Promise<UntranslatedRow[]> {
  return [...(await untranslatedProviders(payload)), ...(await untranslatedCountries(payload))];
}

const untranslatedProviders = untilChanged('providers', async (payload) =>
  (await readProviders(payload)).flatMap((provider) =>
    rowOf(
      'providers',
      provider.id,
      provider.name,
      providerTexts.map((text) => provider[text]),
    ),
  ),
);

// Jobs show their countries: a change of one is told as a change of jobs.
const untranslatedCountries = untilChanged('jobs', async (payload) => {
  const all = { collection: 'countries', pagination: false } as const;
  const { docs } = await payload.db.find<{ id: number; name?: Title | null }>(all);
  return docs.flatMap(({ id, name }) => rowOf('countries', id, name ?? {}, [name ?? {}]));
});

function rowOf(collection: UntranslatedRow['collection'], id: number, title: Title, texts: Title[]): UntranslatedRow[] {
  const lacks = (text: Title, language: Language) => !textOf(text[language]) && textOf(text[otherLanguage(language)]);
  const missing = perLanguage((language) => texts.filter((text) => lacks(text, language)).length);
  return languages.some((language) => missing[language] > 0) ? [{ collection, id, title, missing }] : [];
}
