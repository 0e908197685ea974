/**
 * Prints the demo company's PDF files into `packages/demo-content/src/documents`. Run by hand after a change of their words:
 *
 *     node scripts/print-documents.ts            all of them
 *     node scripts/print-documents.ts motor      only keys that contain "motor"
 *
 * Needs Chromium at /usr/bin/chromium (or CHROMIUM_PATH) and no network.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { documentTitles } from '@insurer/demo-content/documents.ts';
import { chromium } from '@playwright/test';
import { allDocuments } from './documents/all-documents.ts';
import { documentPage } from './documents/document-page.ts';
import { documentsOnPages } from './documents/seed-pages.ts';
import { smallerPdf } from './documents/smaller-pdf.ts';

const folder = new URL('../packages/demo-content/src/documents/', import.meta.url);
const heaviest = 75_000;
const wanted = process.argv[2] ?? '';

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // The headless shell would set each letter on a whole pixel, and blanks in Arabic would all but close.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage();
let total = 0;
const documents = await allDocuments();
for (const document of documents) {
  if (!document.key.includes(wanted)) continue;
  const title = documentTitles[document.key];
  if (!title) throw new Error(`documents.ts has no title for ${document.key}`);
  for (const language of ['en', 'ar'] as const) {
    await page.setContent(await documentPage(document, title, language));
    await page.evaluate('document.fonts.ready');
    const pdf = smallerPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }));
    // The lists of the network hold hundreds of providers each.
    if (pdf.length > heaviest && !document.key.startsWith('medical-network'))
      console.warn(`${document.key}-${language}: ${pdf.length} bytes, more than ${heaviest}`);
    await writeFile(new URL(`${document.key}-${language}.pdf`, folder), pdf);
    total += pdf.length;
  }
}
await browser.close();

const printed = new Set(documents.flatMap(({ key }) => [`${key}-en.pdf`, `${key}-ar.pdf`]));
for (const name of await readdir(folder)) if (!printed.has(name)) await rm(new URL(name, folder));

const missing = (await documentsOnPages()).filter((key) => !printed.has(`${key}.pdf`));
if (missing.length > 0) throw new Error(`Pages name documents that documents.ts does not list: ${missing.join(', ')}`);
console.log(`Printed ${Math.round(total / 1024)} KB.`);
