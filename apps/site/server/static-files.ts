import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type StoredResponse, storeResponse } from './stored-response.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const day = 86_400;

/** The files of the browser build, held in memory and compressed once. There are few, and all are small. */
export type StaticFiles = { get: (pathname: string) => StoredResponse | undefined };

/** @param folder the browser build; a file outside of it can never be asked for, since only what was read is known */
export async function loadStaticFiles(folder: string, base: Record<string, string>): Promise<StaticFiles> {
  const files = new Map<string, StoredResponse>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const type = types[extname(file)];
      if (!entry.isFile() || !type) return;
      const pathname = `/${relative(folder, file).split(sep).join('/')}`;
      const headers = { ...base, 'content-type': type, 'cache-control': cacheControlOf(pathname) };
      files.set(pathname, await storeResponse(200, headers, await readFile(file)));
    }),
  );
  return { get: (pathname) => files.get(pathname) };
}

/** Names in /assets carry a hash of their content; fonts change with the design only; the rest may change any day. */
export function cacheControlOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return `public, max-age=${365 * day}, immutable`;
  return `public, max-age=${pathname.startsWith('/fonts/') ? 30 * day : day}`;
}
