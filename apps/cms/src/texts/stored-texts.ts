import { type ChangedTexts, noChangedTexts } from '@insurer/contract/changed-texts.ts';
import type { BuiltInText } from '@insurer/contract/texts/built-in-texts.ts';
import { readChangedTexts } from '@insurer/contract/texts/read-changed-texts.ts';
import type { TextKey } from '@insurer/contract/texts/text-keys.ts';
import type { Payload, PayloadRequest } from 'payload';
import { editedTexts } from './edited-texts.ts';

/**
 * What editors changed of the built-in texts, those of the mails among them. What is stored may be older than the table of the texts.
 * @param draft the newest draft in place of what is published: for previews alone
 */
export async function storedTexts(
  req: { payload: Payload } & Partial<PayloadRequest>,
  draft = false,
): Promise<ChangedTexts> {
  // Reviewed: what everybody reads on the site, or a draft of it that its caller has shown a right to.
  const stored = await req.payload.findGlobal({ slug: 'texts', draft, depth: 0, overrideAccess: true, req });
  return knownTexts(stored.changed);
}

/** Those of stored texts that the table of the texts still knows. */
export function knownTexts(changed: unknown): ChangedTexts {
  return changed ? readChangedTexts(changed, editedTexts) : noChangedTexts;
}

/** Some of the texts as visitors read them: as an editor has changed them, else as they are built in. */
export function textsAsRead(keys: readonly string[], changed: ChangedTexts): Record<string, BuiltInText> {
  return Object.fromEntries(keys.map((key) => [key, { ...editedTexts.get(key), ...changed[key as TextKey] }]));
}
