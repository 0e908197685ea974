import { parseArgs } from 'node:util';
import { prepareDemoContent } from '../e2e/whole-content.ts';
import { formExample } from '../packages/contract/src/examples/form-examples.ts';
import { complaint } from '../packages/contract/src/forms/complaint.ts';
import { contactUs } from '../packages/contract/src/forms/contact-us.ts';
import { everyAddress, firstJob } from './demo-site.ts';
import { table, writePart } from './performance-page.ts';
import { memoryOfSite } from './scale/measured.ts';
import { type Pair, sqlitePlace } from './scale/service-pair.ts';

/** In each round, beside every page, every picture in every size and every social picture. */
const perRound = { searches: 50, forms: 100 };
const atOnce = 8;
const words = ['motor', 'claim', 'jeddah', 'tow truck', 'visa', 'تأمين', 'السيارات', 'مطالبه', 'شكوى', 'zzzz'];
const forms = [complaint, contactUs].map((form) => ({ path: `/${form.path}`, fields: formExample(form) }));

/** What the site's process holds after each round of everything that visitors do; `--minutes=60` for an hour of it. */
export async function measureMixedUse(): Promise<void> {
  const options = { minutes: { type: 'string', default: '10' } } as const;
  const { values } = parseArgs({ options, allowPositionals: true, strict: false });
  const minutes = Number(values.minutes);
  await prepareDemoContent();
  const place = await sqlitePlace();
  const pair = await place.start();
  const held: number[] = [];
  const asked = { pages: 0, pictures: 0, searches: 0, forms: 0 };
  try {
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; ) {
      await round(pair, asked);
      held.push(await memoryOfSite(pair));
      console.log(`round ${held.length}: ${held.at(-1)} MB`);
    }
  } finally {
    await pair.stop();
    await place.remove();
  }
  const [half, last] = [held[Math.floor(held.length / 2)], held.at(-1)];
  const said = Object.entries(asked).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  writePart('mixed use', [
    `${minutes} minutes, ${held.length} rounds: ${said.join(', ')}.`,
    '',
    ...table([
      ['memory of the site', 'measured', 'budget'],
      ['after the first round', `${held[0]} MB`, ''],
      ['half way', `${half} MB`, ''],
      ['at the end', `${last} MB`, 'under 250 MB'],
      ['at most, after a round', `${Math.max(...held)} MB`, 'under 250 MB'],
    ]),
  ]);
}

type Asked = Record<'pages' | 'pictures' | 'searches' | 'forms', number>;

async function round({ site }: Pair, asked: Asked): Promise<void> {
  const pictures = new Set<string>();
  const addresses = await everyAddress(await firstJob(site.url));
  await inTurns(addresses, async (address) => {
    for (const picture of picturesIn(await textOf(site.url + address))) pictures.add(picture);
  });
  await inTurns([...pictures], (picture) => textOf(new URL(picture, site.url).href));
  // Each language has an index of its own.
  const searches = Array.from({ length: perRound.searches }, (_, at) => {
    const prefix = at % 2 ? '/ar' : '';
    return `${prefix}/search?q=${encodeURIComponent(`${words[at % words.length]} ${at}`)}`;
  });
  await inTurns(searches, (path) => textOf(`${site.url}${path}`));
  const sent = Array.from({ length: perRound.forms }, (_, at) => forms[at % forms.length]);
  await inTurns(sent, (form) => form && send(site.url, form.path, form.fields));
  asked.pages += addresses.length;
  asked.pictures += pictures.size;
  asked.searches += searches.length;
  asked.forms += sent.length;
}

async function inTurns<Item>(items: Item[], act: (item: Item) => Promise<unknown> | undefined): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Pictures of a page in all of their sizes, and the one that is shared. */
function picturesIn(html: string): string[] {
  const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  );
  const shared = [...html.matchAll(/property="og:image" content="([^"]+)"/g)].map(([, address = '']) => address);
  return [...sets, ...shared].map((address) => address.replaceAll('&amp;', '&')).filter(Boolean);
}

/** As a browser without scripts sends it. Where the machine is too busy for an answer in time, a visitor presses once more. */
async function send(siteUrl: string, path: string, fields: Record<string, string>, triesLeft = 9): Promise<void> {
  const body = new URLSearchParams({ ...fields, filled_for: '5000' });
  const response = await fetch(siteUrl + path, { method: 'POST', headers: { origin: siteUrl }, body });
  await response.arrayBuffer();
  if (response.status === 503 && triesLeft > 0) return send(siteUrl, path, fields, triesLeft - 1);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
}
