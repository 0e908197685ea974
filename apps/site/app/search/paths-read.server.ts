import { setImmediate } from 'node:timers/promises';
import { ContentDependencies } from '#app/content/content-dependencies.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { contentKeys } from '#app/content/content-keys.ts';
import type { View } from '#app/view.ts';
import { type PackedPlaces, packPlaces } from './packed-places.ts';
import type { SearchEntry } from './search-entry.ts';
import type { Reader, ReadPath, Wanted } from './site-reading.ts';

/** What is not there by then is left to the next reading. */
const onePageMs = 7_600;
export const failure = Symbol('failure');

/** What one reading of the site keeps of each path, and what failed of it. */
export class PathsRead {
  readonly base: View;
  readonly reader: Reader;
  readonly listed: Wanted['listed'];
  readonly failed: string[] = [];
  /** Of so many paths the places are known. */
  count = 0;
  readonly #frame: string;

  /** @param base of which header and settings were read */
  constructor(base: View, listed: Wanted['listed'], reader: Reader) {
    this.base = base;
    this.listed = listed;
    this.reader = reader;
    this.#frame = frameOf(base.dependencies);
  }

  /** What was read of a path before, where the navigation and the texts around it are the same. */
  before(path: string): ReadPath | undefined {
    const known = this.reader.known.get(path);
    return known?.frame === this.#frame ? known : undefined;
  }

  /**
   * Reads what stands at a path, in time of its own and with dependencies of its own: together they would hold every page of
   * the site. {@link failure} where it could not be read.
   */
  async attempt<Value>(path: string, read: (view: View) => Promise<Value>): Promise<Value | typeof failure> {
    try {
      return await read({ ...withTime(this.base), dependencies: new ContentDependencies() });
    } catch (error) {
      // The content store has logged it.
      if (!(error instanceof ContentFailure)) throw error;
      this.failed.push(path);
      return failure;
    }
  }

  /**
   * @param readAt when reading them began
   * @param entries the places of the path, in parts that are packed together
   */
  async keep(path: string, readAt: number, entries: readonly SearchEntry[][]): Promise<void> {
    const { known, onRead } = this.reader;
    const before = known.get(path)?.packs ?? [];
    const packed: PackedPlaces[] = [];
    for (const some of entries) {
      packed.push(packPlaces(some));
      await setImmediate();
    }
    const isAsBefore = packed.length === before.length && packed.every((pack, at) => before[at]?.equals(pack));
    // What says the same is the same: the index then need not be made anew.
    const packs = isAsBefore ? before : packed;
    known.set(path, { packs, readAt, updatedAt: this.listed?.get(path), frame: this.#frame });
    this.count += 1;
    await onRead(packs);
  }
}

/** A view of which the reading of one page may not take longer than it should. */
export function withTime(base: View): View {
  return { ...base, deadline: Math.min(base.deadline, Date.now() + onePageMs) };
}

/** Of the answers that stand around every page. */
function frameOf({ all }: ContentDependencies): string {
  const frames = [contentKeys.headers.key, contentKeys.siteSettings.key];
  return all
    .filter(({ key }) => frames.some((frame) => frame === key))
    .map(({ key, version }) => `${key} ${version}`)
    .sort()
    .join(' ');
}
