import { isLanguage } from '@insurer/contract/language.ts';
import { getRequestLanguage, type PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { preferencesSlug, storedPreference } from '../stored-preference.ts';
import { beginMailsIn } from './mail-language.ts';

/** Under which key Payload keeps in which language a person last looked at the content. */
const key = 'locale';

/**
 * Whoever signs in for the first time reads and writes the content in the language in which the admin speaks to him; from
 * then on in the one that he last chose there. Payload would begin everybody with the first language. Mails to him begin in it too. A sign-in that names no
 * language, such as that of a script, decides nothing for the person.
 */
export async function beginInOwnLanguage(req: PayloadRequest, person: number | string | undefined): Promise<void> {
  const value = spokenTo(req);
  if (person === undefined || !isLanguage(value)) return;
  await beginMailsIn(req, person, value);
  if (await storedPreference(req, person, key)) return;
  const data = { key, user: { relationTo: 'users', value: person }, value };
  await req.payload.db.create({ collection: preferencesSlug, data, req });
}

/** The language of the admin where the request names one; Payload's own answer does not tell that from its fallback. */
function spokenTo({ payload: { config }, headers }: PayloadRequest): unknown {
  // Payload wants one of its languages here; without any it says that the request named none.
  const i18n = { ...config.i18n, fallbackLanguage: undefined as never };
  return getRequestLanguage({ config: { ...config, i18n }, cookies: parseCookies(headers), headers });
}
