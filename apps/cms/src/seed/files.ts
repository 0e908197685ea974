import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, readLanguage } from '@insurer/contract/language.ts';
import { documentTitles } from '@insurer/demo-content/documents.ts';
import { documentsFolder, imagesFolder } from '@insurer/demo-content/folders.ts';
import { pictureTexts } from '@insurer/demo-content/picture-texts.ts';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { withDigest } from '../media/file-names.ts';
import { untyped } from '../untyped.ts';
import { quietly } from './quietly.ts';

export type FileIds = Map<string, number>;
type Upload = { data: Buffer; name: string; mimetype: string; size: number };
type Entry = { key: string; file: Upload };

/** Drawings of this width and more are scenes: they become pictures with variants. Icons and logos stay drawings. */
const sceneWidth = 1000;

/**
 * Brings in the demo pictures, one after the other: making a picture's variants is part of its write, and on a slow
 * machine a second write would give up waiting. Returns the id of each picture under its file name without extension.
 */
export async function seedPictures(payload: Payload): Promise<FileIds> {
  const names = (await readdir(imagesFolder)).filter((name) => name.endsWith('.svg')).sort();
  const known = await knownFiles(payload, 'media');
  const ids: FileIds = new Map();
  for (const name of names) {
    const key = name.slice(0, -'.svg'.length);
    const entry = { key, file: await svgToUpload(join(imagesFolder, name), name) };
    ids.set(key, await bringIn(payload, 'media', entry, known));
  }
  return ids;
}

/** Brings in the demo documents. Returns the id of each document under its file name without extension. */
export async function seedDocuments(payload: Payload): Promise<FileIds> {
  const names = (await readdir(documentsFolder)).filter((name) => name.endsWith('.pdf')).sort();
  const known = await knownFiles(payload, 'documents');
  const ids: FileIds = new Map();
  for (const name of names) {
    const key = name.slice(0, -'.pdf'.length);
    const data = await readFile(join(documentsFolder, name));
    const entry = { key, file: { data, name, mimetype: 'application/pdf', size: data.length } };
    ids.set(key, await bringIn(payload, 'documents', entry, known));
  }
  return ids;
}

async function svgToUpload(path: string, name: string): Promise<Upload> {
  const drawing = await readFile(path);
  const { width } = await sharp(drawing).metadata();
  if (width < sceneWidth) return { data: drawing, name, mimetype: 'image/svg+xml', size: drawing.length };
  const data = await sharp(drawing).png({ compressionLevel: 2 }).toBuffer();
  return { data, name: name.replace(/\.svg$/, '.png'), mimetype: 'image/png', size: data.length };
}

/** Stored files by the words of their name, without digest and extension. */
async function knownFiles(payload: Payload, collection: 'media' | 'documents') {
  const { docs } = await payload.find({ collection, select: { filename: true }, pagination: false, depth: 0 });
  return new Map(docs.map((doc) => [stem(doc.filename ?? ''), { id: doc.id, filename: doc.filename ?? '' }]));
}

function stem(fileName: string): string {
  return fileName.replace(/-[0-9a-f]{8}(-\d+)?\.\w+$/, '');
}

async function bringIn(
  payload: Payload,
  collection: 'media' | 'documents',
  { key, file }: Entry,
  known: Map<string, { id: number; filename: string }>,
): Promise<number> {
  const stored = known.get(key.toLowerCase());
  const unchanged = stored && withoutExtension(stored.filename) === withoutExtension(withDigest(file.name, file.data));
  const data = collection === 'media' ? pictureData(key, 'en') : { title: documentTitle(key) };
  const common = { ...quietly, collection, locale: 'en', data } as const;
  const doc = stored
    ? await payload.update({ ...common, id: stored.id, ...(!unchanged && { file }) })
    : await payload.create(untyped({ ...common, file }));
  if (collection === 'media') {
    await payload.update({ ...quietly, collection, id: doc.id, locale: 'ar', data: pictureData(key, 'ar') });
  }
  return doc.id;
}

function withoutExtension(fileName: string): string {
  return fileName.replace(/\.\w+$/, '');
}

/** `complaint-form-en` is titled in its own language. */
function documentTitle(key: string): string {
  const [, name = key, language] = /^(.*)-(en|ar)$/.exec(key) ?? [];
  return documentTitles[name]?.[readLanguage(language)] ?? key;
}

/** Icons only repeat the words beside them; everything with a text of its own says it, seen wide or not. */
function pictureData(key: string, language: Language) {
  const alt = pictureTexts[key.replace(/-wide$/, '')]?.[language];
  return { alt: alt ?? null, decorative: alt === undefined };
}
