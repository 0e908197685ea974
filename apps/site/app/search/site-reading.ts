import type { PackedPlaces } from './packed-places.ts';

/** What was read of one path: its places, packed, and under which conditions they stand. */
export type ReadPath = {
  packs: readonly PackedPlaces[];
  /** When reading it began (ms since 1970). */
  readAt: number;
  /** As the service's list of pages had it. */
  updatedAt?: string;
  /** The navigation and the texts that its places were made with. */
  frame: string;
};
/** What was read of the site, in the order in which links and lists led there. */
export type SiteReading = {
  paths: ReadonlyMap<string, ReadPath>;
  /** Paths that could not be read now; what was read of them before stands for them. */
  failed: string[];
  /** Whether nothing is missing, the navigation and the footer included. */
  complete: boolean;
};
/** For whom the site is read. */
export type Reader = {
  /** What was read before, by path; what is read now is put into it at once, so that the next reading goes on from there. */
  known: Map<string, ReadPath>;
  /** Told of the places of each path as soon as they are known. */
  onRead: (packs: readonly PackedPlaces[]) => Promise<void>;
  /** Whether another reading has begun since: this one ends, and nothing is made of it. */
  isSuperseded: () => boolean;
  /** How many pages are asked for at a time. */
  atOnce: number;
};

/** What there is to read: with `listed`, when each listed page was changed, links are not followed. */
export type Wanted = { paths: string[]; listed?: ReadonlyMap<string, string | undefined>; missing?: string[] };
