import type { CollectionBeforeOperationHook } from 'payload';
import { sha256 } from '../digests.ts';
import { cropIn } from './upload-edits.ts';

/**
 * Puts a digest of the content into the name of an uploaded file: an address never changes what it shows, so it
 * can be cached for ever. The name's own words stay, in small Latin letters. What is cropped as it comes in is another file than the
 * whole one.
 */
export const immutableFileName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update')) {
    const { name, data } = req.file;
    const crop = cropIn(req);
    const content = crop ? Buffer.concat([data, Buffer.from(JSON.stringify(crop))]) : data;
    req.file.name = withDigest(namedByContent(name, data), content);
  }
  return args;
};

/**
 * What is kept as it comes is served by its ending, so it has that of what it is: a PDF called `report`, or a drawing called
 * `logo.png`, was taken and then found at no address. All other pictures become WebP.
 */
function namedByContent(fileName: string, content: Buffer): string {
  const begins = content.subarray(0, 100).toString('latin1');
  const ending = begins.startsWith('%PDF-') ? '.pdf' : /^(?:\u00EF\u00BB\u00BF)?\s*</.test(begins) ? '.svg' : '';
  return fileName.toLowerCase().endsWith(ending) ? fileName : `${fileName}${ending}`;
}

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
