import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SearchEntry } from './search-entry.ts';

/** Some places of the site, compressed: their texts are asked for by those that are shown alone (decision 0052). */
export type PackedPlaces = Buffer;

/** The same places give the same bytes. */
export function packPlaces(entries: readonly SearchEntry[]): PackedPlaces {
  const deflated = deflateRawSync(JSON.stringify(entries));
  // What zlib gives is the beginning of a block of 16 KB, which would be kept whole.
  const packed = Buffer.allocUnsafeSlow(deflated.length);
  deflated.copy(packed);
  return packed;
}

/** What {@link packPlaces} was given, in its order. */
export function unpackPlaces(packed: PackedPlaces): SearchEntry[] {
  return JSON.parse(inflateRawSync(packed).toString()) as SearchEntry[];
}
