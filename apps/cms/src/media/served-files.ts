import type { Payload, PayloadRequest, Where } from 'payload';
import { originalOf } from './variants.ts';

type Stored = { filename?: string | null; editions?: { filename: string }[] | null };

/** Those of some file names at whose address `/media/<file>` a visitor finds something: a picture, one of its variants, or a document, also under the name of an earlier edition. */
export async function servedFiles(payload: Payload, names: string[], req?: PayloadRequest): Promise<Set<string>> {
  const [documents, pictures] = [true, false].map((isPdf) => names.filter((name) => name.endsWith('.pdf') === isPdf));
  const files = new Set([...(await documentFiles(documents ?? [])), ...(await pictureFiles(pictures ?? []))]);
  return new Set(names.filter((name) => files.has(name) || files.has(originalOf(name))));

  async function documentFiles(wanted: string[]): Promise<string[]> {
    const where: Where = { or: [{ filename: { in: wanted } }, { 'editions.filename': { in: wanted } }] };
    const found = await read('documents', wanted, where);
    return found.flatMap(({ filename, editions }) => [filename ?? '', ...(editions ?? []).map((one) => one.filename)]);
  }

  async function pictureFiles(wanted: string[]): Promise<string[]> {
    const stored = [...new Set(wanted.flatMap((name) => [name, originalOf(name)]))];
    const there: Where = { and: [{ filename: { in: stored } }, { deletedAt: { exists: false } }] };
    return (await read('media', wanted, there)).map(({ filename }) => filename ?? '');
  }

  async function read(collection: 'documents' | 'media', wanted: string[], where: Where): Promise<Stored[]> {
    if (wanted.length === 0) return [];
    return (await payload.db.find<Stored & { id: number }>({ collection, where, pagination: false, req })).docs;
  }
}
