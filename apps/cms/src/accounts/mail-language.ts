import { defaultLanguage, type Language } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import type { AdminLanguage } from '../fields/labels.ts';
import { storedAccount } from './password-links.ts';

/** The language of mails to somebody who works here: the one of the account, and that of the site until somebody has signed in. */
export function mailLanguageOf({ language }: { language?: AdminLanguage | null }): AdminLanguage {
  return language ?? defaultLanguage;
}

/** Mails to somebody who has no language of them, such as the first administrator, come in the one that the admin speaks to him. */
export async function beginMailsIn(
  { payload }: PayloadRequest,
  id: number | string,
  language: Language,
): Promise<void> {
  const person = await storedAccount(payload, id);
  if (!person || person.language) return;
  await payload.db.updateOne({ collection: 'users', id, data: { language }, returning: false });
}
