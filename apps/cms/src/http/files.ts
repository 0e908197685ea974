import { defaultLanguage, type Language, type Translations } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { type Localized, localizedText, perLanguage } from '../fields/translations.ts';
import { filesThen } from '../media/document-editions.ts';
import { documentAddress, formerAddress, pictureAddress, type StoredPicture } from '../media/picture-address.ts';

type Id = string | number;
/** Where a file is, in each language; one that is missing has no file of its own. */
export type Addresses = Partial<Translations>;
type Picture = StoredPicture & { id: Id; alt?: Localized<string> };
type Document = { id: Id; filename?: string | null };

/** The addresses of pictures and documents by their ids. */
export type Files = { picture(ids: unknown): Addresses; document(ids: unknown): Addresses };

/** A moment at which the site is shown, and the token that says so. */
export type AsOf = { moment: number; token: string };

/**
 * Renders something that mentions files, with all their addresses fetched in two queries: once to learn which
 * files are wanted, once for good.
 *
 * @param asOf documents are the files of that moment, which the token opens
 */
export async function withFiles<Result>(
  payload: Payload,
  render: (files: Files) => Result,
  asOf?: AsOf,
): Promise<Result> {
  const wanted = { media: new Set<Id>(), documents: new Set<Id>() };
  render({ picture: (ids) => note(wanted.media, ids), document: (ids) => note(wanted.documents, ids) });
  const [pictures, documents] = await Promise.all([
    load<Picture>(payload, 'media', wanted.media),
    load<Document>(payload, 'documents', wanted.documents),
  ]);
  const then =
    asOf &&
    (await filesThen(
      payload,
      [...documents.values()].map(({ id }) => id),
      asOf.moment,
    ));
  const addressThen = (document: Document) => {
    const filename = then?.get(Number(document.id));
    return asOf && filename ? formerAddress(filename, asOf.token) : documentAddress(document);
  };
  return render({
    picture: (ids) => addressesOf(pictures, ids, addressInLanguage),
    document: (ids) => addressesOf(documents, ids, addressThen),
  });
}

function note(wanted: Set<Id>, ids: unknown): Addresses {
  for (const id of Object.values(idsByLanguage(ids))) if (id !== undefined) wanted.add(id);
  return {};
}

async function load<Doc extends { id: Id }>(payload: Payload, collection: 'media' | 'documents', ids: Set<Id>) {
  if (ids.size === 0) return new Map<unknown, Doc>();
  // Reviewed: pictures and documents are public; only their addresses and alternative texts leave this file.
  const { docs } = await payload.find({ collection, where: { id: { in: [...ids] } }, locale: 'all', ...publicRead });
  return new Map<unknown, Doc>((docs as unknown as Doc[]).map((doc) => [doc.id, doc]));
}

/** The file of another language is the English one unless another was chosen. */
function addressesOf<Doc>(
  docs: Map<unknown, Doc>,
  ids: unknown,
  addressOf: (doc: Doc, language: Language) => string | undefined,
): Addresses {
  const chosen = idsByLanguage(ids);
  const addresses = perLanguage((language) => {
    const doc = docs.get(chosen[language]) ?? docs.get(chosen[defaultLanguage]);
    return doc && addressOf(doc, language);
  });
  return withoutRepeats(addresses);
}

/** The picture's alternative text is in the page's language, whichever language the picture was chosen in. */
function addressInLanguage(picture: Picture, language: Language): string | undefined {
  const alt = localizedText(picture.alt);
  return pictureAddress(picture, alt[language] ?? alt[defaultLanguage]);
}

/** A translation's address that is the English one is not said again. */
export function withoutRepeats(addresses: Addresses): Addresses {
  const original = addresses[defaultLanguage];
  return {
    ...perLanguage((code) => (addresses[code] === original ? undefined : addresses[code])),
    [defaultLanguage]: original,
  };
}

/** An upload in all languages, or one that has no translation. */
function idsByLanguage(value: unknown): Partial<Record<Language, Id>> {
  if (isId(value)) return { [defaultLanguage]: value };
  const stored = (value ?? {}) as NonNullable<Localized<unknown>>;
  return perLanguage((language) => (isId(stored[language]) ? stored[language] : undefined));
}

function isId(value: unknown): value is Id {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
