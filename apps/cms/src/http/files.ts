import type { Payload } from 'payload';
import { documentAddress, pictureAddress, type StoredPicture } from '../media/picture-address.ts';
import { type Localized, localizedText } from './translations.ts';

type Id = string | number;
type Addresses = { en?: string; ar?: string };
type Picture = StoredPicture & { id: Id; alt?: Localized<string> };
type Document = { id: Id; filename?: string | null };

/** The addresses of pictures and documents by their ids. */
export type Files = {
  picture(ids: unknown): Addresses;
  document(ids: unknown): Addresses;
};

/**
 * Renders something that mentions files, with all their addresses fetched in two queries: once to learn which
 * files are wanted, once for good.
 */
export async function withFiles<Result>(payload: Payload, draw: (files: Files) => Result): Promise<Result> {
  const wanted = { media: new Set<Id>(), documents: new Set<Id>() };
  draw({ picture: (ids) => note(wanted.media, ids), document: (ids) => note(wanted.documents, ids) });
  const [pictures, documents] = await Promise.all([
    load<Picture>(payload, 'media', wanted.media),
    load<Document>(payload, 'documents', wanted.documents),
  ]);
  return draw({
    picture: (ids) => pictureAddresses(pictures, ids),
    document: (ids) => documentAddresses(documents, ids),
  });
}

function note(wanted: Set<Id>, ids: unknown): Addresses {
  const { en, ar } = idsInBoth(ids);
  for (const id of [en, ar]) if (id !== undefined) wanted.add(id);
  return {};
}

async function load<Doc extends { id: Id }>(payload: Payload, collection: 'media' | 'documents', ids: Set<Id>) {
  if (ids.size === 0) return new Map<Id, Doc>();
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    locale: 'all',
    // Reviewed: pictures and documents are public; only their addresses and alternative texts leave this file.
    overrideAccess: true,
    depth: 0,
    pagination: false,
  });
  return new Map((docs as unknown as Doc[]).map((doc) => [doc.id, doc]));
}

/** The Arabic picture is the English one unless another was chosen; its alternative text is Arabic either way. */
function pictureAddresses(pictures: Map<Id, Picture>, ids: unknown): Addresses {
  const chosen = idsInBoth(ids);
  const english = chosen.en === undefined ? undefined : pictures.get(chosen.en);
  const arabic = (chosen.ar === undefined ? undefined : pictures.get(chosen.ar)) ?? english;
  const en = english && pictureAddress(english, localizedText(english.alt).en);
  const ar = arabic && pictureAddress(arabic, localizedText(arabic.alt).ar ?? localizedText(arabic.alt).en);
  return { en, ar: ar === en ? undefined : ar };
}

function documentAddresses(documents: Map<Id, Document>, ids: unknown): Addresses {
  const chosen = idsInBoth(ids);
  const address = (id: Id | undefined) => {
    const document = id === undefined ? undefined : documents.get(id);
    return document && documentAddress(document);
  };
  const en = address(chosen.en);
  const ar = address(chosen.ar);
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
