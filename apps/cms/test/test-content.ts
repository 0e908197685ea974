import { createLocalReq, type Payload, restoreVersionOperation, type TypedUser } from 'payload';
import { migrateContent } from '../src/db/migrate.ts';
import { openContent } from '../src/db/open-content.ts';
import { makeFolders } from '../src/db/writable-folders.ts';
import { copyEmptyContent } from './empty-content/copy.ts';

/** The empty content of this test file, with its tables as the real migrations made them. */
export async function openTestContent(): Promise<Payload> {
  makeFolders();
  await copyEmptyContent();
  const payload = await openContent();
  await migrateContent(payload);
  return payload;
}

/** An editor, whom no check before a publication stops. */
export async function addEditor(payload: Payload): Promise<TypedUser> {
  await payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [] } });
  const data = { email: 'm@example.com', password: 'long-enough-password', name: 'Mona', role: 'editor' } as const;
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
}

/** Brings a version of a page back, as the admin's button does: as a draft (decision 0031). */
export async function restorePage(payload: Payload, id: number | string | undefined, user?: TypedUser): Promise<void> {
  const { pages: collection } = payload.collections;
  const req = await createLocalReq({ user }, payload);
  await restoreVersionOperation({ collection, id: Number(id), draft: true, depth: 0, overrideAccess: true, req });
}

/** Rich text that says one sentence, as the editor stores it. */
export function richText(words: string) {
  const text = { type: 'text', text: words, format: 0, version: 1, mode: 'normal', style: '', detail: 0 };
  const common = { format: '', indent: 0, version: 1, direction: null } as const;
  const paragraph = { type: 'paragraph', children: [text], textFormat: 0, textStyle: '', ...common };
  return { root: { type: 'root', children: [paragraph], ...common } };
}
