import type { Payload } from 'payload';
import { migrateContent } from '../src/db/migrate.ts';
import { openContent } from '../src/db/open-content.ts';
import { makeFolders } from '../src/db/writable-folders.ts';

/** The empty content of this test file, with its tables made by the real migrations. */
export async function openTestContent(): Promise<Payload> {
  makeFolders();
  const payload = await openContent();
  await migrateContent(payload);
  return payload;
}

/** Rich text that says one sentence, as the editor stores it. */
export function richText(words: string) {
  const text = { type: 'text', text: words, format: 0, version: 1, mode: 'normal', style: '', detail: 0 };
  const common = { format: '', indent: 0, version: 1, direction: null } as const;
  const paragraph = { type: 'paragraph', children: [text], textFormat: 0, textStyle: '', ...common };
  return { root: { type: 'root', children: [paragraph], ...common } };
}
