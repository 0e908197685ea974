import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { documentAddress, pictureAddress, type StoredPicture } from '../media/picture-address.ts';
import { type Localized, localizedText } from './translations.ts';

type Id = string | number;
type Addresses = { en?: string; ar?: string };
type Picture = StoredPicture & { id: Id; alt?: Localized<string> };
type Document = { id: Id; filename?: string | null };

/** The addresses of pictures and documents by their ids. */
export type Files = { picture(ids: unknown): Addresses; document(ids: unknown): Addresses };

/**
 * Renders something that mentions files, with all their addresses fetched in two queries: once to learn which
 * files are wanted, once for good.
 */
export async function withFiles<Result>(payload: Payload, render: (files: Files) => Result): Promise<Result> {
  const wanted = { media: new Set<Id>(), documents: new Set<Id>() };
  render({ picture: (ids) => note(wanted.media, ids), document: (ids) => note(wanted.documents, ids) });
  const [pictures, documents] = await Promise.all([
    load<Picture>(payload, 'media', wanted.media),
    load<Document>(payload, 'documents', wanted.documents),
  ]);
  return render({
    picture: (ids) => addressesOf(pictures, ids, addressInLanguage),
    document: (ids) => addressesOf(documents, ids, documentAddress),
  });
}

function note(wanted: Set<Id>, ids: unknown): Addresses {
  for (const id of Object.values(idsInBoth(ids))) if (id !== undefined) wanted.add(id);
  return {};
}

async function load<Doc extends { id: Id }>(payload: Payload, collection: 'media' | 'documents', ids: Set<Id>) {
  if (ids.size === 0) return new Map<unknown, Doc>();
  // Reviewed: pictures and documents are public; only their addresses and alternative texts leave this file.
  const { docs } = await payload.find({ collection, where: { id: { in: [...ids] } }, locale: 'all', ...publicRead });
  return new Map<unknown, Doc>((docs as unknown as Doc[]).map((doc) => [doc.id, doc]));
}

/** The Arabic file is the English one unless another was chosen. */
function addressesOf<Doc>(
  docs: Map<unknown, Doc>,
  ids: unknown,
  addressOf: (doc: Doc, language: 'en' | 'ar') => string | undefined,
): Addresses {
  const chosen = idsInBoth(ids);
  const english = docs.get(chosen.en);
  const arabic = docs.get(chosen.ar) ?? english;
  return withoutRepeat(english && addressOf(english, 'en'), arabic && addressOf(arabic, 'ar'));
}

/** The picture's alternative text is Arabic in Arabic, whichever language the picture was chosen in. */
function addressInLanguage(picture: Picture, language: 'en' | 'ar'): string | undefined {
  const alt = localizedText(picture.alt);
  return pictureAddress(picture, alt[language] ?? alt.en);
}

/** An Arabic address that is the English one is not said again. */
export function withoutRepeat(en: string | undefined, ar: string | undefined): Addresses {
  return { en, ar: ar === en ? undefined : ar };
}

/** An upload in all languages, or one that has no translation. */
function idsInBoth(value: unknown): { en?: Id; ar?: Id } {
  if (isId(value)) return { en: value };
  const both = (value ?? {}) as NonNullable<Localized<Id>>;
  return { en: isId(both.en) ? both.en : undefined, ar: isId(both.ar) ? both.ar : undefined };
}

function isId(value: unknown): value is Id {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
