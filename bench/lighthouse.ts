import { everyAddress, startDemoSite } from './demo-site.ts';
import { type LighthouseRun, lighthouse, runLighthouse } from './lighthouse-run.ts';
import { table, writePart } from './performance-page.ts';

const runs = 3;
const moreRuns = 6;
/** Below this, Lighthouse itself warns that the machine is too slow for its numbers to count. */
const slowMachine = 1000;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse of a home, a product, a form and a job, both languages, as a phone sees them, and as a desktop does. */
export async function measureLighthouse(): Promise<void> {
  const site = await startDemoSite();
  try {
    const paths = ['/', '/motor-insurance', '/contact-us', `/career-details/${site.job}`];
    const rows: (string | number)[][] = [];
    const issues = new Set<string>();
    let last: LighthouseRun | undefined;
    for (const path of paths.flatMap((one) => [one, one === '/' ? '/ar' : `/ar${one}`])) {
      for (const [device, flags] of [
        ['phone', []],
        ['desktop', ['--preset=desktop']],
      ] as const) {
        // A visitor after the first one: the page is in the page cache, as it is for all but one in a minute.
        await fetch(site.url + path);
        last = await medianRun(`${site.url}${path}`, [...flags]);
        rows.push([path, device, ...categories.map((one) => last?.scores[one] ?? 0), ...metricsOf(last)]);
        for (const fault of last.issues) issues.add(`${fault}: ${path}, ${device}`);
        console.log(rows.at(-1)?.join('  '));
      }
    }
    writePart('lighthouse', [
      `${lighthouse} with its defaults (a slow phone on a slow network, simulated), Chromium ${last?.browser}, production`,
      `build on the demo content; of ${runs} runs the one in the middle.`,
      '',
      ...table([
        ['page', 'device', ...categories, 'first paint', 'largest paint', 'blocked', 'shifted', 'machine'],
        ...rows,
      ]),
      '',
      ...(issues.size
        ? ['Not green:', ...[...issues].map((fault) => `- ${fault}`)]
        : ['No audit of these pages is orange or red.']),
    ]);
  } finally {
    await site.stop();
  }
}

/** A run that the machine was too busy for, or that broke off, is made again: what it says of the page is noise. */
async function medianRun(url: string, flags: string[]): Promise<LighthouseRun> {
  const made: LighthouseRun[] = [];
  const calm = () => made.filter(({ machine }) => machine >= slowMachine);
  for (let tries = 0; calm().length < runs && tries < runs + moreRuns; tries += 1) {
    try {
      made.push(await runLighthouse(url, flags));
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error);
    }
  }
  const counted = calm().length >= runs ? calm() : made;
  const sorted = counted.toSorted((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error(`No run of ${url} ended.`);
  return median;
}

function metricsOf({ fcp, lcp, tbt, cls, machine }: LighthouseRun): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [seconds(fcp), seconds(lcp), `${Math.round(tbt)} ms`, cls.toFixed(3), String(Math.round(machine))];
}

const besideSpeed = ['accessibility', 'best-practices', 'seo'];

/** Everything but speed, once on every route in both languages: what is not 100 is named. */
export async function measureEveryRoute(): Promise<void> {
  const site = await startDemoSite();
  try {
    const short: string[] = [];
    const addresses = await everyAddress(site.job);
    for (const address of addresses) {
      const { scores, issues } = await runLighthouse(`${site.url}${address}`, [
        `--only-categories=${besideSpeed.join()}`,
        '--throttling-method=provided',
      ]);
      const missing = besideSpeed.filter((category) => scores[category] !== 100);
      if (missing.length) short.push(`${address}: ${missing.map((one) => `${one} ${scores[one]}`).join()}, ${issues}`);
      console.log(address, JSON.stringify(scores), issues.join());
    }
    writePart('every route', [
      `${lighthouse}, ${besideSpeed.join(', ')} on ${addresses.length} addresses (every route, both languages): ` +
        (short.length
          ? `${addresses.length - short.length} have 100 in all three; not:`
          : 'all have 100 in all three.'),
      ...short.map((line) => `- ${line}`),
    ]);
  } finally {
    await site.stop();
  }
}
