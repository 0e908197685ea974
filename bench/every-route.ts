import { everyAddress, startDemoSite } from './demo-site.ts';
import { lighthouse, runLighthouse } from './lighthouse-run.ts';
import { writePart } from './performance-page.ts';

const categories = ['accessibility', 'best-practices', 'seo'];

/** Everything but speed, once on every route in both languages: what is not 100 is named. */
export async function measureEveryRoute(): Promise<void> {
  const site = await startDemoSite();
  try {
    const short: string[] = [];
    const addresses = await everyAddress(site.job);
    for (const address of addresses) {
      const { scores, faults } = await runLighthouse(`${site.url}${address}`, [
        `--only-categories=${categories.join()}`,
        '--throttling-method=provided',
      ]);
      const missing = categories.filter((category) => scores[category] !== 100);
      if (missing.length) short.push(`${address}: ${missing.map((one) => `${one} ${scores[one]}`).join()}, ${faults}`);
      console.log(address, JSON.stringify(scores), faults.join());
    }
    writePart('every route', [
      `${lighthouse}, ${categories.join(', ')} on ${addresses.length} addresses (every route, both languages): ` +
        (short.length
          ? `${addresses.length - short.length} have 100 in all three; not:`
          : 'all have 100 in all three.'),
      ...short.map((line) => `- ${line}`),
    ]);
  } finally {
    await site.stop();
  }
}
