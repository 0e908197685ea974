import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';

/** A stored row, in every language. */
export type Row = Record<string, unknown> & { id: number | string };

/** What the record calls a document that is stored. */
export async function subjectOf(req: PayloadRequest, slug: CollectionSlug, id: number | string): Promise<string> {
  const row = await storedRow(req, slug, id);
  return row ? titleOf(req.payload.collections[slug].config, row) : '–';
}

/** What the admin calls a document; of accounts the email too, of mails the case, since their subject is not ours. */
export function titleOf({ slug, admin }: CollectionConfig, ...states: Record<string, unknown>[]): string {
  const names = slug === 'mail-queue' ? ['reference'] : slug === 'users' ? ['name', 'email'] : [admin?.useAsTitle];
  const said = names.map((name) => states.map((state) => inEnglish(state[name ?? 'id'])).find(Boolean));
  return said.filter(Boolean).join(' · ') || '–';
}

function inEnglish(title: unknown): string {
  if (typeof title !== 'object' || title === null) return String(title ?? '');
  const { en, ar } = title as { en?: unknown; ar?: unknown };
  return String(en ?? ar ?? '');
}

/** The row of the main table, in every language and with what nobody reads: what visitors see, never a draft. */
export async function storedRow(req: PayloadRequest, slug: string, id: number | string): Promise<Row | undefined> {
  const collection = slug as CollectionSlug;
  const row = await req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req });
  return row ?? undefined;
}
