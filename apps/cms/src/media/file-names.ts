import type { CollectionBeforeOperationHook } from 'payload';
import { sha256 } from '../digests.ts';

/**
 * Puts a digest of the content into the name of an uploaded file: an address never changes what it shows, so it
 * can be cached for ever. The name's own words stay, in small Latin letters.
 */
export const immutableFileName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update')) {
    req.file.name = withDigest(req.file.name, req.file.data);
  }
  return args;
};

/** `Our Office.PNG` with its content becomes `our-office-1f8a0c3d.png`. */
export function withDigest(fileName: string, content: Buffer): string {
  // Not `extname`: of a name in Arabic nothing but the extension may be left when it arrives here.
  const extension = /\.[a-z0-9]+$/.exec(fileName.toLowerCase())?.[0] ?? '';
  const words = fileName.slice(0, fileName.length - extension.length).toLowerCase();
  const slug =
    words
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|(?<!-)-+$/g, '')
      .slice(0, 60) || 'file';
  const digest = sha256(content).slice(0, 8);
  return slug.endsWith(digest) ? `${slug}${extension}` : `${slug}-${digest}${extension}`;
}
