import { setTimeout as pause } from 'node:timers/promises';
import type { Door } from './stage.ts';

const longestMs = 15_000;

/** Visitors who read every page again and again, one at each door that is open. */
export function startReaders(doors: Door[], paths: string[]) {
  const closed = new Set<string>();
  const failures: string[] = [];
  let pages = 0;
  let isOver = false;
  const read = async ({ name, url }: Door, path: string): Promise<void> => {
    const problem = await problemOf(`${url}${path}`);
    // What a door answers while it is being killed says nothing of the others.
    if (closed.has(name)) return;
    pages += 1;
    if (problem) failures.push(`${name} ${path}: ${problem}`);
  };
  const walk = async (door: Door) => {
    for (const path of paths) await read(door, path);
  };
  const all = Promise.all(
    doors.map(async (door) => {
      for (let place = 0; !isOver; place += 1) {
        if (closed.has(door.name)) await pause(50);
        else await read(door, paths[place % paths.length] ?? '/');
      }
    }),
  );
  return {
    failures,
    get pages() {
      return pages;
    },
    close: (name: string) => void closed.add(name),
    open: (name: string) => void closed.delete(name),
    /** Every page once at every door, beside the others. */
    walk: async () => void (await Promise.all(doors.map(walk))),
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** The pages that the site itself names, in both languages. */
export async function pathsOfSite({ url }: Door): Promise<string[]> {
  const locations = async (address: string) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname);
  };
  const found = await locations(`${url}/sitemap.xml`);
  const parts = found.filter((path) => path.endsWith('.xml'));
  const others = await Promise.all(parts.map((path) => locations(`${url}${path}`)));
  return [...new Set([...found.filter((path) => !path.endsWith('.xml')), ...others.flat()])];
}

async function problemOf(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestMs) });
    const text = await response.text();
    if (response.status !== 200) return `status ${response.status}`;
    return text.includes('</html>') ? undefined : 'cut off';
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return String(cause);
  }
}
