import { Readable } from 'node:stream';
import type { ReadFile } from './stored-files.ts';

/**
 * A stored file as a response. Who asks for its head alone gets no stream: Next would never read it, and what it comes
 * through (a descriptor, a connection of the object storage) would stay open.
 */
export function fileResponse({ stream }: ReadFile, headers: Record<string, string>, method = 'GET'): Response {
  if (method !== 'HEAD') return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
  stream.destroy();
  return new Response(null, { headers });
}
