import type { Field, FieldKind, Fields } from '@insurer/contract/fields.ts';
import type { Language } from '@insurer/contract/language.ts';
import { sectionNames, sections } from '@insurer/contract/sections/sections.ts';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { richText } from '../test-content.ts';

type Uploads = { picture: number; document: number };
type Value = (language: Language, uploads: Uploads) => unknown;

/** A value of each kind as an editor types it; lists of social links are fields of their own in the editor. */
const values: Record<FieldKind, Value> = {
  text: (language) => `Words in ${language}`,
  stripped: (language) => `Words in ${language}`,
  html: (language) => richText(`Words in ${language}`),
  image: (_, { picture }) => picture,
  file: (_, { document }) => document,
  link: () => '/claims',
  choose: (_, { document }) => ({ type: 'file', file: document }),
  phone: () => '+966 11 200 0140',
  email: () => 'care@example.com',
  socials: () => undefined,
  quarters: (_, { document }) => [{ name: 'Q1', file: document }],
  map: () => 'https://maps.example/here',
  verdict: () => 'covered',
  pageNumber: (language) => (language === 'en' ? 2 : 3),
};

/** Publishes a page that has every section of the contract, each with all of its fields in both languages. */
export async function publishPageOfEverySection(payload: Payload, name: string): Promise<void> {
  const uploads = await upload(payload);
  const data = (language: Language) => ({
    name,
    title: `Every section, ${language}`,
    sections: sectionNames.map((section, index) => ({
      id: rowId(index),
      blockType: section,
      ...filled(sections[section].content, language, uploads),
      items: [{ id: rowId(100 + index), ...filled(sections[section].item, language, uploads) }],
    })),
    _status: 'published',
  });
  // Filled by the field tables, so that the compiler cannot see that they are blocks.
  const created = await payload.create({ collection: 'pages', locale: 'en', data: data('en') as never });
  await payload.update({ collection: 'pages', id: created.id, locale: 'ar', data: data('ar') as never });
}

async function upload(payload: Payload): Promise<Uploads> {
  const background = { width: 300, height: 200, channels: 3, background: '#0e5a4a' } as const;
  const picture = await sharp({ create: background }).png().toBuffer();
  const pdf = Buffer.from('%PDF-1.7\nxref\n%%EOF\n');
  const media = await payload.create({
    collection: 'media',
    data: { alt: 'Office' },
    file: { data: picture, name: 'office.png', mimetype: 'image/png', size: picture.length },
  });
  const document = await payload.create({
    collection: 'documents',
    data: {},
    file: { data: pdf, name: 'report.pdf', mimetype: 'application/pdf', size: pdf.length },
  });
  return { picture: media.id, document: document.id };
}

function filled(table: Fields, language: Language, uploads: Uploads): Record<string, unknown> {
  const entries = Object.entries<Field>(table).map(([key, { kind }]) => [key, values[kind](language, uploads)]);
  return Object.fromEntries(entries);
}

const rowId = (number: number) => String(number).padStart(24, '0');
