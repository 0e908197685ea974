import { variantName } from './variants.ts';

/** A picture as it is stored. */
export type StoredPicture = {
  filename?: string | null;
  width?: number | null;
  height?: number | null;
  widths?: unknown;
};

/**
 * The address of a picture with what the site can know of it beforehand: size, widths made, alternative text
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
  }
  if (alt) hints.set('alt', alt);
  const query = hints.size > 0 ? `?${hints}` : '';
  return `/media/${picture.filename}${query}`;
}

export function documentAddress(document: { filename?: string | null }): string | undefined {
  return document.filename ? `/media/${document.filename}` : undefined;
}

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
