import type { CollectionAfterReadHook } from 'payload';
import { variantName } from './variants.ts';

/** A picture as it is stored. */
export type StoredPicture = {
  filename?: string | null;
  width?: number | null;
  height?: number | null;
  widths?: unknown;
  /** Where the subject is, in percent from the left and the top; the middle when nobody chose. */
  focalX?: number | null;
  focalY?: number | null;
};

/**
 * The address of a picture with what the site can know of it beforehand: size, widths made, focal point, alternative text
 * (docs/decisions/0004-image-hints.md). Drawings have no variants.
 */
export function pictureAddress(picture: StoredPicture, alt: string | undefined): string | undefined {
  if (!picture.filename) return undefined;
  const hints = new URLSearchParams();
  const made = widthsOf(picture);
  if (picture.width && picture.height && made.length > 0) {
    hints.set('w', String(picture.width));
    hints.set('h', String(picture.height));
    hints.set('v', made.join('.'));
    const focus = focusOf(picture);
    if (focus) hints.set('focus', focus);
  }
  if (alt) hints.set('alt', alt);
  const query = hints.size > 0 ? `?${hints}` : '';
  return `/media/${picture.filename}${query}`;
}

/** The chosen point as `75.50`; nothing for the middle, which is what a browser does by itself. */
function focusOf({ focalX, focalY }: StoredPicture): string | undefined {
  const [x, y] = [focalX ?? 50, focalY ?? 50].map(Math.round);
  return x === 50 && y === 50 ? undefined : `${x}.${y}`;
}

/** The address of a document on the site; undefined where its file has no name yet. */
export function documentAddress(document: { filename?: string | null }): string | undefined {
  return document.filename ? `/media/${document.filename}` : undefined;
}

/** In the address of a file that a document had before: the token of a preview of the site as it was then. */
export const asOfParameter = 'as-of';

/** The address at which the bearer of a token for a moment finds a file of that moment. */
export function formerAddress(filename: string, token: string): string {
  return `/media/${filename}?${new URLSearchParams({ [asOfParameter]: token })}`;
}

/** An upload tells the admin where it is served, and not the door of Payload's that is closed (access/own-routes.ts). */
export const withPublicAddress: CollectionAfterReadHook = ({ doc }) =>
  'url' in doc ? { ...doc, url: documentAddress(doc) ?? null } : doc;

/** The smallest variant, for lists in the admin. */
export function thumbnailAddress(doc: Record<string, unknown>): string | null {
  const { filename } = doc;
  if (typeof filename !== 'string') return null;
  const smallest = widthsOf(doc)[0];
  return `/media/${smallest ? variantName(filename, smallest, 'webp') : filename}`;
}

function widthsOf(picture: { widths?: unknown }): number[] {
  return Array.isArray(picture.widths) ? picture.widths.filter((width) => typeof width === 'number') : [];
}
