import { isLanguage } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import { adminLanguageOf } from '../fields/labels.ts';
import { preferencesSlug, storedPreference } from '../stored-preference.ts';

/** Under which key Payload keeps in which language a person last looked at the content. */
const key = 'locale';

/**
 * Whoever signs in for the first time reads and writes the content in the language in which the admin speaks to him; from
 * then on in the one that he last chose there. Payload would begin everybody with the first language.
 */
export async function beginInOwnLanguage(req: PayloadRequest, person: number | string | undefined): Promise<void> {
  const value = adminLanguageOf(req.i18n);
  if (person === undefined || !isLanguage(value)) return;
  if (await storedPreference(req, person, key)) return;
  const data = { key, user: { relationTo: 'users', value: person }, value };
  await req.payload.db.create({ collection: preferencesSlug, data, req });
}
