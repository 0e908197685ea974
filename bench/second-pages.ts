import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { everyAddress, startDemoSite } from './demo-site.ts';
import { measurePagesAhead } from './pages-ahead.ts';
import { table, writePart } from './performance-page.ts';

type Sizes = { address: string; gzip: number; br: number; dcz: number };

/**
 * Bytes of every page's HTML for a first view, and for whoever has seen a page in that language before; and how long after a click a page
 * is shown that was fetched ahead, or was not (decision 0048).
 */
export async function measureSecondPages(): Promise<void> {
  const site = await startDemoSite();
  try {
    const dictionaries = { en: await dictionaryOf(site.url, 'en'), ar: await dictionaryOf(site.url, 'ar') };
    const pages: Sizes[] = [];
    for (const address of await everyAddress(site.job)) {
      const { hash } = /^\/ar(\/|$)/.test(address) ? dictionaries.ar : dictionaries.en;
      const size = async (encoding: string, held: Record<string, string> = {}) => {
        const { length } = await raw(site.url + address, { 'accept-encoding': encoding, ...held });
        return length;
      };
      const dictionary = { 'available-dictionary': hash };
      pages.push({
        address,
        gzip: await size('gzip'),
        br: await size('br'),
        dcz: await size('br, dcz', dictionary),
      });
    }
    const clicks = await measurePagesAhead(site.url);
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    const sorted = pages.toSorted((a, b) => b.dcz - a.dcz);
    writePart('second pages', [
      'Kilobytes of the HTML without headers, largest second pages first. The dictionary, fetched once when the browser has',
      `nothing else to do, has ${kilobytes(dictionaries.en.bytes)} KB in English and ${kilobytes(dictionaries.ar.bytes)} KB in Arabic (brotli).`,
      'What holds a visitor’s own is not packed by what others have seen: it costs the same each time.',
      '',
      ...table([
        ['page', 'gzip', 'brotli', 'as a second page'],
        ...sorted.map(({ address, gzip, br, dcz }) => [address, kilobytes(gzip), kilobytes(br), kilobytes(dcz)]),
      ]),
      '',
      `From the click on a link to the frame that shows its page, in Chromium, ${clicks[0]?.count ?? 0} links of each kind; a line that`,
      'is far away takes 150 ms for each way there and back.',
      '',
      ...table([
        ['line', 'page', 'the one in the middle', '95 of 100', 'the slowest'],
        ...clicks.map(({ line, page, p50, p95, slowest }) => [line, page, ...[p50, p95, slowest].map(milliseconds)]),
      ]),
    ]);
  } finally {
    await site.stop();
  }
}

const milliseconds = (time: number) => `${Math.round(time)} ms`;

async function dictionaryOf(siteUrl: string, language: string): Promise<{ hash: string; bytes: number }> {
  const address = `${siteUrl}/_dictionary/${language}`;
  const content = await raw(address, { 'accept-encoding': 'identity' });
  const packed = await raw(address, { 'accept-encoding': 'br' });
  return { hash: `:${createHash('sha256').update(content).digest('base64')}:`, bytes: packed.length };
}

/** The bytes as they travel: `fetch` would unpack them. */
async function raw(address: string, headers: Record<string, string>): Promise<Buffer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject);
  });
  return buffer(response);
}
