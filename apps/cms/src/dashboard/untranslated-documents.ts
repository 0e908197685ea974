import type { Language } from '@insurer/contract/language.ts';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { textsWithout } from '../admin/languages/missing-arabic.ts';
import { type CountedCollection, type MissingTexts, missingTextsSlug } from '../admin/languages/note-missing-texts.ts';
import { type DraftedGlobal, draftedGlobalLabels, draftedGlobals } from '../drafted-globals.ts';
import { runStatement, tableOf } from '../run-statement.ts';
import { configOf, type Subject } from '../subject.ts';
import { untyped } from '../untyped.ts';
import { type UntranslatedRow, untranslatedRows } from './untranslated-rows.ts';

/** A document some of whose texts have words in one language and none in the other. */
type Untranslated = Subject<CountedCollection | UntranslatedRow['collection']> & {
  title: { en?: string | null; ar?: string | null };
  missing: number;
};
/** Those with the greatest gaps, and how many documents and texts there are in all. */
type AllUntranslated = { lines: Untranslated[]; documents: number; texts: number };

const columns = { ar: 'count', en: 'english' } as const satisfies Record<Language, keyof MissingTexts>;

/**
 * The documents that are not complete in a language, as their newest drafts stand, the greatest gap first. It is for those who may
 * read all of the content: rows are counted without the rules of each collection.
 *
 * @param shown so many lines at most
 */
export async function untranslatedDocuments(
  req: PayloadRequest,
  language: Language,
  shown: number,
): Promise<AllUntranslated> {
  const table = tableOf(missingTextsSlug);
  const field = columns[language];
  const column = sql.identifier(field);
  const where = { [field]: { greater_than: 0 } };
  const [{ docs }, [total], rows, globals] = await Promise.all([
    req.payload.db.find<MissingTexts>({
      collection: missingTextsSlug,
      where,
      sort: [`-${field}`, 'id'],
      limit: shown,
      req,
    }),
    runStatement(req, sql`SELECT count(*) AS documents, sum(${column}) AS texts FROM ${table} WHERE ${column} > 0`),
    untranslatedRows(req.payload),
    Promise.all(draftedGlobals.map((global) => inGlobal(req, language, global))),
  ]);
  const others = [...globals.flat(), ...rows.flatMap((row) => lineOfRow(row, language))];
  const lines = [...docs.map((row) => lineOf(row, row[field])), ...others].sort(
    (one, other) => other.missing - one.missing,
  );
  return {
    lines: lines.slice(0, shown),
    documents: Number(total?.documents ?? 0) + others.length,
    texts: Number(total?.texts ?? 0) + others.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function lineOf({ source, titleEn, titleAr }: MissingTexts, missing: number): Untranslated {
  const [slug, id = ''] = source.split('/');
  return { collection: slug as CountedCollection, id, title: { en: titleEn, ar: titleAr }, missing };
}

function lineOfRow({ missing, ...row }: UntranslatedRow, language: Language): Untranslated[] {
  return missing[language] > 0 ? [{ ...row, missing: missing[language] }] : [];
}

async function inGlobal(req: PayloadRequest, language: Language, slug: DraftedGlobal): Promise<Untranslated[]> {
  const { payload, user } = req;
  const stored = await payload.findGlobal({ slug, draft: true, locale: 'all', depth: 0, overrideAccess: false, user });
  const { fields } = configOf(payload, { global: slug });
  const missing = textsWithout(language, fields, untyped(stored), payload.config.blocks ?? []).length;
  return missing > 0 ? [{ global: slug, title: draftedGlobalLabels[slug], missing }] : [];
}
