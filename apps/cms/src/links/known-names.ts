import { forms } from '@insurer/contract/forms/forms.ts';
import type { PayloadRequest, Where } from 'payload';

/** Where the site answers without a page of that name. Whether a product of a quote is there is not looked at. */
const ownPaths = ['home', 'quote', 'career-details', 'e-services', ...forms.map(({ path }) => path)];

/** The names of pages that are online, and of what leads on from where pages were, in small letters. */
export async function knownNames(req: PayloadRequest): Promise<Set<string>> {
  const { db } = req.payload;
  const online: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };
  const all = { pagination: false, req } as const;
  const pageNames = { collection: 'pages', where: online, select: { name: true }, ...all } as const;
  const { docs: pages } = await db.find<{ name?: string | null }>(pageNames);
  const { docs: redirects } = await db.find<{ from: string }>({
    collection: 'redirects',
    select: { from: true },
    ...all,
  });
  const names = [...ownPaths, ...pages.map(({ name }) => name ?? ''), ...redirects.map(({ from }) => from)];
  return new Set(names.map((name) => name.toLowerCase()));
}
