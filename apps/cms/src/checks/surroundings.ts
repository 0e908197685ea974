import { type Language, languages } from '@insurer/contract/language.ts';
import type { PayloadRequest, Where } from 'payload';
import type { StoredField } from '../admin/languages/stored-fields.ts';
import { textOf } from '../fields/translations.ts';
import { whyNowhere } from '../links/why-nowhere.ts';
import { linkedIn, picturesIn, type Surroundings } from './check-document.ts';

type Picture = { id: number; alt?: Partial<Record<Language, unknown>> | null; decorative?: boolean | null };

/**
 * What a document's findings depend on, read as it is stored now.
 *
 * @param stored the fields of all states of it that are looked at
 * @param ownName its own name: it may lead to itself before it is online
 */
export async function surroundingsOf(
  req: PayloadRequest,
  stored: StoredField[],
  ownName: unknown,
): Promise<Surroundings> {
  const chosen = stored.flatMap(picturesIn).map(({ picture }) => Number(picture));
  // One after the other, as within a publication all are read by one connection.
  const linked = stored.flatMap(linkedIn).map(({ to }) => to);
  const nowhere = await whyNowhere(req, linked, { ownName });
  const pictures = await picturesOf(req, [...new Set(chosen)]);
  return {
    nowhere,
    withoutAlternative: (id) => {
      const picture = pictures.get(Number(id));
      if (!picture || picture.decorative) return [];
      return languages.filter((language) => !textOf(picture.alt?.[language]));
    },
  };
}

async function picturesOf(req: PayloadRequest, ids: number[]): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map();
  const where: Where = { id: { in: ids } };
  const all = { where, select: { alt: true, decorative: true }, pagination: false, req } as const;
  const { docs } = await req.payload.db.find<Picture>({ collection: 'media', ...all });
  return new Map(docs.map((picture) => [picture.id, picture]));
}
