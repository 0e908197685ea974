import type { Payload } from 'payload';
import { hadFileThen } from './document-editions.ts';
import { formerAddress } from './picture-address.ts';

/**
 * The address of a document as somebody types it into a text or a link: of this site, where alone the token may go, and so at the
 * beginning of a word that names no host.
 */
const typedDocument = /(?<=^|[\s("'<])(?<!\/\/\S*)\/media\/([a-z0-9][a-z0-9.-]*\.pdf)(?![\w?])/gi;

/**
 * Something shown of a moment, with the token of that in each address that was typed of a file which a document had then and has no
 * more: without it, it leads to the newest. Of pictures that were replaced nobody keeps the file.
 */
export async function withTypedThen<Shown>(
  payload: Payload,
  shown: Shown,
  { moment, token }: { moment: number; token: string },
): Promise<Shown> {
  const names = new Set<string>();
  mapped(shown, (text) => {
    for (const [, name = ''] of text.matchAll(typedDocument)) names.add(name);
    return text;
  });
  const former = new Set<string>();
  for (const name of names) if (await hadFileThen(payload, name, moment)) former.add(name);
  if (former.size === 0) return shown;
  const addressThen = (address: string, name: string) => (former.has(name) ? formerAddress(name, token) : address);
  // The same shape: texts within it alone are others.
  return mapped(shown, (text) => text.replace(typedDocument, addressThen)) as Shown;
}

function mapped(value: unknown, of: (text: string) => string): unknown {
  if (typeof value === 'string') return of(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, of)]));
}
