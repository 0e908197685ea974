import { performance } from 'node:perf_hooks';
import { everyMeasured, type Measured, memoryOfSite } from './measured.ts';
import type { Pair } from './service-pair.ts';

/** p50 and p99 in ms. */
type Times = { p50: number; p99: number };
export type Compared = { measured: Measured; demo: Times; grown: Times };
export type Comparison = { rows: Compared[]; memory: { demo: number; grown: number } };

/**
 * Asks two pairs for the same, in turn, so that what else the machine does is the same for both.
 *
 * @param often how many times each; the slow ones a fifth of that
 */
export async function compare(demo: Pair, grown: Pair, often: number): Promise<Comparison> {
  const rows: Compared[] = [];
  for (const measured of everyMeasured) {
    const turns = measured.isSlow ? Math.ceil(often / 5) : often;
    const times: { demo: number[]; grown: number[] } = { demo: [], grown: [] };
    // The first turns warm the compiler and the caches of the database up.
    const warming = Math.ceil(turns / 10);
    for (let turn = -warming; turn < turns; turn += 1) {
      const [of, on] = [await timeOf(measured, demo, turn + warming), await timeOf(measured, grown, turn + warming)];
      if (turn < 0) continue;
      times.demo.push(of);
      times.grown.push(on);
    }
    rows.push({ measured, demo: timesOf(times.demo), grown: timesOf(times.grown) });
    console.log(measured.name, JSON.stringify(rows.at(-1)?.demo), JSON.stringify(rows.at(-1)?.grown));
  }
  return { rows, memory: { demo: await memoryOfSite(demo), grown: await memoryOfSite(grown) } };
}

/** Waits until both sites have read what they search in, as far as they do. */
export async function untilSearchable(...pairs: Pair[]): Promise<void> {
  for (const { site } of pairs)
    for (const language of ['', '/ar']) {
      // A word that only the last reading can say no to: it is answered when all is read.
      for (let tries = 0; tries < 60; tries += 1) {
        const { status } = await fetch(`${site.url}${language}/search?q=qqqqqqqq`);
        if (status === 200) break;
      }
    }
}

async function timeOf(measured: Measured, pair: Pair, turn: number): Promise<number> {
  await measured.before?.(pair);
  const began = performance.now();
  await measured.call(pair, turn);
  return performance.now() - began;
}

function timesOf(values: number[]): Times {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}
