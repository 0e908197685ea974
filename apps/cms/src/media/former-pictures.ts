import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload';
import { originalOf, sameVariantOf } from './variants.ts';

const collection = 'payload-kv';
const prefix = 'picture-before:';
type Note = { id: number; key: string; data: { id: number } };
type Picture = { id: number; filename?: string | null; widths?: number[] | null };

/** Notes which picture a file was of that an upload takes the place of. It goes itself: a visitor of its address is led to the newest (decision 0053). */
export const noteFormerPicture: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = (previousDoc as Picture | undefined)?.filename;
  if (!before || before === doc.filename) return doc;
  const key = `${prefix}${before}`;
  await req.payload.db.deleteMany({ collection, where: { key: { equals: key } }, req });
  await req.payload.db.create({ collection, data: { key, data: { id: doc.id } }, req });
  return doc;
};

/**
 * The pictures that once had these files and are not in the trash, as they are now.
 *
 * @param names of files as they came in, none of a variant
 */
export async function formerPictures(
  payload: Payload,
  names: string[],
  req?: Partial<PayloadRequest>,
): Promise<Map<string, Picture>> {
  const keys = names.map((name) => `${prefix}${name}`);
  const notes = await payload.db.find<Note>({ collection, where: { key: { in: keys } }, pagination: false, req });
  const ids = [...new Set(notes.docs.map(({ data }) => data.id))];
  if (ids.length === 0) return new Map();
  const where: Where = { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] };
  const { docs } = await payload.db.find<Picture>({ collection: 'media', where, pagination: false, req });
  const pictures = new Map(docs.map((picture) => [picture.id, picture]));
  return new Map(
    notes.docs.flatMap(({ key, data }): [string, Picture][] => {
      const picture = pictures.get(data.id);
      return picture ? [[key.slice(prefix.length), picture]] : [];
    }),
  );
}

/** The newest file of the picture that once had this one, in the width and format asked for where it has them; none where no picture had it. */
export async function newestPictureOf(payload: Payload, formerName: string): Promise<string | undefined> {
  const original = originalOf(formerName);
  // A digest may be all digits: then a whole picture is called as a variant would be.
  const former = await formerPictures(payload, [...new Set([formerName, original])]);
  const whole = former.get(formerName);
  if (whole) return whole.filename ?? undefined;
  const { filename, widths } = former.get(original) ?? {};
  return filename ? sameVariantOf(filename, widths ?? [], formerName) : undefined;
}
