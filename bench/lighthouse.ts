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

/** The applications (decision 0022), each where its visitors begin, and the quote where they look longest: at the prices. */
const applications = ['/quote/motor', '/claim', '/find-a-provider', '/visit-visa-planner', '/savings-calculator'];
const prices = '/quote/motor?step=prices';
const answers = { use: 'private', 'car-value': '85000', 'driver-age': '34', 'no-claims': '5', city: 'other' };

/** Lighthouse of every application, both languages, as a phone sees it. */
export async function measureApplications(): Promise<void> {
  const site = await startDemoSite();
  const cookie = `quote-motor=${Buffer.from(JSON.stringify(answers)).toString('base64url')}`;
  try {
    const rows: (string | number)[][] = [];
    for (const path of [...applications, prices].flatMap((one) => [one, `/ar${one}`])) {
      await fetch(site.url + path);
      const flags = path.endsWith(prices) ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : [];
      const run = await medianRun(`${site.url}${path}`, flags);
      rows.push([path, ...categories.map((one) => run.scores[one] ?? 0), ...metricsOf(run)]);
      console.log(rows.at(-1)?.join('  '), run.issues.join());
    }
    writePart('applications', [
      `${lighthouse} with its defaults; of ${runs} runs the one in the middle. The prices are one visitor's and closed to search engines.`,
      '',
      ...table([
        ['application', ...categories, 'first paint', 'largest paint', 'blocked', 'shifted', 'machine'],
        ...rows,
      ]),
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

/** One run; where it breaks off, as on a machine that does other things as well, a second and a third. */
async function runThatEnds(url: string, flags: string[], tries = 3): Promise<LighthouseRun> {
  return runLighthouse(url, flags).catch((error: unknown) => {
    if (tries <= 1) throw error;
    console.warn(error instanceof Error ? error.message : error);
    return runThatEnds(url, flags, tries - 1);
  });
}

const besideSpeed = ['accessibility', 'best-practices', 'seo'];

/** Everything but speed, once on every route in both languages: what is not 100 is named. */
export async function measureEveryRoute(): Promise<void> {
  const site = await startDemoSite();
  try {
    const short: string[] = [];
    const addresses = await everyAddress(site.job);
    for (const address of addresses) {
      const { scores, issues } = await runThatEnds(`${site.url}${address}`, [
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
