import { directionOf } from '@insurer/contract/language.ts';
import { company } from '@insurer/demo-content/company.ts';
import type { Both } from '@insurer/demo-content/content-types.ts';
import { theme } from '@insurer/theme/brand.ts';
import subsetFont from 'subset-font';
import { palm } from '../draw/palette.ts';
import { fontSource } from '../font-source.ts';
import type { Part, PrintedDocument } from './printed-document.ts';

type Language = keyof Both;

const { colours, printedQuiet } = theme;

const footer: Both = {
  en: 'Demonstration document of an invented company. It gives no insurance cover.',
  ar: 'مستند توضيحي لشركة افتراضية ولا يمنح أي تغطية تأمينية.',
};

/** The HTML that Chromium prints: A4, complete in itself, fonts inside, right to left in Arabic. */
export async function documentPage(document: PrintedDocument, title: Both, language: Language): Promise<string> {
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escaped(title[language])}</title>
<style>${await fontFaces()}${style(language)}</style></head>
<body>
<header><p class="mark">${company.name[language]}</p>${triangles}</header>
<h1>${words(title[language])}</h1>
<p class="edition">${words(document.edition[language])}</p>
${document.parts.map((part) => rendered(part, language)).join('\n')}
<section class="contact"><p>${words(contact(language))}</p></section>
</body></html>`;
}

function contact(language: Language): string {
  const { legalName, address, tollFree, careEmail, commercialRegistration, regulatedBy } = company;
  const lines: Both = {
    en: `${legalName.en}, ${address.en}. Commercial registration ${commercialRegistration}. Toll-free ${tollFree}, ${careEmail}. ${regulatedBy.en}`,
    ar: `${legalName.ar}، ${address.ar}. السجل التجاري ${commercialRegistration}. الرقم المجاني ${tollFree}، البريد الإلكتروني ${careEmail}. ${regulatedBy.ar}`,
  };
  return lines[language];
}

function rendered(part: Part, language: Language): string {
  if ('heading' in part) return `<h2>${words(part.heading[language])}</h2>`;
  if ('subheading' in part) return `<h3>${words(part.subheading[language])}</h3>`;
  if ('text' in part) return `<p>${words(part.text[language])}</p>`;
  if ('markdown' in part) return markdown(part.markdown[language]);
  if ('blanks' in part) return blanks(part.blanks.map((label) => label[language]));
  if ('points' in part) return `<ul>${part.points.map((point) => `<li>${words(point[language])}</li>`).join('')}</ul>`;
  const { head, rows, numeric } = part.table;
  const cells = (tag: string, row: Both[]) => row.map((cell) => `<${tag}>${words(cell[language])}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table${numeric ? ' class="numeric"' : ''}><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}

/** The few marks that content pages use: paragraphs, lists, bold and links, of which only the words are printed. */
function markdown(source: string): string {
  const plain = source.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
  return plain
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n').filter(Boolean);
      const items = lines.map((line) => line.replace(/^(?:[-*]|\d+\.)\s+/, ''));
      if (items.every((item, place) => item !== lines[place]))
        return `<ul>${items.map((item) => `<li>${words(item)}</li>`).join('')}</ul>`;
      return `<p>${lines.map((line) => words(line.replace(/^#+\s*/, ''))).join('<br>')}</p>`;
    })
    .join('');
}

function blanks(labels: string[]): string {
  return `<table class="blanks"><tbody>${labels.map((label) => `<tr><th scope="row">${words(label)}</th><td></td></tr>`).join('')}</tbody></table>`;
}

/** Phone numbers, dates and amounts keep their own order inside an Arabic line. */
function words(text: string): string {
  return escaped(text).replace(/[+(−]?\d[\d ,./%-]*[\d%)]/g, '<bdi dir="ltr">$&</bdi>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const triangles = `<svg viewBox="0 0 240 8" aria-hidden="true"><path fill="${palm}" d="${Array.from(
  { length: 24 },
  (_, place) => `M${place * 10} 8l5-8 5 8z`,
).join('')}"/></svg>`;

function style(language: Language): string {
  const arabic = language === 'ar';
  return `
@page { size: A4; margin: 20mm 19mm 22mm;
  @bottom-left { content: ${arabic ? 'counter(page)' : `"${footer.en}"`}; font: 400 8pt Plex; color: ${printedQuiet}; }
  @bottom-right { content: ${arabic ? `"${footer.ar}"` : 'counter(page)'}; font: 400 8pt Plex; color: ${printedQuiet}; } }
body { font: 400 ${arabic ? '11pt/1.75' : '10.5pt/1.5'} Plex; color: ${colours.text}; margin: 0; }
header { margin-block-end: 9mm; }
.mark { font-weight: 600; font-size: 15pt; color: ${colours.action}; margin: 0 0 2mm; }
header svg { width: 60mm; display: block; }
h1 { font-size: 20pt; line-height: 1.3; font-weight: 600; margin: 0; color: ${colours.surfaceDark}; }
h2 { font-size: 13pt; font-weight: 600; color: ${colours.action}; margin: 7mm 0 2mm; break-after: avoid; }
bdi { white-space: nowrap; }
h3 { font-size: 1em; font-weight: 600; margin: 3mm 0 .5mm; break-after: avoid; }
.edition { color: ${printedQuiet}; margin: 1mm 0 5mm; }
p { margin: 0 0 2.5mm; orphans: 2; widows: 2; }
ul { margin: 0 0 3mm; padding-inline-start: 6mm; }
li { margin-block-end: 1mm; }
table { border-collapse: collapse; width: 100%; margin: 2mm 0 5mm; font-size: .94em; }
th, td { text-align: start; vertical-align: top; padding: 1.6mm 2mm; border-block-end: .3mm solid ${colours.line}; }
th { font-weight: 600; background: ${colours.surfaceBand}; }
tr { break-inside: avoid; }
.numeric { break-inside: avoid; }
.numeric :is(th, td):not(:first-child) { text-align: right; white-space: nowrap; }
.blanks th { width: 38%; }
.blanks :is(th, td) { height: 7mm; }
.contact { margin-block-start: 8mm; padding-block-start: 3mm; border-block-start: .3mm solid ${colours.line}; font-size: .86em; color: ${printedQuiet}; break-inside: avoid; }`;
}

const scripts = {
  latin: {
    characters: `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…−`,
    range: 'U+0000-00FF, U+2000-206F, U+2212',
  },
  arabic: { characters: characters(0x600, 0x6ff), range: 'U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC' },
};

let faces: Promise<string> | undefined;

/** Two weights in two scripts; Chromium keeps only the glyphs that a document uses. */
function fontFaces(): Promise<string> {
  faces ??= Promise.all(
    (['latin', 'arabic'] as const).flatMap((script) => [400, 600].map((weight) => fontFace(script, weight))),
  ).then((all) => all.join(''));
  return faces;
}

async function fontFace(script: keyof typeof scripts, weight: number): Promise<string> {
  const { characters, range } = scripts[script];
  // Screens of 1995 needed hints; in a PDF they are a third of the font's weight.
  const font = await subsetFont(fontSource.read(weight), characters, { targetFormat: 'sfnt', noHinting: true });
  const address = `data:font/ttf;base64,${font.toString('base64')}`;
  return `@font-face { font-family: Plex; font-weight: ${weight}; src: url(${address}); unicode-range: ${range}; }`;
}

function characters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
}
