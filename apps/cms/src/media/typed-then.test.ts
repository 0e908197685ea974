import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { withTypedThen } from './typed-then.ts';

const edition = { filename: 'a.pdf', until: '2026-02-01T00:00:00Z' };
const document = { id: 1, filename: 'b.pdf', editions: [edition], createdAt: '2026-01-01T00:00:00Z' };
// Only documents are asked for.
const payload = { db: { find: async () => ({ docs: [document] }) } } as unknown as Payload;
const then = { moment: Date.parse('2026-01-15T00:00:00Z'), token: 'secret' };
const shownThen = (text: string) => withTypedThen(payload, text, then);

it.each([
  ['/media/a.pdf', '/media/a.pdf?as-of=secret'],
  ['Read /media/a.pdf.', 'Read /media/a.pdf?as-of=secret.'],
  ['Read\n/media/a.pdf', 'Read\n/media/a.pdf?as-of=secret'],
  ['[Terms](/media/a.pdf)', '[Terms](/media/a.pdf?as-of=secret)'],
  ['<a href="/media/a.pdf">', '<a href="/media/a.pdf?as-of=secret">'],
])('the address of a file of that moment in %j bears its token', async (typed, shown) => {
  expect(await shownThen(typed)).toBe(shown);
});

it.each([
  'https://other.example/media/a.pdf',
  '//other.example/media/a.pdf',
  'https://viewer.example/?file=/media/a.pdf',
  'https://شركة.السعودية/media/a.pdf',
  'https://o.example/x)/media/a.pdf',
  'https://o.example/x(/media/a.pdf',
  "https://o.example/x'/media/a.pdf",
  'mailto:a@o.example?body=/media/a.pdf',
])('no token goes to another host, as in %j', async (typed) => {
  expect(await shownThen(typed)).toBe(typed);
});
