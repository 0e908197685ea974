import { readFileSync } from 'node:fs';
import { directionOf, languages } from '@insurer/contract/language.ts';
import { expect, test } from 'vitest';
import { allDocuments } from './documents/all-documents.ts';
import { pdfPages } from './documents/pdf-pages.ts';
import { textsOfPart } from './documents/printed-document.ts';

const folder = new URL('../packages/demo-content/src/documents/', import.meta.url);
const documents = new Map((await allDocuments()).map((document) => [document.key, document]));

/** A vowel sign is drawn by itself, and parts the letters around it in the PDF. */
const vowelSign = /[\u064b-\u0652]/;

/** Letters and digits alone: lines of a PDF break where they like. */
function comparable(text: string): string {
  return text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}

// A page changes and the file that says the same is printed by hand (scripts/print-documents.ts).
for (const language of languages) {
  test.each([...documents.keys()])(`%s is printed with the words that its parts have now (${language})`, (key) => {
    const { edition, parts } = documents.get(key) ?? { edition: { en: '', ar: '' }, parts: [] };
    const file = readFileSync(new URL(`${key}-${language}.pdf`, folder));
    const printed = pdfPages(file, directionOf(language)).map(comparable).join(' ');
    const texts = [edition, ...parts.flatMap(textsOfPart)].map((text) => text[language].replace(/\]\([^)]*\)/g, ']'));
    const words = new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{N}\p{M}]+/u)));
    const missing = [...words].filter((word) => !vowelSign.test(word) && !printed.includes(comparable(word)));
    expect(missing).toEqual([]);
  });
}
