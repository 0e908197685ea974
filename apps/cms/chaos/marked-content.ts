import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { schedulePublication } from '../src/record/scheduling.ts';
import { untyped } from '../src/untyped.ts';

/** What an editor asks of a service: that a page says this mark now, or that a new page of that name does so in a second. */
export type Marked = { mark: string; page?: number };

const soonMs = 1_000;
export const marks = /\bmark-[a-z]+-\d+\b/g;

/** The mark in the title and in a section, which lie in different tables: a page that is half published has two. */
function marked(mark: string) {
  const item = { title: mark, description: `<p>${mark}</p>` };
  return { title: mark, sections: [{ blockType: 'card', header: mark, items: [item] }] };
}

/** An editor, whom no check before a publication stops, and a page that is online. @returns the page's id */
export async function makePage(payload: Payload, name: string): Promise<number> {
  await payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [] } });
  const data = { email: 'e@example.com', password: 'quiet-lantern-orbit-71', name: 'Mona', role: 'editor' } as const;
  await payload.create({ collection: 'users', data });
  const { id } = await payload.create({
    collection: 'pages',
    data: untyped({ ...marked('mark-first-0'), name, _status: 'published' }),
  });
  return id;
}

export async function publishMarked(payload: Payload, { mark, page = 0 }: Marked): Promise<void> {
  const data = untyped({ ...marked(mark), _status: 'published' });
  await payload.update({ collection: 'pages', id: page, data, user: await editor(payload) });
}

export async function scheduleMarked(payload: Payload, { mark }: Marked): Promise<void> {
  const user = await editor(payload);
  const data = untyped({ ...marked(mark), name: mark });
  const { id } = await payload.create({ collection: 'pages', draft: true, data, user });
  const req = await createLocalReq({ user }, payload);
  const doc = { relationTo: 'pages', value: id } as const;
  await schedulePublication({ req, type: 'publish', doc, date: new Date(Date.now() + soonMs) });
}

async function editor(payload: Payload): Promise<TypedUser> {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } }, limit: 1 });
  return { ...docs[0], collection: 'users' } as TypedUser;
}
