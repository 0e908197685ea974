import { toE164 } from '@insurer/contract/requests/identifiers.ts';
import { normaliseText, withoutSeparators } from '@insurer/contract/requests/normalise.ts';
import type { Payload, Where } from 'payload';
import { filesOfCase } from '../case-belongings.ts';
import { caseCollections, kindOf } from '../case-kinds.ts';
import { caseToWire, type StoredCase } from '../case-to-wire.ts';

/** Everything that one person sent, by ID or Iqama number, e-mail or phone as it was typed. */
export async function casesOfPerson(payload: Payload, typed: string) {
  const where = matching(typed);
  if (!where) return [];
  const found = caseCollections.map(async (collection) => {
    const { docs } = await payload.db.find<StoredCase>({ collection, where, sort: 'id', pagination: false });
    return docs.map((stored) => ({ collection, stored }));
  });
  return (await Promise.all(found)).flat();
}

/** A copy of the data in readable form, as the person may ask for it. */
export async function exportPerson(payload: Payload, typed: string) {
  const copies = (await casesOfPerson(payload, typed)).map(async ({ collection, stored }) => {
    const files = await filesOfCase(payload, collection, stored.id);
    return {
      ...caseToWire(kindOf(collection, stored), stored),
      sent: stored.sent,
      consents: stored.consents ?? [],
      files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    };
  });
  return { exported_at: new Date().toISOString(), cases: await Promise.all(copies) };
}

/** Erases everything that the person sent, files and mails included. @returns how many cases */
export async function erasePerson(payload: Payload, typed: string): Promise<number> {
  const found = await casesOfPerson(payload, typed);
  for (const { collection, stored } of found) {
    // Reviewed: called by an administrator alone.
    await payload.delete({ collection, id: stored.id, overrideAccess: true, depth: 0 });
  }
  return found.length;
}

/** Whole values only: a part of a number must never find, or erase, somebody else. */
function matching(typed: string): Where | undefined {
  const text = normaliseText(typed);
  const digits = withoutSeparators(text);
  const phone = toE164(text);
  const ways: Where[] = [];
  if (text.includes('@')) ways.push({ email: { equals: text } }, { email: { equals: text.toLowerCase() } });
  if (/^\d{6,}$/.test(digits)) ways.push({ idNumber: { equals: digits } });
  if (/^\+?\d{6,}$/.test(digits)) ways.push({ phone: { in: [...new Set([text, digits, ...(phone ? [phone] : [])])] } });
  return ways.length > 0 ? { or: ways } : undefined;
}
