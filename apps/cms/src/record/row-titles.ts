import type { CollectionSlug, Payload } from 'payload';
import type { AdminLanguage, Label } from '../fields/labels.ts';

/** Titles of rows by collection and id, each read once; an id without a row, or one without a title, stays an id. */
export function rowTitles(
  payload: Payload,
  language: AdminLanguage,
): (slug: CollectionSlug, id: string) => Promise<string> {
  const titles = new Map<string, Promise<string>>();
  async function readTitle(slug: CollectionSlug, id: string): Promise<string> {
    const where = { id: { equals: id } };
    // Reviewed: titles alone, for administrators, who read every collection.
    const row = await payload.db.findOne<Record<string, unknown> & { id: number }>({ collection: slug, where });
    const title = row?.[payload.collections[slug].config.admin.useAsTitle ?? 'id'];
    const words = title as Partial<Label> | string | undefined;
    return (typeof words === 'object' ? (words[language] ?? words.en ?? words.ar) : words) || id;
  }
  return (slug, id) => {
    const key = `${slug} ${id}`;
    const title = titles.get(key) ?? readTitle(slug, id);
    titles.set(key, title);
    return title;
  };
}
