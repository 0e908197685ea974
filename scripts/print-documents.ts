/**
 * Prints the demo company's PDF files into `apps/cms/src/seed/documents`. Run by hand after a change of their words:
 *
 *     node scripts/print-documents.ts            all of them
 *     node scripts/print-documents.ts motor      only keys that contain "motor"
 *
 * Needs Chromium at /usr/bin/chromium (or CHROMIUM_PATH) and no network.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { documentTitles } from '../apps/cms/src/seed/documents.ts';
import { allDocuments } from './documents/all-documents.ts';
import { documentPage } from './documents/document-page.ts';

const folder = new URL('../apps/cms/src/seed/documents/', import.meta.url);
const heaviest = 60_000;
const wanted = process.argv[2] ?? '';

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const page = await browser.newPage();
let total = 0;
for (const document of allDocuments) {
  if (!document.key.includes(wanted)) continue;
  const title = documentTitles[document.key];
  if (!title) throw new Error(`documents.ts has no title for ${document.key}`);
  for (const language of ['en', 'ar'] as const) {
    await page.setContent(await documentPage(document, title, language));
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    if (pdf.length > heaviest) console.warn(`${document.key}-${language}: ${pdf.length} bytes, more than ${heaviest}`);
    await writeFile(new URL(`${document.key}-${language}.pdf`, folder), pdf);
    total += pdf.length;
  }
}
await browser.close();

const printed = new Set(allDocuments.flatMap(({ key }) => [`${key}-en.pdf`, `${key}-ar.pdf`]));
for (const name of await readdir(folder)) if (!printed.has(name)) await rm(new URL(name, folder));
const untold = Object.keys(documentTitles).filter((key) => !printed.has(`${key}-en.pdf`));
if (untold.length > 0) throw new Error(`documents.ts names documents that nobody prints: ${untold.join(', ')}`);
console.log(`Printed ${Math.round(total / 1024)} KB.`);
