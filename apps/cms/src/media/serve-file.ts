import { extname } from 'node:path';
import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { config } from '../config.ts';
import { asOfShown } from '../preview/preview-token.ts';
import { fileResponse } from '../storage/file-response.ts';
import { fileStore } from '../storage/file-store.ts';
import { hadFileThen, newestFileOf } from './document-editions.ts';
import { newestPictureOf } from './former-pictures.ts';
import { originalOf } from './variants.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** Whatever a file holds, a browser that opens it runs nothing and guesses nothing. */
const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Answers `GET /media/<file>`, and HEAD without the file: a picture, one of its variants, or a document. Names carry a digest of the
 * content, so the response may be kept for ever. One that was replaced leads to the newest; a file of a trashed or deleted
 * entry is gone: 404.
 *
 * @param token of a preview of the site as it was: its bearer finds the file that a document had then
 */
export async function serveFile(
  payload: Payload,
  fileName: string,
  { method = 'GET', token }: { method?: string; token?: string | null } = {},
): Promise<Response> {
  const contentType = contentTypes[extname(fileName)];
  if (!contentType || !/^[a-z0-9][a-z0-9.-]*$/i.test(fileName)) return without(404, 'Not found');
  const isOpen = await isPublic(payload, fileName);
  if (!isOpen && !(await isShownThen(payload, fileName, token))) return leadOn(payload, fileName);
  const path = `${fileName.endsWith('.pdf') ? 'documents' : 'media'}/${fileName}`;
  const file = await fileStore()
    .read(path)
    .catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'a file could not be read' });
      return 'away' as const;
    });
  if (file === 'away') return without(503, 'The file cannot be reached right now.');
  if (!file) return without(404, 'Not found');
  const kept = isOpen ? 'public, max-age=31536000, immutable' : 'no-store';
  const headers = { ...fileHeaders(file.size, contentType), 'cache-control': kept };
  return fileResponse(file, headers, method);
}

/** What every answer with a file says, but for how long it may be kept. */
export function fileHeaders(size: number, contentType: string): Record<string, string> {
  return { ...safetyHeaders, 'content-type': contentType, 'content-length': String(size) };
}

/** The address of a file that was replaced leads to the newest of its document or picture, for a minute: that may change again. */
async function leadOn(payload: Payload, fileName: string): Promise<Response> {
  const newest = await (fileName.endsWith('.pdf') ? newestFileOf : newestPictureOf)(payload, fileName);
  if (!newest || !(await isPublic(payload, newest))) return without(404, 'Not found');
  const headers = { ...safetyHeaders, location: `/media/${newest}`, 'cache-control': 'public, max-age=60' };
  return new Response(null, { status: 302, headers });
}

function without(status: number, words: string): Response {
  return new Response(words, {
    status,
    headers: { ...safetyHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Whether a token shows the site at a moment at which a document had this file. */
async function isShownThen(payload: Payload, fileName: string, token: string | null | undefined): Promise<boolean> {
  const moment = token && fileName.endsWith('.pdf') ? asOfShown(token, config.secrets) : undefined;
  return moment !== undefined && hadFileThen(payload, fileName, moment);
}

async function isPublic(payload: Payload, fileName: string): Promise<boolean> {
  const collection = fileName.endsWith('.pdf') ? 'documents' : 'media';
  const { docs } = await payload.find({
    collection,
    where: { filename: { in: [...new Set([fileName, originalOf(fileName)])] } },
    select: { filename: true },
    limit: 1,
    // Reviewed: files of these two collections are public by name; nothing else of the entry leaves this function.
    ...publicRead,
  });
  return docs.length > 0;
}
