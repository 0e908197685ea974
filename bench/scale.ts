import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDemoContent } from '../e2e/whole-content.ts';
import { table, writePart } from './performance-page.ts';
import { sendFirstCases } from './scale/first-cases.ts';
import { growthOf, type Sizes } from './scale/growth.ts';
import { type Series, scalePlot } from './scale/plot.ts';
import { type Place, postgresPlace, sqlitePlace } from './scale/service-pair.ts';
import { type Comparison, compare, untilSearchable } from './scale/turns.ts';

const whole: Sizes = {
  pages: 5_000,
  jobs: 2_000,
  media: 10_000,
  documents: 10_000,
  service_requests: 160_000,
  messages: 40_000,
};
const databases = { SQLite: sqlitePlace, PostgreSQL: postgresPlace };
const picture = join(import.meta.dirname, '../docs/pictures/cost-against-size.svg');

/**
 * What reading, searching and handling costs with much content against the demo content, on both databases, each pair of
 * measures in the same minute. With `--small` a fiftieth of it, which is for trying and changes no page.
 */
export async function measureScale(): Promise<void> {
  const options = {
    small: { type: 'boolean', default: false },
    on: { type: 'string', multiple: true },
    often: { type: 'string', default: '200' },
    shares: { type: 'string', default: '0.04,0.2,1' },
  } as const;
  const { values } = parseArgs({ options, allowPositionals: true });
  await prepareDemoContent();
  const series: Series[] = [];
  // Of the whole, one after the other in the same database.
  const shares = values.small ? [0.02] : values.shares.split(',').map(Number);
  for (const [name, open] of Object.entries(databases)) {
    if (values.on && !values.on.includes(name)) continue;
    series.push({
      database: name,
      points: await measureGrowing(open, shares, values.small ? 20 : Number(values.often)),
    });
  }
  if (values.small) return;
  writeFileSync(picture, scalePlot(series));
  writePart('scale', [`Each ${values.often} times, the slow ones a fifth of that.`, '', ...linesOf(series)]);
}

async function measureGrowing(open: () => Promise<Place>, shares: number[], often: number): Promise<Series['points']> {
  const place = await open();
  const points: Series['points'] = [];
  const first = await place.start();
  await sendFirstCases(first.cms.url);
  await first.stop();
  const grownPlace = await place.copy();
  const demo = await place.start();
  try {
    let before = 0;
    for (const share of shares) {
      grow(place, grownPlace, before, share);
      before = share;
      const grown = await grownPlace.start();
      await untilSearchable(demo, grown);
      const comparison = await compare(demo, grown, often).finally(grown.stop);
      points.push({ share, comparison });
    }
  } finally {
    await demo.stop();
    await grownPlace.remove();
    await place.remove();
  }
  return points;
}

/** Adds the copies that are missing between two shares of the whole. */
function grow(demo: Place, grown: Place, from: number, to: number): void {
  const began = Date.now();
  const copies = Object.entries(whole).map(([root, wanted]) => {
    const there = demo.database.count(root);
    const until = (share: number) => Math.max(0, Math.round((wanted * share) / there) - 1);
    return [root, { first: until(from) + 1, last: until(to) }] as const;
  });
  const growing = copies.filter(([, { first, last }]) => last >= first);
  grown.database.run(growthOf(grown.database, grown.database.tables(), Object.fromEntries(growing)));
  const sizes = Object.keys(whole).map((root) => `${root} ${grown.database.count(root)}`);
  console.log(`grown in ${Math.round((Date.now() - began) / 1000)} s: ${sizes.join(', ')}`);
}

function linesOf(series: Series[]): string[] {
  const named = Object.entries(whole).map(([root, count]) => `${count.toLocaleString('en')} ${root.replace('_', ' ')}`);
  return [
    `Demo content against ${named.join(', ')}. Bold is over its limit.`,
    '',
    '![Cost against size](pictures/cost-against-size.svg)',
    ...series.flatMap(({ database, points }) => {
      const last = points.at(-1)?.comparison;
      return last ? ['', `On ${database}; memory of the site ${memoryOf(last)}:`, '', ...table(rowsOf(last))] : [];
    }),
  ];
}

function memoryOf({ memory }: Comparison): string {
  return `${memory.demo} MB with the demo content, ${memory.grown} MB with all of it (limit 300 MB)`;
}

function rowsOf({ rows }: Comparison): string[][] {
  const body = rows.map(({ measured, demo, grown }) => {
    const { limit } = measured;
    const ratio = grown.p99 / demo.p99;
    const isOver = 'ms' in limit ? grown.p99 > limit.ms : ratio > limit.times;
    const said = 'ms' in limit ? `${grown.p99.toFixed(0)} ms` : `${ratio.toFixed(1)} ×`;
    const asked = 'ms' in limit ? `${limit.ms.toLocaleString('en')} ms` : `${limit.times} ×`;
    const times = [demo, grown].map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`);
    const usual = `${(grown.p50 / demo.p50).toFixed(1)} ×`;
    return [measured.name, ...times, usual, isOver ? `**${said}**` : said, asked];
  });
  return [['what', 'demo, p50 / p99', 'grown, p50 / p99', 'p50', 'p99', 'limit of the p99'], ...body];
}
