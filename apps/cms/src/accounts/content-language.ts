import { isLanguage } from '@insurer/contract/language.ts';
import type { PayloadRequest, Where } from 'payload';
import { adminLanguageOf } from '../fields/labels.ts';

/** Where Payload keeps in which language a person last looked at the content. */
const collection = 'payload-preferences';
const key = 'locale';

/**
 * Whoever signs in for the first time reads and writes the content in the language in which the admin speaks to him; from
 * then on in the one that he last chose there. Payload would begin everybody with the first language.
 */
export async function beginInOwnLanguage(req: PayloadRequest, person: number | string | undefined): Promise<void> {
  const value = adminLanguageOf(req.i18n);
  if (person === undefined || !isLanguage(value)) return;
  const ofPerson: Where[] = [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: person } }];
  const where: Where = { and: [{ key: { equals: key } }, ...ofPerson] };
  const { db } = req.payload;
  if (await db.findOne({ collection, where, req })) return;
  await db.create({ collection, data: { key, user: { relationTo: 'users', value: person }, value }, req });
}
