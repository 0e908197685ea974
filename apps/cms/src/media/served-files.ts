import type { Payload, PayloadRequest, Where } from 'payload';
import { inStatements } from '../statement-values.ts';
import { formerPictures } from './former-pictures.ts';
import { originalOf } from './variants.ts';

/** A statement of documents names each by its name and by those of its editions. */
const valuesOfEach = 2;

type Stored = { filename?: string | null; editions?: { filename: string }[] | null };

/** Those of some file names at whose address `/media/<file>` a visitor finds something: a picture, one of its variants, or a document, also under the name of a file that it had before. */
export async function servedFiles(
  payload: Payload,
  names: string[],
  req?: Partial<PayloadRequest>,
): Promise<Set<string>> {
  const [documents, pictures] = [true, false].map((isPdf) => names.filter((name) => name.endsWith('.pdf') === isPdf));
  const files = new Set([...(await documentFiles(documents ?? [])), ...(await pictureFiles(pictures ?? []))]);
  return new Set(names.filter((name) => files.has(name) || files.has(originalOf(name))));

  async function documentFiles(wanted: string[]): Promise<string[]> {
    const found = await read(
      'documents',
      wanted,
      (some): Where => ({
        or: [{ filename: { in: some } }, { 'editions.filename': { in: some } }],
      }),
    );
    return found.flatMap(({ filename, editions }) => [filename ?? '', ...(editions ?? []).map((one) => one.filename)]);
  }

  async function pictureFiles(wanted: string[]): Promise<string[]> {
    const stored = [...new Set(wanted.flatMap((name) => [name, originalOf(name)]))];
    const found = await read(
      'media',
      stored,
      (some): Where => ({
        and: [{ filename: { in: some } }, { deletedAt: { exists: false } }],
      }),
    );
    const former: string[] = [];
    for (const some of inStatements(stored, valuesOfEach))
      former.push(...(await formerPictures(payload, some, req)).keys());
    return [...found.map(({ filename }) => filename ?? ''), ...former];
  }

  async function read(
    collection: 'documents' | 'media',
    wanted: string[],
    whereOf: (some: string[]) => Where,
  ): Promise<Stored[]> {
    const found: Stored[] = [];
    for (const some of inStatements(wanted, valuesOfEach)) {
      const where = whereOf(some);
      const { docs } = await payload.db.find<Stored & { id: number }>({ collection, where, pagination: false, req });
      found.push(...docs);
    }
    return found;
  }
}
